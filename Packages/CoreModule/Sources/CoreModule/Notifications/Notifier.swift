/// Something to tell the user outside of any window of ours.
public struct UserNotification: Equatable, Sendable {
  /// One line.
  public var title: String
  /// What is said under it.
  public var body: String
  /// What a button, and a click on the whole, is called; `nil` when there is nothing to do.
  public var action: String?

  /// A notification from its parts.
  public init(title: String, body: String, action: String? = nil) {
    self.title = title
    self.body = body
    self.action = action
  }
}

/// What became of a notification that was shown.
public enum NotificationOutcome: Equatable, Sendable {
  /// The user chose the action.
  case chosen
  /// It was closed, or not answered in the time that was waited.
  case left
}

/// Why a notification was not shown.
public enum NotifierError: Error, Equatable, Sendable {
  /// There is no session to show it in.
  case noSession
  /// Nothing in the session shows notifications.
  case noService
  /// The service did not do as it was asked.
  case refused(String)
}

/// Shows notifications.
public protocol Notifier: Sendable {
  /// Shows `notification`, and waits so many seconds for the user's answer, where it has an action.
  func show(_ notification: UserNotification, waiting seconds: Int) async throws(NotifierError) -> NotificationOutcome
}
