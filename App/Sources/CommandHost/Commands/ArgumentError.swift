import CoreModule
import CorePresentation

/// A mistake in the arguments of a command. Names are those that were typed.
enum ArgumentError: Error {
  case unknownOption(String, near: String?)
  case missingValue(Argument, name: String)
  /// A value that begins with a dash, so that it is taken for an option.
  case negativeNumber(String, name: String)
  case unexpectedValue(String, name: String)
  case invalidValue(String, Argument, name: String)
  case missingArgument(Argument)
  case unexpectedArguments([String])
  case malformed

  var sentence: LocalizedText {
    switch self {
    case .unknownOption(let option, nil):
      LocalizedText(en: "Unknown option “\(option)”.", ru: "Неизвестный параметр «\(option)».")
    case .unknownOption(let option, let near?):
      LocalizedText(
        en: "Unknown option “\(option)”. Did you mean “\(near)”?",
        ru: "Неизвестный параметр «\(option)». Возможно, вы имели в виду «\(near)»?"
      )
    case .missingValue(let option, let name):
      LocalizedText(
        en: "Missing value for “\(name) \(option.valueName(.english))”.",
        ru: "Не указано значение параметра «\(name) \(option.valueName(.russian))»."
      )
    case .negativeNumber(let value, let name):
      LocalizedText(en: "“\(value)” is not valid for \(name).", ru: "«\(value)» не подходит для \(name).")
    case .unexpectedValue(let value, let name):
      LocalizedText(
        en: "The option “\(name)” takes no value, but “\(value)” was given.",
        ru: "Параметр «\(name)» не принимает значения, но указано «\(value)»."
      )
    case .invalidValue(let value, let option, let name):
      LocalizedText(
        en: "“\(value)” is not valid for “\(name) \(option.valueName(.english))”.",
        ru: "«\(value)» не подходит для «\(name) \(option.valueName(.russian))»."
      )
    case .missingArgument(let argument): Self.missing(argument)
    case .unexpectedArguments(let arguments): Self.unexpected(arguments)
    case .malformed: LocalizedText(en: "The command is not understood.", ru: "Не удалось разобрать команду.")
    }
  }

  private static func missing(_ argument: Argument) -> LocalizedText {
    let option = argument.kind == .option ? "--\(argument.name) " : ""
    return LocalizedText(
      en: "Missing argument “\(option)\(argument.valueName(.english))”.",
      ru: "Не указан аргумент «\(option)\(argument.valueName(.russian))»."
    )
  }

  private static func unexpected(_ arguments: [String]) -> LocalizedText {
    guard arguments.count > 1 else {
      return LocalizedText(en: "Unexpected argument “\(arguments[0])”.", ru: "Лишний аргумент: «\(arguments[0])».")
    }
    return LocalizedText(
      en: "Unexpected arguments: \(arguments.map { "“\($0)”" }.joined(separator: ", ")).",
      ru: "Лишние аргументы: \(arguments.map { "«\($0)»" }.joined(separator: ", "))."
    )
  }
}

extension Problem {
  /// - Parameter command: The full name of the command that the arguments are for.
  init(_ error: ArgumentError, command: String?) {
    let page = command.map { "glot help \($0)" } ?? "glot help"
    self = .usage(error.sentence, hint: LocalizedText(en: "See “\(page)”.", ru: "См. «\(page)»."))
  }
}
