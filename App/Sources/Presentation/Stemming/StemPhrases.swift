package import CoreModule
import PersonalDictionary
package import Stemming

package enum StemPhrases {
  package static let root = CountedNoun(en: ("root", "roots"), ru: ("корень", "корня", "корней"))

  package static let nothingKept = LocalizedText(
    en: "There are no saved roots yet. Save some: glot stem --keep TEXT",
    ru: "Сохранённых корней пока нет. Сохраните: glot stem --keep ТЕКСТ"
  )
  package static let nothingToClear = LocalizedText(en: "There were no saved roots.", ru: "Сохранённых корней не было.")
  package static let builtInGrammar = LocalizedText(
    en: "The suffix and what takes its place. The longest one that fits is used, once.",
    ru: "Суффикс и то, чем он заменяется. Применяется самый длинный из подходящих, один раз."
  )

  package static let noWords = LocalizedText(en: "There are no words in this text.", ru: "В этом тексте нет слов.")

  package static let gone = LocalizedText(en: "This root is no longer saved.", ru: "Этот корень уже удалён.")

  package static let unchanged = LocalizedText(en: "unchanged", ru: "без изменений")

  package static let rootHeading = LocalizedText(en: "Root", ru: "Корень")

  package static let countHeading = LocalizedText(en: "Count", ru: "Число")

  package static let formsHeading = LocalizedText(en: "Words", ru: "Слова")

  private static let word = CountedNoun(en: ("word", "words"), ru: ("слове", "словах", "словах"))

  private static let time = CountedNoun(en: ("time", "times"), ru: ("раз", "раза", "раз"))

  package static func total(_ counts: RootCounts) -> LocalizedText {
    let (roots, words) = (StemPhrases.root(counts.roots.count), word(counts.wordCount))
    return LocalizedText(en: "\(roots(.english)) in \(words(.english))", ru: "\(roots(.russian)) в \(words(.russian))")
  }

  package static func times(_ count: Int) -> LocalizedText { time(count) }

  package static func kept(_ count: Int) -> LocalizedText {
    LocalizedText(en: "Saved: \(root(count)(.english)).", ru: "Сохранено: \(root(count)(.russian)).")
  }

  package static func cleared(_ count: Int) -> LocalizedText {
    LocalizedText(en: "Removed: \(root(count)(.english)).", ru: "Удалено: \(root(count)(.russian)).")
  }

  /// The language of a grammar; `nil` for the built-in grammar.
  package static func name(of grammar: GrammarChoice) -> LocalizedText? {
    guard case .named(let name) = grammar else { return nil }
    return Language(code: name).map(\.name) ?? LocalizedText(verbatim: name)
  }

  package static func name(of order: RootOrder) -> LocalizedText {
    switch order {
    case .root: LocalizedText(en: "by root", ru: "по корню")
    case .count: LocalizedText(en: "by count", ru: "по числу")
    case .first: LocalizedText(en: "by first use", ru: "по появлению")
    }
  }

  /// As in `-LZ`, `-PZL +AZ`.
  package static func change(_ change: StemChange?) -> String {
    guard let change else { return "" }
    let parts = [change.suffix.isEmpty ? "" : "-\(change.suffix)", change.replacement.isEmpty ? "" : "+\(change.replacement)"]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
