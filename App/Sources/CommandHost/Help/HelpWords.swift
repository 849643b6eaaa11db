import CoreModule

/// The texts of the help in one language.
struct HelpWords {
  private let language: InterfaceLanguage

  init(_ language: InterfaceLanguage) { self.language = language }

  var usage: String { LocalizedText(en: "Usage", ru: "Использование")(language) }
  var command: String { LocalizedText(en: "COMMAND", ru: "КОМАНДА")(language) }
  var optionsInUsage: String { LocalizedText(en: "options", ru: "параметры")(language) }
  var commands: String { LocalizedText(en: "Commands", ru: "Команды")(language) }
  var arguments: String { LocalizedText(en: "Arguments", ru: "Аргументы")(language) }
  var options: String { LocalizedText(en: "Options", ru: "Параметры")(language) }
  var commonOptions: String { LocalizedText(en: "Options of every command", ru: "Параметры всех команд")(language) }
  var examples: String { LocalizedText(en: "Examples", ru: "Примеры")(language) }

  /// Translates a sentence of a command's declaration.
  func translated(_ english: String?) -> String {
    guard let english else { return "" }
    switch language {
    case .english: return english
    case .russian: return RussianHelp.sentences[english] ?? english
    }
  }

  /// The names and value of an option: `-d, --direction DIRECTION`.
  func spelling(of argument: HelpArgument) -> String {
    if argument.isPositional { return valueName(argument) }
    let names = argument.spelledNames.joined(separator: ", ")
    return argument.takesValue ? "\(names) \(valueName(argument))" : names
  }

  /// The placeholder for the value.
  func valueName(_ argument: HelpArgument) -> String {
    let name = argument.valueName ?? "value"
    switch language {
    case .english: return name.uppercased()
    case .russian: return RussianHelp.valueNames[name] ?? name.uppercased()
    }
  }
}
