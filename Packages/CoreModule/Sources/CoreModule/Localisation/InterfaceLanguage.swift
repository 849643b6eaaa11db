/// A language of the user interface.
public enum InterfaceLanguage: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Russian.
  case russian = "ru"

  /// The language that the environment variables ask for.
  ///
  /// `overrides` (such as `GLOT_LANG`) come first, then `LANGUAGE` (a colon-separated list), `LC_ALL`, `LC_MESSAGES` and `LANG`, in
  /// gettext's order; the first that is set decides. `C`, `POSIX` and unsupported languages mean English.
  public init(variables: [String: String], overrides: [String]) {
    let names = overrides + ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    let spoken = value.split(separator: ":").lazy.compactMap { InterfaceLanguage(localeName: String($0)) }
    self = spoken.first ?? .english
  }

  /// The language of a locale name such as `ru_RU.UTF-8`, or `nil` when it is not supported.
  public init?(localeName: String) {
    let code = localeName.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }.lowercased()
    self.init(rawValue: code)
  }
}
