public import CoreModule
import Practice
import PracticeScheduling

/// A setting of the user, by its key in the configuration file.
public enum SettingKey: String, CaseIterable, Sendable {
  /// Whether colour is used: `auto`, `always`, `never`.
  case color
  /// The level of the log: `debug`, `info`, `warning`, `error`.
  case logLevel = "log_level"
  /// Whether the network must not be used: `true`, `false`.
  case offline
  /// Whether backups are automatic: `on`, `off`.
  case backup
  /// The address of the task server; empty for none.
  case todoSyncURL = "todo.sync_url"
  /// The file with the task server's secret; empty for none.
  case todoSyncKeyFile = "todo.sync_key_file"
  /// When the daily reminder comes: `19:30`.
  case remindAt = "remind_at"
  /// The interface language: `auto` (from the environment), `en`, `ru`.
  case language
  /// The number of new words per day.
  case practiceNew = "practice.new"
  /// How many learned words are asked on a day.
  case practiceLimit = "practice.limit"
  /// The probability of recall at which a word comes back: 0.7 to 0.99.
  case practiceRetention = "practice.retention"
  /// Whether articles are asked for in every language that has them: `on`, `off`.
  case practiceArticles = "practice.articles"
  /// When a day of practice begins: `04:00`.
  case practiceDayStart = "practice.day_start"
  /// Whether the full screen uses the mouse: `on`, `off`.
  case mouse = "ui.mouse"
  /// The tabs of the full screen, in their order: `words,practice`.
  case tabs = "ui.tabs"
  /// Whether long output on a terminal goes through a pager: `on`, `off`.
  case pager = "ui.pager"

  /// Whether the setting can have this value.
  public func allows(_ value: String) -> Bool {
    switch self {
    case .remindAt, .practiceDayStart: TimeOfDay(value) != nil
    case .practiceNew, .practiceLimit: Int(value).map(PracticeSettings.cardsPerDay.contains) ?? false
    case .practiceRetention: Double(value).map(Scheduler.retentions.contains) ?? false
    case .todoSyncURL, .todoSyncKeyFile: true
    case .tabs: InterfaceTab.list(value) != nil
    case .color, .logLevel, .offline, .backup, .language, .practiceArticles, .mouse, .pager: offeredValues.contains(value)
    }
  }

  /// The values to choose from. Empty for free text; for a time of day or a number, a selection.
  public var offeredValues: [String] {
    switch self {
    case .color: ["auto", "always", "never"]
    case .logLevel: ["debug", "info", "warning", "error"]
    case .offline: ["true", "false"]
    case .backup, .practiceArticles, .mouse, .pager: ["on", "off"]
    case .practiceNew: ["0", "5", "10", "20", "30", "50"]
    case .practiceLimit: ["50", "100", "200", "500", "9999"]
    case .practiceRetention: ["0.8", "0.85", "0.9", "0.95"]
    case .practiceDayStart: (0..<8).map { TimeOfDay.hour($0).description }
    case .todoSyncURL, .todoSyncKeyFile, .tabs: []
    case .language: ["auto"] + InterfaceLanguage.allCases.map(\.rawValue)
    case .remindAt: (0..<48).compactMap { TimeOfDay(hour: $0 / 2, minute: $0 % 2 * 30)?.description }
    }
  }

  /// The value as it is stored: a list without spaces.
  public func canonical(_ value: String) -> String {
    self == .tabs ? InterfaceTab.list(value).map(InterfaceTab.text) ?? value : value
  }

  /// The value in force until the user sets another.
  public var defaultValue: String {
    switch self {
    case .color: "auto"
    case .logLevel: "warning"
    case .offline: "false"
    case .backup, .mouse, .pager: "on"
    case .tabs: InterfaceTab.text(InterfaceTab.allCases)
    case .todoSyncURL, .todoSyncKeyFile: ""
    case .remindAt: "19:30"
    case .language: "auto"
    case .practiceNew: "\(PracticeSettings().newPerDay)"
    case .practiceLimit: "\(PracticeSettings().reviewsPerDay)"
    case .practiceRetention: "\(PracticeSettings().desiredRetention)"
    case .practiceArticles: PracticeSettings().asksArticles ? "on" : "off"
    case .practiceDayStart: PracticeSettings().dayStart.description
    }
  }
}

/// The user's settings.
public protocol SettingsStore: Sendable {
  /// The values that the user has set.
  ///
  /// - Throws: ``SettingsError``, also when any value in the file is not allowed.
  func values() throws(SettingsError) -> [SettingKey: String]

  /// A value that differs after each change of the settings; `nil` if nothing is stored.
  var version: String? { get }

  /// Sets one value and leaves the rest of the file as it is.
  func set(_ key: SettingKey, to value: String) throws(SettingsError)
}

/// What can go wrong with the configuration file.
public enum SettingsError: Error, Equatable, Sendable {
  /// The file is not TOML from this line and column on, both counted from 1.
  case malformed(path: String, line: Int, column: Int)
  /// A key has a value that it cannot have.
  case notAllowed(path: String, key: SettingKey, value: String)
  /// The key is set in a form that the program cannot edit, such as an inline table.
  case notChangeable(path: String, key: SettingKey)
  /// The file is not UTF-8.
  case notUTF8(path: String)
  /// The path names a folder, a pipe or a device.
  case notAFile(path: String)
  /// The file cannot be read or written.
  case storage(StorageError)
}
