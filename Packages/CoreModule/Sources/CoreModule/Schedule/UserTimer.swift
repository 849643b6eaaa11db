/// A text file that is to be written.
public struct WrittenFile: Equatable, Sendable {
  /// Its absolute path.
  public var path: String
  /// All that stands in it.
  public var text: String

  /// A file from its parts.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// How the program is run again and again by the system.
public enum TimerPlan: Equatable, Sendable {
  /// By the user's service manager, which reads these files.
  case files([WrittenFile])
  /// By cron, when the user adds this line to the table of jobs.
  case cronLine(String)
}

/// Runs the program once a minute for the user, also when nobody has a terminal open.
public protocol UserTimer: Sendable {
  /// What installing does on this system.
  var plan: TimerPlan { get }
  /// Whether the plan says what is meant: a line break in a path would begin another line of it.
  var isExpressible: Bool { get }
  /// Whether it is installed.
  var isInstalled: Bool { get }

  /// Writes the files of the plan, where there are any, and tells the service manager. A plan that is not expressible is refused.
  ///
  /// - Returns: Whether the timer runs from now on; if not, the user has to start it.
  func install() throws(StorageError) -> Bool

  /// Stops the timer and deletes its files.
  ///
  /// - Returns: Whether there was anything to delete.
  func uninstall() throws(StorageError) -> Bool
}
