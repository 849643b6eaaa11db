package import CoreModule
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

  package static func kept(_ count: Int) -> LocalizedText {
    LocalizedText(en: "Saved: \(root(count)(.english)).", ru: "Сохранено: \(root(count)(.russian)).")
  }

  package static func cleared(_ count: Int) -> LocalizedText {
    LocalizedText(en: "Removed: \(root(count)(.english)).", ru: "Удалено: \(root(count)(.russian)).")
  }

  /// As in `-LZ`, `-PZL +AZ`.
  package static func change(_ change: StemChange?) -> String {
    guard let change else { return "" }
    let parts = [change.suffix.isEmpty ? "" : "-\(change.suffix)", change.replacement.isEmpty ? "" : "+\(change.replacement)"]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
