public import CoreModule

/// What the user said about this one run, before any feature is built.
public struct LaunchOptions: Equatable, Sendable {
  /// One folder for everything, in place of the XDG places; relative to the working folder.
  public var dataFolder: String?
  /// Which log lines are kept, where the user says so.
  public var logLevel: LogLevel?
  /// Whether log lines are shown as well.
  public var isVerbose = false
  /// Whether the network is left alone.
  public var isOffline = false
  /// Whether a backup is made by itself after a change.
  public var makesBackups = true
  /// Whether the user wants to hear nothing but results and errors.
  public var isQuiet = false
  /// Where the task server is; empty for none.
  public var todoSyncURL = ""
  /// The file with the key for it; empty for none.
  public var todoSyncKeyFile = ""
  /// The interface language, for what is started behind.
  public var language = InterfaceLanguage.english

  /// Options that say nothing.
  public init() {}
}

/// A started program: what a host needs before and besides the feature tree.
public protocol Launch: Sendable {
  /// The environment variables.
  var variables: [String: String] { get }

  /// The path of the file with a key that the settings name, in which `~` stands for the user's home folder.
  func keyFile(_ path: String) -> String
  /// Tells the time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }

  /// How many files the program may have open, once it has asked the system for as many as it needs.
  func openFileLimit(needing count: Int) -> Int
  /// The files that the user names.
  func files(_ options: LaunchOptions) -> any UserFiles
  /// Where the files are.
  func places(_ options: LaunchOptions) -> Places
  /// The user's settings.
  func settings(_ options: LaunchOptions) -> any SettingsStore
  /// The outside world for the feature tree; nothing is opened yet. `echo` shows log lines.
  func environment(_ options: LaunchOptions, echo: @escaping @Sendable (HarmlessText) -> Void) -> AppEnvironment
  /// The absolute form of a path that the user wrote.
  func absolutePath(_ path: String) -> String
  /// The time zone of that name in the system's list, such as `Europe/Berlin`.
  func localTime(inZone name: String) -> LocalTime?
  /// Runs this program with these arguments once a minute, for as long as the user wants.
  func timer(running arguments: [String]) -> any UserTimer
  /// Opens a window with a terminal in which this program runs with these arguments.
  ///
  /// - Returns: Whether a terminal was found.
  func openTerminal(running arguments: [String]) -> Bool
  /// What could not be shown to the user when it was due.
  func owedReminder(_ options: LaunchOptions) -> any OwedMessage
  /// Decides anew whether a backup is made by itself when the program ends.
  func setMakesBackups(_ makesBackups: Bool)
  /// Closes what was opened, so that everything is in its place on the disk, and starts the backup and the refresh that are due behind.
  ///
  /// - Returns: Why no backup was or will be made; each failure is told once.
  func finish() -> AutomaticBackupFailure?
}

/// A message that waits until the user is there.
public protocol OwedMessage: Sendable {
  /// The message, which is owed no longer; `nil` when there is none.
  func take() -> String?
  /// Leaves a message, in place of an earlier one.
  func leave(_ text: String) throws(StorageError)
}

/// Why no backup was made by itself.
public enum AutomaticBackupFailure: Equatable, Sendable {
  /// The backup folder cannot be used.
  case storage(StorageError)
  /// The backup that was started before failed, and said so in the user's language.
  case earlier(String)
}
