package import CoreModule

extension LocalizedText {
  /// What messages call standard input.
  package static let standardInput = LocalizedText(en: "Standard input", ru: "Стандартный ввод")
}
