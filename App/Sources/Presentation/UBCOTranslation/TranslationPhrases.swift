package import CoreModule
package import CorePresentation

package enum TranslationPhrases {
  package static let translation = CountedNoun(en: ("translation", "translations"), ru: ("перевод", "перевода", "переводов"))
  package static let word = CountedNoun(en: ("word", "words"), ru: ("слово", "слова", "слов"))

  package static let plainText = LocalizedText(en: "Text", ru: "Текст")

  package static let kept = LocalizedText(en: "Saved in the history.", ru: "Сохранено в истории.")

  package static let cannotKeep = LocalizedText(
    en: "Not saved: the history accepts texts of at most 64 KiB.", ru: "Не сохранено: история принимает тексты не больше 64 КиБ."
  )

  package static let purpose = LocalizedText(
    en: "UBCO is an invented language: any text can be translated into it and back without loss. Type a text: Hello World.",
    ru: "UBCO — придуманный язык: любой текст переводится на него и обратно без потерь. Введите текст: Hello World."
  )

  package static func made(_ time: LocalizedText) -> LocalizedText {
    LocalizedText(en: "translated on \(time(.english))", ru: "переведено \(time(.russian))")
  }

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
