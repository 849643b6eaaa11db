public import CoreModule

/// Decides whether the daily reminder to add a word is due.
@MainActor
public final class ReminderViewModel {
  /// The state to show.
  public private(set) var state = ReminderState()

  private var reads = IntentOrder()
  private var outlooks = IntentOrder()
  private let store: any WordStore
  private let mark: any DayMark
  private let clock: WallClock
  private let localTime: LocalTime

  init(store: any WordStore, mark: any DayMark, clock: WallClock, localTime: LocalTime) {
    self.store = store
    self.mark = mark
    self.clock = clock
    self.localTime = localTime
  }

  /// Reads the last reminder, and computes the next one from the time of the reminder; `nil` when there is none.
  public func load(at time: TimeOfDay?) async { await read(at: time) }

  /// Does the same, and computes the decision that ``decide(at:isForced:)`` would make now.
  public func loadOutlook(at time: TimeOfDay) async {
    let turn = outlooks.next()
    guard await read(at: time) else { return }
    do throws(WordStoreError) {
      let outlook = try await reasonForSilence(time) ?? .due
      if outlooks.isLatest(turn) { state.outlook = outlook }
    } catch {
      if outlooks.isLatest(turn) { state.problem = .store(error) }
    }
  }

  /// Decides whether to remind now. If so, stores the day, so that several processes remind only once a day.
  ///
  /// - Parameters:
  ///   - time: The time of the reminder.
  ///   - isForced: Whether to remind regardless of the time and of words added today.
  public func decide(at time: TimeOfDay, isForced: Bool = false) async {
    do throws(WordStoreError) {
      state.decision = try await decision(time, isForced)
      state.problem = nil
    } catch {
      state.problem = .store(error)
    }
  }

  /// - Returns: Whether the data could be read.
  @discardableResult
  private func read(at time: TimeOfDay?) async -> Bool {
    let turn = reads.next()
    do throws(StorageError) {
      let last = try await mark.last()
      guard reads.isLatest(turn) else { return true }
      state.last = last
      state.next = time.map { next($0, after: last) }
      state.problem = nil
      return true
    } catch {
      if reads.isLatest(turn) { state.problem = .store(.storage(error)) }
      return false
    }
  }

  private func decision(_ time: TimeOfDay, _ isForced: Bool) async throws(WordStoreError) -> ReminderDecision {
    if !isForced, let reason = try await reasonForSilence(time) { return reason }
    let today = localTime.day(of: clock.now())
    let isFirst: Bool
    do throws(StorageError) { isFirst = try await mark.claim(today) } catch { throw .storage(error) }
    return isFirst || isForced ? .due : .shownToday
  }

  /// Why not to remind now; `nil` when it is due.
  private func reasonForSilence(_ time: TimeOfDay) async throws(WordStoreError) -> ReminderDecision? {
    let now = clock.now()
    let today = localTime.day(of: now)
    if now < localTime.moment(of: time, on: today) { return .notYet }
    if try await last() == today { return .shownToday }
    var added = WordQuery()
    added.since = localTime.start(of: today)
    // A word may have been added under a clock that was ahead.
    added.before = localTime.start(of: today.adding(days: 1))
    added.limit = 1
    return try await store.words(added).isEmpty ? nil : .wordAddedToday
  }

  private func last() async throws(WordStoreError) -> CalendarDay? {
    do throws(StorageError) { return try await mark.last() } catch { throw .storage(error) }
  }

  /// The next reminder: now if it is due, otherwise at the next such time.
  private func next(_ time: TimeOfDay, after last: CalendarDay?) -> Timestamp {
    let now = clock.now()
    let today = localTime.day(of: now)
    let isDue = last != today && localTime.moment(of: time, on: today) <= now
    return isDue ? now : localTime.next(time, from: now)
  }
}

/// The state of the reminder.
public struct ReminderState: Equatable, Sendable {
  /// The last decision.
  public var decision: ReminderDecision?
  /// The decision that would be made now, if it was computed.
  public var outlook: ReminderDecision?
  /// The day of the last reminder; `nil` before the first.
  public var last: CalendarDay?
  /// When the user will be reminded; `nil` when the reminder has no time.
  public var next: Timestamp?
  /// The last failure.
  public var problem: PersonalDictionaryProblem?

  /// Creates an empty state.
  public init() {}
}

/// A decision about the reminder.
public enum ReminderDecision: Equatable, Sendable {
  /// Remind now.
  case due
  /// It is not yet time.
  case notYet
  /// The user was reminded today.
  case shownToday
  /// A word was added today.
  case wordAddedToday
}

/// The dependencies of the daily reminder.
@MainActor
public protocol ReminderDependency: WordStoreDependency {
  /// Stores the day of the last reminder.
  var reminderMark: any DayMark { get }
  /// The current time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
}

/// Builds the daily reminder.
public typealias ReminderBuilder = Builder<any ReminderDependency>

extension ReminderBuilder {
  /// Creates the view model.
  public func build() -> ReminderViewModel {
    ReminderViewModel(
      store: dependency.wordStore, mark: dependency.reminderMark, clock: dependency.clock, localTime: dependency.localTime
    )
  }
}
