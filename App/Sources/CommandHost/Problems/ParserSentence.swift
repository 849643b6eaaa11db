import CoreModule
import Presentation

/// Translates an error message of the argument parser.
///
/// The parser quotes arguments with apostrophes, which the arguments may also contain, so messages are recognised by their start and end.
/// Texts are compared by scalars, because an apostrophe and a following accent form one character.
struct ParserSentence {
  private let sentence: Substring

  init(_ sentence: String) {
    let whole = sentence[...]
    // Letters after a short option may be options or its value; the parser offers both readings, one per line.
    self.sentence = whole.lastSplit(at: "\n   or: Missing value for '")?.before ?? whole
  }

  var text: LocalizedText {
    unknownOption ?? missingValue ?? unexpectedValue ?? unexpectedArgument ?? unexpectedArguments ?? missingArgument ?? missingArguments
      ?? invalidValue ?? notUnderstood
  }

  /// The option without a value, as in `--limit`.
  var optionWithoutValue: String? {
    sentence.between("Missing value for '", "'").map { String($0.prefix { $0 != " " }) }
  }

  private var unknownOption: LocalizedText? {
    if let (option, near) = sentence.between("Unknown option '", "'?")?.lastSplit(at: "'. Did you mean '") {
      return LocalizedText(
        en: "Unknown option “\(option)”. Did you mean “\(near)”?",
        ru: "Неизвестный параметр «\(option)». Возможно, вы имели в виду «\(near)»?"
      )
    }
    return sentence.between("Unknown option '", "'").map {
      LocalizedText(en: "Unknown option “\($0)”.", ru: "Неизвестный параметр «\($0)».")
    }
  }

  private var missingValue: LocalizedText? {
    sentence.between("Missing value for '", "'").map { option in
      LocalizedText(
        en: "Missing value for “\(shown(option, .english))”.", ru: "Не указано значение параметра «\(shown(option, .russian))»."
      )
    }
  }

  private var unexpectedValue: LocalizedText? {
    sentence.between("The option '", "' was specified.")?.firstSplit(at: "' does not take any value, but '").map { option, value in
      LocalizedText(
        en: "The option “\(option)” takes no value, but “\(value)” was given.",
        ru: "Параметр «\(option)» не принимает значения, но указано «\(value)»."
      )
    }
  }

  private var unexpectedArgument: LocalizedText? {
    sentence.between("Unexpected argument '", "'").map {
      LocalizedText(en: "Unexpected argument “\($0)”.", ru: "Лишний аргумент: «\($0)».")
    }
  }

  private var unexpectedArguments: LocalizedText? {
    guard let list = sentence.drop(while: \.isWholeNumber).between(" unexpected arguments: '", "'") else { return nil }
    let arguments = list.split(at: "', '")
    return LocalizedText(
      en: "Unexpected arguments: \(arguments.map { "“\($0)”" }.joined(separator: ", ")).",
      ru: "Лишние аргументы: \(arguments.map { "«\($0)»" }.joined(separator: ", "))."
    )
  }

  private var missingArgument: LocalizedText? {
    sentence.between("Missing expected argument '", "'").map { argument in
      LocalizedText(en: "Missing argument “\(shown(argument, .english))”.", ru: "Не указан аргумент «\(shown(argument, .russian))».")
    }
  }

  private var missingArguments: LocalizedText? {
    guard let arguments = sentence.between("Missing one of: '", "'")?.split(at: "', '") else { return nil }
    return LocalizedText(
      en: "Missing one of \(arguments.map { "“\(shown($0, .english))”" }.joined(separator: ", ")).",
      ru: "Не указано ни одно из: \(arguments.map { "«\(shown($0, .russian))»" }.joined(separator: ", "))."
    )
  }

  private var invalidValue: LocalizedText? {
    guard let (value, rest) = sentence.between("The value '", "")?.lastSplit(at: "' is invalid for '") else { return nil }
    let name = rest.firstSplit(at: "'")?.before ?? rest
    return LocalizedText(
      en: "“\(value)” is not a value for “\(shown(name, .english))”.", ru: "«\(value)» не подходит для «\(shown(name, .russian))»."
    )
  }

  private var notUnderstood: LocalizedText {
    guard let text = sentence.firstSplit(at: " '")?.after.lastSplit(at: "'")?.before else {
      return LocalizedText(en: "The command is not clear.", ru: "Не удалось разобрать команду.")
    }
    return LocalizedText(en: "The command is not clear: “\(text)”.", ru: "Не удалось разобрать команду: «\(text)».")
  }

  /// The name of a parameter in the style of the help: `--from <from>` as `--from FROM`, `<word> ...` as `WORD`.
  private func shown(_ name: Substring, _ language: InterfaceLanguage) -> String {
    guard let (option, rest) = name.firstSplit(at: "<") else { return String(name) }
    let value = String(rest.prefix { $0 != ">" })
    switch language {
    case .english: return option + value.uppercased()
    case .russian: return option + (RussianHelp.valueNames[value] ?? value.uppercased())
    }
  }
}

extension Substring {
  fileprivate func between(_ prefix: String, _ suffix: String) -> Substring? {
    let rest = unicodeScalars.dropFirst(prefix.unicodeScalars.count)
    guard unicodeScalars.starts(with: prefix.unicodeScalars), rest.reversed().starts(with: suffix.unicodeScalars.reversed()) else {
      return nil
    }
    return Substring(rest.dropLast(suffix.unicodeScalars.count))
  }

  fileprivate func firstSplit(at separator: String) -> (before: Substring, after: Substring)? {
    unicodeScalars.firstRange(of: separator.unicodeScalars).map(around)
  }

  fileprivate func lastSplit(at separator: String) -> (before: Substring, after: Substring)? {
    unicodeScalars.ranges(of: separator.unicodeScalars).last.map(around)
  }

  fileprivate func split(at separator: String) -> [Substring] {
    unicodeScalars.split(separator: separator.unicodeScalars, omittingEmptySubsequences: false).map { Substring($0) }
  }

  private func around(_ range: Range<Index>) -> (before: Substring, after: Substring) {
    (Substring(unicodeScalars[..<range.lowerBound]), Substring(unicodeScalars[range.upperBound...]))
  }
}
