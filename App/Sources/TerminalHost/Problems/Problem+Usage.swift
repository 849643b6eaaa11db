import ArgumentParser
import CoreModule

extension Problem {
  /// A command that was not written as it must be.
  static func usage(_ message: LocalizedText, hint: LocalizedText? = nil) -> Problem {
    Problem(.usage, "usage", message, hint: hint)
  }

  /// What the argument parser refused, in the user's language.
  static func unparsable(_ error: any Error, command: String?) -> Problem {
    let sentence = ParserSentence(GlotCommand.message(for: error).split(separator: "\n").first.map(String.init) ?? "")
    let page = command.map { "glot help \($0)" } ?? "glot help"
    return usage(sentence.text, hint: LocalizedText(en: "See “\(page)”.", ru: "См. «\(page)»."))
  }

  /// A first argument that is no command.
  static func unknownCommand(_ name: String) -> Problem {
    let known = GlotCommand.configuration.subcommands + GlotCommand.configuration.groupedSubcommands.flatMap(\.subcommands)
    let names = known.compactMap { $0.configuration.commandName }
    let near = names.map { ($0, editDistance($0, name)) }.filter { $0.1 <= 2 }.min { $0.1 < $1.1 }?.0
    return usage(
      LocalizedText(en: "“\(name)” is not a command of glot.", ru: "Команды «\(name)» в glot нет."),
      hint: near.map { LocalizedText(en: "Did you mean “glot \($0)”?", ru: "Возможно, вы имели в виду «glot \($0)»?") }
        ?? LocalizedText(en: "See “glot help”.", ru: "См. «glot help».")
    )
  }
}

/// How many insertions, deletions and replacements turn one text into the other (Levenshtein).
func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var row = Array(0...right.count)
  for (index, character) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in right.indices {
      let cost = diagonal + (right[column] == character ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(cost, row[column] + 1, row[column + 1] + 1)
    }
  }
  return row[right.count]
}

/// A sentence of the argument parser, said in both languages. One that is not known is passed on as it is.
struct ParserSentence {
  private let sentence: String
  private let quoted: [String]

  init(_ sentence: String) {
    self.sentence = sentence
    quoted = sentence.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }

  var text: LocalizedText {
    let quoted = quoted.map(Self.withRussianValueName)
    guard let first = quoted.first else { return LocalizedText(en: ended, ru: "Команда написана неверно: \(ended)") }
    return LocalizedText(en: ended, ru: russian(first, quoted.dropFirst().joined(separator: ", ")))
  }

  /// `--from <from>` as `--from ЯЗЫК`, `<word> ...` as `СЛОВО`.
  private static func withRussianValueName(_ text: String) -> String {
    guard let start = text.firstIndex(of: "<"), let end = text.firstIndex(of: ">"), start < end else { return text }
    let name = String(text[text.index(after: start)..<end])
    return text[..<start] + (RussianHelp.valueNames[name] ?? name)
  }

  private var ended: String { sentence.hasSuffix(".") || sentence.hasSuffix("?") ? sentence : sentence + "." }

  private func russian(_ first: String, _ rest: String) -> String {
    switch sentence {
    case let text where text.hasPrefix("Unknown option") && !rest.isEmpty:
      "Параметр «\(first)» неизвестен. Возможно, имелся в виду «\(rest)»?"
    case let text where text.hasPrefix("Unknown option"): "Параметр «\(first)» неизвестен."
    case let text where text.hasPrefix("Missing value for"): "После «\(first)» нет значения."
    case let text where text.hasPrefix("Missing expected argument"): "Не хватает аргумента «\(first)»."
    case let text where text.hasPrefix("Missing one of"): "Не хватает одного из аргументов: \(([first] + [rest]).joined(separator: ", "))."
    case let text where text.hasPrefix("Unexpected argument"): "Лишний аргумент «\(first)»."
    case let text where text.contains("unexpected arguments"): "Лишние аргументы: \(first)."
    case let text where text.hasPrefix("The value") && quoted.count > 2:
      "Значение «\(first)» не подходит для «\(quoted[1])». Возможные значения: \(quoted.dropFirst(2).joined(separator: ", "))."
    case let text where text.hasPrefix("The value"): "Значение «\(first)» не подходит для «\(rest)»."
    case let text where text.hasPrefix("The option"): "Параметр «\(first)» не принимает значения, а получил «\(rest)»."
    default: "Команда написана неверно: \(ended)"
    }
  }
}
