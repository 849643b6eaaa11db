import CoreModule
import PersonalDictionary
import Presentation
import Stemming

enum StemScreenPhrases {
  static let start = LocalizedText(
    en: "Type words and press Enter: their roots are counted and saved here until you clear them.",
    ru: "Введите слова и нажмите Enter: их корни будут подсчитаны и сохранены здесь, пока вы их не удалите."
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
