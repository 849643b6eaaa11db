/// A desktop notification.
public struct UserNotification: Equatable, Sendable {
  /// The title, one line.
  public var title: String
  /// The text under the title.
  public var body: String
  /// The label of the button, which is also run by a click on the notification; `nil` for no button.
  public var action: String?

  /// Creates a notification.
  public init(title: String, body: String, action: String? = nil) {
    self.title = title
    self.body = body
    self.action = action
  }
}

/// How the user responded to a notification.
public enum NotificationOutcome: Equatable, Sendable {
  /// The user chose the action.
  case chosen
  /// The notification was closed, or got no response in time.
  case left
}

/// Why a notification could not be shown.
public enum NotifierError: Error, Equatable, Sendable {
  /// There is no desktop session.
  case noSession
  /// The session has no notification service.
  case noService
  /// The service reported an error.
  case refused(String)
}

/// Shows notifications.
public protocol Notifier: Sendable {
  /// Shows `notification`. If it has an action, waits up to `seconds` for the user's response.
  func show(_ notification: UserNotification, waiting seconds: Int) async throws(NotifierError) -> NotificationOutcome
}
