/// The paths of the program's files.
///
/// The rules are those of the XDG Base Directory Specification 0.8: unset, empty and relative variables are ignored.
public struct Places: Equatable, Sendable {
  /// The database of all features.
  public let database: String
  /// The user's configuration file.
  public let configuration: String
  /// The cache folder, whose files can be deleted at any time.
  public let cache: String
  /// The log file.
  public let log: String

  /// The folder of the texts that the user gave to the program without a file of their own, such as those from a browser.
  public var texts: String { "\(database.prefix(upTo: database.lastIndex(of: "/") ?? database.startIndex))/texts" }

  /// The paths for a program called `name`.
  ///
  /// - Parameters:
  ///   - portableFolder: A folder for all files instead (`--data-dir`).
  ///   - variables: The environment variables of the process.
  ///   - home: The user's home folder, for paths that no XDG variable sets.
  public init(name: String, portableFolder: String?, variables: [String: String], home: String) {
    if let portableFolder {
      let folder = portableFolder.last == "/" ? String(portableFolder.dropLast()) : portableFolder
      database = "\(folder)/\(name).db"
      configuration = "\(folder)/config.toml"
      cache = "\(folder)/cache"
      log = "\(folder)/\(name).log"
      return
    }
    let home = home.last == "/" ? String(home.dropLast()) : home
    func base(_ variable: String, _ fallback: String) -> String {
      guard let value = variables[variable], value.hasPrefix("/") else { return "\(home)/\(fallback)/\(name)" }
      return "\(value)/\(name)"
    }
    database = base("XDG_DATA_HOME", ".local/share") + "/\(name).db"
    configuration = base("XDG_CONFIG_HOME", ".config") + "/config.toml"
    cache = base("XDG_CACHE_HOME", ".cache")
    log = base("XDG_STATE_HOME", ".local/state") + "/\(name).log"
  }
}
