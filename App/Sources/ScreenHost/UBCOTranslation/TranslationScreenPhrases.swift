import CoreModule
import Presentation

enum TranslationScreenPhrases {
  static let tab = LocalizedText(verbatim: "UBCO")
  static let plainText = LocalizedText(en: "Text", ru: "Текст")
  static let inexact = LocalizedText(en: "not exact; Enter completes it", ru: "неточно; Enter дополнит")
  static let kept = LocalizedText(en: "Kept in the history.", ru: "Сохранено в истории.")
  static let cannotKeep = LocalizedText(
    en: "Not kept: the history takes texts of at most 64 KiB.", ru: "Не сохранено: история принимает тексты не больше 64 КиБ."
  )
  static let noHistory = LocalizedText(
    en: "Nothing was translated yet. What you translate is kept here.", ru: "Переводов пока нет. Здесь хранится всё, что вы переводите."
  )
  static let nothingFound = LocalizedText(en: "No translations were found.", ru: "Переводы не найдены.")

  static func cleared(_ count: Int) -> LocalizedText {
    let translations = TranslationPhrases.translation(count)
    return LocalizedText(
      en: "Forgotten: \(translations(.english)). “undo” among the actions (Ctrl-P) brings them back.",
      ru: "Удалено из истории: \(translations(.russian)). Вернуть: «отменить» среди действий (Ctrl-P)."
    )
  }
}
