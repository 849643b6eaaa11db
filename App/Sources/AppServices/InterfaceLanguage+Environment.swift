package import CoreModule

extension InterfaceLanguage {
  /// The language of the environment, which `GLOT_LANG` decides first.
  package static func ofEnvironment(_ variables: [String: String]) -> InterfaceLanguage {
    InterfaceLanguage(variables: variables, overrides: ["GLOT_LANG"])
  }
}
