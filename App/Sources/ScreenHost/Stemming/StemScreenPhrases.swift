import CoreModule
import PersonalDictionary
import Presentation
import Stemming
import TerminalKit

enum StemScreenPhrases {
  static let start = EmptyList(
    purpose: LocalizedText(
      en: "Stems are what words have in common: one counts how often each root occurs in a text. Type words and press Enter.",
      ru: "Корни — общее в словах: видно, сколько раз каждый встречается в тексте. Введите слова и нажмите Enter."
    ), key: .control("g"), effect: LocalizedText(en: "takes the grammar of another language", ru: "выберет грамматику другого языка"),
    example: LocalizedText(
      en: "For example, by the Spanish grammar: casas corriendo has the roots cas and corr.",
      ru: "Например, по испанской грамматике: в casas corriendo корни cas и corr."
    )
  )
  static let searchStart = LocalizedText(
    en: "Type any part of a root, or of a word that has it.", ru: "Введите любую часть корня или слова с этим корнем."
  )
  static let noWords = LocalizedText(en: "There are no words in this text.", ru: "В этом тексте нет слов.")
  static let gone = LocalizedText(en: "This root is no longer saved.", ru: "Этот корень уже удалён.")
  static let unchanged = LocalizedText(en: "unchanged", ru: "без изменений")

  static let rootHeading = LocalizedText(en: "Root", ru: "Корень")
  static let countHeading = LocalizedText(en: "Count", ru: "Число")
  static let formsHeading = LocalizedText(en: "Words", ru: "Слова")

  /// The label of the text field; `nil` for the built-in grammar.
  static func name(of grammar: GrammarChoice) -> LocalizedText? {
    guard case .named(let name) = grammar else { return nil }
    return Language(code: name).map(LanguageName.of) ?? LocalizedText(verbatim: name)
  }

  private static let word = CountedNoun(en: ("word", "words"), ru: ("слове", "словах", "словах"))
  private static let time = CountedNoun(en: ("time", "times"), ru: ("раз", "раза", "раз"))

  static func total(_ counts: RootCounts) -> LocalizedText {
    let (roots, words) = (StemPhrases.root(counts.roots.count), word(counts.wordCount))
    return LocalizedText(en: "\(roots(.english)) in \(words(.english))", ru: "\(roots(.russian)) в \(words(.russian))")
  }

  static func times(_ count: Int) -> LocalizedText { time(count) }

  static func cleared(_ count: Int) -> LocalizedText {
    let roots = StemPhrases.root(count)
    return LocalizedText(
      en: "Removed: \(roots(.english)). Press Ctrl-_ to undo.", ru: "Удалено: \(roots(.russian)). Отменить — Ctrl-_."
    )
  }

  static func name(of order: RootOrder) -> LocalizedText {
    switch order {
    case .root: LocalizedText(en: "by root", ru: "по корню")
    case .count: LocalizedText(en: "by count", ru: "по числу")
    case .first: LocalizedText(en: "by first use", ru: "по появлению")
    }
  }
}
