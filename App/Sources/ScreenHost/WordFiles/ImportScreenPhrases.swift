import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

enum ImportScreenPhrases {
  static let file = LocalizedText(en: "File: ", ru: "Файл: ")
  static let start = LocalizedText(
    en: "Type the path of a file with words; Tab completes it. It may be CSV or another table, Quizlet, Anki (a text or .apkg), KVTML, "
      + "JSON, a Kindle’s vocab.db, a Kobo’s KoboReader.sqlite. Nothing is changed before you have seen a preview.",
    ru: "Введите путь к файлу со словами, Tab дополняет его. Подходят CSV и другие таблицы, Quizlet, Anki (текст или .apkg), KVTML, JSON, "
      + "vocab.db с Kindle, KoboReader.sqlite с Kobo. Ничего не изменится, пока вы не увидите, что в файле."
  )
  static let reading = LocalizedText(en: "Reading", ru: "Чтение")
  static let importing = LocalizedText(en: "Importing", ru: "Импорт")
  static let untilCancelled = LocalizedText(
    en: "Press Esc to cancel; nothing will be changed.", ru: "Нажмите Esc, чтобы отменить; ничего не изменится."
  )
  static let ready = LocalizedText(
    en: "Nothing has been changed yet. Press Enter to import.", ru: "Пока ничего не изменено. Нажмите Enter, чтобы импортировать.")
  static let nothingNew = LocalizedText(
    en: "Everything in it is already in your dictionary.", ru: "Всё, что в нём есть, уже есть в вашем словаре."
  )
  static let done = LocalizedText(en: "Imported. Press u to undo.", ru: "Импортировано. Нажмите u, чтобы отменить.")
  /// Undoing takes back something else.
  static let doneBefore = LocalizedText(en: "Imported.", ru: "Импортировано.")
  static let cancelled = LocalizedText(
    en: "The import was cancelled. Nothing was changed.", ru: "Импорт отменён. Ничего не изменено."
  )

  /// As in `Fields of “Basic”: word=Front, translation=Back. To choose others, use the command “glot import --field”.`
  static func fields(_ fields: WordFileFields) -> LocalizedText {
    let list = WordImportPhrases.list(fields)
    return LocalizedText(
      en: "\(list(.english)). To choose others: glot import --field.", ru: "\(list(.russian)). Выбрать другие: glot import --field."
    )
  }

  static func assumed(_ direction: Direction) -> LocalizedText {
    LocalizedText(
      en: "The file does not name all languages: \(direction) is used. Press l to choose others.",
      ru: "В файле указаны не все языки: выбрано направление \(direction). Нажмите l, чтобы выбрать другое."
    )
  }

  static func assumedBefore(_ direction: Direction) -> LocalizedText {
    LocalizedText(
      en: "The file does not name all languages: \(direction) was used.",
      ru: "В файле указаны не все языки: выбрано направление \(direction)."
    )
  }
}
