/// The help in Russian. A test sees to it that no sentence of a command's declaration is missing.
enum RussianHelp {
  static let sentences: [String: String] = [:]
  static let valueNames: [String: String] = [:]
}
