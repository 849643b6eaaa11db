/// A text file to write.
public struct WrittenFile: Equatable, Sendable {
  /// Its absolute path.
  public var path: String
  /// The whole content of the file.
  public var text: String

  /// Creates a file.
  public init(path: String, text: String) { (self.path, self.text) = (path, text) }
}

/// How the system runs the program for the user.
public enum JobPlan: Equatable, Sendable {
  /// By the user's service manager, with these unit files.
  case files([WrittenFile])
  /// By cron, if the user adds this line to the crontab.
  case cronLine(String)
}

/// Runs the program for the user, even without an open terminal: once a minute, or always.
public protocol UserJob: Sendable {
  /// What `install` does on this system.
  var plan: JobPlan { get }
  /// Whether the plan can be written: a line break in a path would start another line in it.
  var isExpressible: Bool { get }
  /// Whether the job is installed.
  var isInstalled: Bool { get }

  /// Writes the files of the plan, if any, and reloads the service manager. Throws when the plan is not expressible.
  ///
  /// - Returns: Whether the job is running; if not, the user has to start it.
  func install() throws(StorageError) -> Bool

  /// Stops the job and deletes its files.
  ///
  /// - Returns: Whether there were files to delete.
  func uninstall() throws(StorageError) -> Bool
}
