import CoreModule
import Presentation

enum TranslationScreenPhrases {
  static let tab = LocalizedText(verbatim: "UBCO")
  static let translator = LocalizedText(en: "Translate into UBCO", ru: "Перевод на UBCO")
  static let history = LocalizedText(en: "Translations", ru: "История переводов")
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

enum TranslationKeyPhrases {
  static let done = LocalizedText(en: "done", ru: "готово")
  static let doneMeans = LocalizedText(
    en: "complete the affixes and keep the translation", ru: "дополнить обрамление и сохранить перевод"
  )
  static let turn = LocalizedText(en: "turn", ru: "повернуть")
  static let turnMeans = LocalizedText(
    en: "turn the direction: what came out goes in", ru: "сменить направление: результат станет исходным текстом"
  )
  static let newLine = LocalizedText(en: "new line", ru: "новая строка")
  static let newLineMeans = LocalizedText(en: "begin a new line", ru: "начать новую строку")
  static let history = LocalizedText(en: "history", ru: "история")
  static let historyMeans = LocalizedText(en: "show the translations that were kept", ru: "показать сохранённые переводы")
  static let clear = LocalizedText(en: "clear", ru: "очистить")
  static let clearMeans = LocalizedText(en: "take the text away", ru: "убрать текст")
  static let clearHistoryMeans = LocalizedText(en: "forget all translations", ru: "удалить все переводы")
  static let bare = LocalizedText(en: "affixes", ru: "обрамление")
  static let bareMeans = LocalizedText(en: "leave the affixes out, or put them on", ru: "убрать или вернуть обрамление")
  static let openMeans = LocalizedText(en: "open the selected translation", ru: "открыть выбранный перевод")
}
