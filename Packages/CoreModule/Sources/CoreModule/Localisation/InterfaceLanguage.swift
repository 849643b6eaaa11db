/// A language the program speaks to its user.
public enum InterfaceLanguage: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Russian.
  case russian = "ru"

  /// The language asked for by environment variables.
  ///
  /// `overrides` (such as `GLOT_LANG`) come first, then `LANGUAGE` (a colon-separated list), `LC_ALL`, `LC_MESSAGES`, `LANG`, as
  /// gettext orders them; the first that is set decides. `C`, `POSIX` and languages not spoken here mean English.
  public init(variables: [String: String], overrides: [String]) {
    let names = overrides + ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    let spoken = value.split(separator: ":").lazy.compactMap { InterfaceLanguage(localeName: String($0)) }
    self = spoken.first ?? .english
  }

  /// The language of a locale name such as `ru_RU.UTF-8`, or `nil` when it is not spoken here.
  public init?(localeName: String) {
    let code = localeName.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }.lowercased()
    self.init(rawValue: code)
  }
}
