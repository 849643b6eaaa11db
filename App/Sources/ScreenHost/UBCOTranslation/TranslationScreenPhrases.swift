import CoreModule
import Presentation
import TerminalKit

enum TranslationScreenPhrases {
  static let tab = LocalizedText(verbatim: "UBCO")
  static let inexact = LocalizedText(en: "not exact; Enter completes it", ru: "неточно; Enter дополнит")
  static let noHistory = EmptyList(
    purpose: LocalizedText(
      en: "There are no translations yet. What you translate is saved here.",
      ru: "Переводов пока нет. Здесь хранится всё, что вы переводите."
    ), key: .escape,
    effect: LocalizedText(en: "goes back to the translator; there Enter saves", ru: "вернёт к переводчику; там Enter сохраняет"),
    example: LocalizedText(en: "Hello World is UBCO Jeemmoo Xoosmf2.", ru: "Hello World — это UBCO Jeemmoo Xoosmf2.")
  )
  static let nothingFound = LocalizedText(en: "No translations were found.", ru: "Переводы не найдены.")

  static func cleared(_ count: Int) -> LocalizedText {
    let translations = TranslationPhrases.translation(count)
    return LocalizedText(
      en: "Removed: \(translations(.english)). To undo, press Ctrl-P and choose “undo”.",
      ru: "Удалено из истории: \(translations(.russian)). Отменить: Ctrl-P, затем «отменить»."
    )
  }
}
