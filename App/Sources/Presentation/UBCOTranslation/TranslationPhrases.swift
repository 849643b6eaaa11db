package import CoreModule
package import CorePresentation

package enum TranslationPhrases {
  package static let translation = CountedNoun(en: ("translation", "translations"), ru: ("перевод", "перевода", "переводов"))
  package static let word = CountedNoun(en: ("word", "words"), ru: ("слово", "слова", "слов"))

  package static let noHistory = LocalizedText(en: "The history of translations is empty.", ru: "История переводов пуста.")

  package static func cleared(_ count: Int) -> LocalizedText {
    LocalizedText(
      en: "Removed: \(translation(count)(.english)). To undo: glot undo",
      ru: "Удалено из истории: \(translation(count)(.russian)). Отменить: glot undo"
    )
  }

  package static func notKept(_ reason: Problem) -> LocalizedText {
    LocalizedText(
      en: "The translation was not saved in the history. \(reason.message(.english))",
      ru: "Перевод не сохранён в истории. \(reason.message(.russian))"
    )
  }

  package static func nothingFound(_ query: String) -> Problem {
    Problem(
      .nothingFound, "not_found",
      LocalizedText(
        en: "No translation in the history contains “\(query)”.", ru: "В истории нет переводов, содержащих «\(query)»."
      )
    )
  }

  package static let nothingKept = Problem(
    .nothingFound, "not_found",
    en: ("There are no translations yet.", "Try “glot ubco Hello World”."),
    ru: ("Переводов пока не было.", "Попробуйте «glot ubco Hello World».")
  )
}
