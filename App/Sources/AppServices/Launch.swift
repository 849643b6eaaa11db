public import AppGraph
public import CoreModule
public import Practice

/// The options of one run.
public struct LaunchOptions: Equatable, Sendable {
  /// One folder for all files instead of the XDG folders; relative to the working folder.
  public var dataFolder: String?
  /// The minimum level of the log, if the user has set one.
  public var logLevel: LogLevel?
  /// Whether log lines are also shown.
  public var isVerbose = false
  /// Whether the network must not be used.
  public var isOffline = false
  /// Whether a change is followed by a backup.
  public var makesBackups = true
  /// Whether only results and errors are printed.
  public var isQuiet = false
  /// The address of the task server; empty for none.
  public var todoSyncURL = ""
  /// The file with the task server's secret; empty for none.
  public var todoSyncKeyFile = ""
  /// The settings of the practice.
  public var practice = PracticeSettings()
  /// The settings of the full screen.
  public var interface = InterfaceSettings()
  /// The interface language of background processes.
  public var language = InterfaceLanguage.english

  /// Creates the default options.
  public init() {}

  /// Takes what the user has set. What was asked for on the command line counts more.
  package mutating func apply(_ settings: [SettingKey: String], _ launch: any Launch) {
    isOffline = isOffline || settings[.offline] == "true"
    todoSyncURL = settings[.todoSyncURL] ?? ""
    todoSyncKeyFile = launch.keyFile(settings[.todoSyncKeyFile] ?? "")
    makesBackups = settings[.backup] != "off"
    practice = PracticeSettings(settings)
    interface = InterfaceSettings(settings)
    logLevel = logLevel ?? settings[.logLevel].flatMap { LogLevel(rawValue: $0) }
  }
}

/// What a host needs from the system besides the feature tree.
public protocol Launch: Sendable {
  /// The environment variables.
  var variables: [String: String] { get }

  /// Expands `~` in the path of a key file.
  func keyFile(_ path: String) -> String
  /// The clock.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }

  /// Raises the limit of open files to `count` if possible, and returns the limit.
  func openFileLimit(needing count: Int) -> Int
  /// Access to the files that the user names.
  func files(_ options: LaunchOptions) -> any UserFiles
  /// The places of the program's own files.
  func places(_ options: LaunchOptions) -> Places
  /// The user's settings.
  func settings(_ options: LaunchOptions) -> any SettingsStore
  /// Creates the app for these options. The data is opened on first use. `echo` receives log lines.
  func open(_ options: LaunchOptions, echo: @escaping @Sendable (HarmlessText) -> Void) -> OpenApp
  /// Resolves a path against the working folder.
  func absolutePath(_ path: String) -> String
  /// The time zone with that name, such as `Europe/Berlin`.
  func localTime(inZone name: String) -> LocalTime?
  /// A job of the user's that runs the program with these arguments.
  func job(_ job: ProgramJob, running arguments: [String]) -> any UserJob
  /// Opens a terminal window that runs the program with these arguments.
  ///
  /// - Returns: Whether a terminal was found.
  func openTerminal(running arguments: [String]) -> Bool
  /// Runs the server for browsers in place of this program. Returns only if it cannot be started.
  func becomeServer(_ options: ServerOptions)
  /// Who may use the server.
  func serverGrants(_ options: LaunchOptions) -> any ServerGrantStore
  /// Opens an address in the user's browser. Other users of the machine do not see it.
  ///
  /// - Returns: Whether there is a desktop.
  func openBrowser(_ address: String, _ options: LaunchOptions) -> Bool
  /// A reminder that could not be shown when it was due.
  func pendingReminder(_ options: LaunchOptions) -> any PendingMessage
}

/// A message stored for the next run.
public protocol PendingMessage: Sendable {
  /// Returns and removes the message; `nil` when there is none.
  func take() -> String?
  /// Stores a message, replacing an earlier one.
  func leave(_ text: String) throws(StorageError)
}

/// What the system can run for the user.
public enum ProgramJob: Sendable {
  /// The check for due reminders, once a minute.
  case reminder
  /// The server for browsers, always.
  case server
}

extension Launch {
  /// The timer that checks once a minute for due reminders in the data of this run.
  package func reminderTimer(_ options: LaunchOptions, language: InterfaceLanguage) -> any UserJob {
    job(.reminder, running: reminderArguments(language) + place(options))
  }

  /// The arguments that show the due reminders in this language.
  package func reminderArguments(_ language: InterfaceLanguage) -> [String] {
    ["remind", "now", "--quiet", "--wait", "\(secondsForAnswer)", "--lang", language.rawValue]
  }

  /// How long a shown reminder waits for an answer: less than the minute between two checks.
  package var secondsForAnswer: Int64 { 50 }

  /// The job that serves browsers the data of this run.
  package func serverJob(_ options: LaunchOptions, arguments: [String]) -> any UserJob {
    job(.server, running: ["serve", "--no-open", "--quiet"] + arguments + place(options))
  }

  private func place(_ options: LaunchOptions) -> [String] {
    let folder = options.dataFolder ?? variables["GLOT_DATA_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    return folder.map { ["--data-dir", absolutePath($0)] } ?? []
  }
}

extension InterfaceLanguage {
  /// The language of the environment, which `GLOT_LANG` decides first.
  package static func ofEnvironment(_ variables: [String: String]) -> InterfaceLanguage {
    InterfaceLanguage(variables: variables, overrides: ["GLOT_LANG"])
  }
}
