public import CoreModule

/// What the user said about this one run, before any feature is built.
public struct LaunchOptions: Equatable, Sendable {
  /// One folder for everything, in place of the XDG places; relative to the working folder.
  public var dataFolder: String?
  /// Which log lines are kept, where the user says so.
  public var logLevel: LogLevel?
  /// Whether log lines are shown as well.
  public var isVerbose = false

  /// Options that say nothing.
  public init() {}
}

/// A started program: what a host needs before and besides the feature tree.
public protocol Launch: Sendable {
  /// The environment variables.
  var variables: [String: String] { get }
  /// Tells the time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }

  /// Where the files are.
  func places(_ options: LaunchOptions) -> Places
  /// The user's settings.
  func settings(_ options: LaunchOptions) -> any SettingsStore
  /// The outside world for the feature tree; nothing is opened yet. `echo` shows log lines.
  func environment(_ options: LaunchOptions, echo: @escaping @Sendable (String) -> Void) -> AppEnvironment
  /// Closes what was opened, so that everything is in its place on the disk.
  func finish()
}
