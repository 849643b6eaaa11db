public import CoreModule

/// A setting of the user, by its key in the configuration file.
public enum SettingKey: String, CaseIterable, Sendable {
  /// Whether colour is used: `auto`, `always`, `never`.
  case color
  /// Which lines the log keeps: `debug`, `info`, `warning`, `error`.
  case logLevel = "log_level"
  /// Whether the network is left alone: `true`, `false`.
  case offline
  /// Whether backups are made by themselves: `on`, `off`.
  case backup
  /// Where the task server is; empty for none.
  case todoSyncURL = "todo.sync_url"
  /// The file with the key for it; empty for none.
  case todoSyncKeyFile = "todo.sync_key_file"
  /// When the daily reminder comes: `19:30`.
  case remindAt = "remind_at"
  /// What the program speaks to its user: `auto` (as the environment says), `en`, `ru`.
  case language

  /// Whether the setting can have this value.
  public func allows(_ value: String) -> Bool {
    self == .remindAt ? TimeOfDay(value) != nil : allowedValues.isEmpty || allowedValues.contains(value)
  }

  /// The values the setting can have; none for a free text, and of a time of day those that a choice offers.
  public var allowedValues: [String] {
    switch self {
    case .color: ["auto", "always", "never"]
    case .logLevel: ["debug", "info", "warning", "error"]
    case .offline: ["true", "false"]
    case .backup: ["on", "off"]
    case .todoSyncURL, .todoSyncKeyFile: []
    case .language: ["auto"] + InterfaceLanguage.allCases.map(\.rawValue)
    case .remindAt: (0..<48).compactMap { TimeOfDay(hour: $0 / 2, minute: $0 % 2 * 30)?.description }
    }
  }

  /// The value in force until the user sets another.
  public var defaultValue: String {
    switch self {
    case .color: "auto"
    case .logLevel: "warning"
    case .offline: "false"
    case .backup: "on"
    case .todoSyncURL, .todoSyncKeyFile: ""
    case .remindAt: "19:30"
    case .language: "auto"
    }
  }
}

/// The user's settings.
public protocol SettingsStore: Sendable {
  /// What the user set; keys that were not set are missing.
  ///
  /// - Throws: ``SettingsError``, also when any value in the file is not allowed.
  func values() throws(SettingsError) -> [SettingKey: String]

  /// Sets one value; the rest of the file stays as it is.
  func set(_ key: SettingKey, to value: String) throws(SettingsError)
}

/// What can go wrong with the configuration file.
public enum SettingsError: Error, Equatable, Sendable {
  /// The file is not TOML from this line and column on, both counted from 1.
  case malformed(path: String, line: Int, column: Int)
  /// A key has a value that it cannot have.
  case notAllowed(path: String, key: SettingKey, value: String)
  /// The key is set in a form that only a person can change, such as a table in one line.
  case notChangeable(path: String, key: SettingKey)
  /// The file is no text.
  case notUTF8(path: String)
  /// What stands there is a folder, a pipe or a device.
  case notAFile(path: String)
  /// The file cannot be read or written.
  case storage(StorageError)
}
