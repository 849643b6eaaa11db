public import CoreModule
import Synchronization

/// A day mark in memory.
public final class InMemoryDayMark: DayMark {
  private let day: Mutex<CalendarDay?>

  /// A mark of `day`.
  public init(_ day: CalendarDay? = nil) { self.day = Mutex(day) }

  public func last() throws(StorageError) -> CalendarDay? { day.withLock { $0 } }

  public func claim(_ day: CalendarDay) throws(StorageError) -> Bool {
    self.day.withLock { last in
      defer { last = day }
      return last != day
    }
  }
}

/// A notifier that records its notifications.
public final class RecordingNotifier: Notifier {
  private let error: NotifierError?
  private let shown = Mutex<[UserNotification]>([])

  /// A notifier whose notifications are left unanswered, or that fails with `error`.
  public init(failingWith error: NotifierError? = nil) { self.error = error }

  /// The notifications that were shown.
  public var notifications: [UserNotification] { shown.withLock { $0 } }

  public func show(_ notification: UserNotification, waiting seconds: Int) async throws(NotifierError) -> NotificationOutcome {
    if let error { throw error }
    shown.withLock { $0.append(notification) }
    return .left
  }
}
