import CoreModule

/// The texts of the help in one language.
struct HelpWords {
  let language: InterfaceLanguage

  init(_ language: InterfaceLanguage) { self.language = language }

  var usage: String { LocalizedText(en: "Usage", ru: "Использование")(language) }
  var command: String { LocalizedText(en: "COMMAND", ru: "КОМАНДА")(language) }
  var optionsInUsage: String { LocalizedText(en: "options", ru: "параметры")(language) }
  var commands: String { LocalizedText(en: "Commands", ru: "Команды")(language) }
  var arguments: String { LocalizedText(en: "Arguments", ru: "Аргументы")(language) }
  var options: String { LocalizedText(en: "Options", ru: "Параметры")(language) }
  var commonOptions: String { LocalizedText(en: "Common options", ru: "Общие параметры")(language) }
  var examples: String { LocalizedText(en: "Examples", ru: "Примеры")(language) }

  /// The names and value of an option: `-d, --direction DIRECTION`.
  func spelling(of argument: Argument) -> String {
    let names = argument.spelledNames.joined(separator: ", ")
    switch argument.kind {
    case .flag: return names
    case .option: return "\(names) \(argument.valueName(language))"
    case .operand: return argument.valueName(language)
    }
  }
}
