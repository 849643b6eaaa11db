import CoreModule
import CorePresentation

/// What a page tells the user to do after a problem, where the problem itself tells of a command.
struct PageHint {
  let text: LocalizedText
  /// The page on which it is done, and its name.
  private(set) var link: (address: StaticString, name: LocalizedText)?

  /// - Returns: `nil` where the problem tells of no command, and where only a command helps.
  init?(_ problem: Problem) {
    guard let hint = problem.hint?(.english), Self.commands.contains(where: hint.contains) else { return nil }
    switch problem.code {
    case "foreign_database", "corrupt_database", "unknown_structure", "foreign_backup", "altered_backup", "damaged_backup", "no_input":
      self.init(
        en: "Nothing was changed. An undamaged backup can be restored:", ru: "Ничего не изменено. Можно восстановить исправную копию:",
        ("/backups", LocalizedText(en: "Backups", ru: "Резервные копии")))
    case "bad_date":
      self.init(
        en: "Use a date such as tomorrow, fri 18:00 or 2026-12-31, or keep the text as typed.",
        ru: "Укажите дату, например «завтра», «пт 18:00» или 2026-12-31, либо оставьте текст как есть.")
    case "read_only": self.init(en: "Make the folder of glot writable there.", ru: "Разрешите там запись в папку glot.")
    case "conflict": self.init(en: "Nothing was changed. Try again.", ru: "Ничего не изменено. Повторите попытку.")
    case "nothing_to_copy": self.init(en: "Add a word first:", ru: "Сначала добавьте слово:", ("/words", Page.Tab.words.name))
    case "not_found": self.init(en: "It may have been deleted meanwhile.", ru: "Возможно, это уже удалено.")
    case "empty_deck" where hint.contains("--from"):
      self.init(
        en: "Other languages can be chosen:", ru: "Можно выбрать другие языки:", ("/settings", Page.Tab.settings.name))
    case "nothing_to_resume", "no_mistakes", "deck_changed", "played_elsewhere":
      self.init(en: "Begin a new round.", ru: "Начните новый раунд.")
    case "empty_deck":
      self.init(
        en: "Add some, or play with the most common words.", ru: "Добавьте слова или играйте с самыми частыми.",
        ("/words", Page.Tab.words.name))
    case "offline":
      self.init(
        en: "Turn it off and start glot again:", ru: "Отключите его и запустите glot заново:", ("/settings", Page.Tab.settings.name))
    case "not_fetched": self.init(en: "“Refresh” below fetches it.", ru: "Её загрузит кнопка «Обновить» ниже.")
    case "nothing_to_fetch":
      self.init(en: "Another board can be chosen:", ru: "Можно выбрать другую доску:", ("/keyboard/source", BoardSourcePage.title))
    case "words_pending": self.init(en: "Try again later.", ru: "Повторите позже.")
    case "foreign_file":
      self.init(en: "Nothing was changed. See above the form what is read.", ru: "Ничего не изменено. Что читается, сказано над формой.")
    case "unknown_text_language": self.init(en: "Choose it below.", ru: "Выберите его ниже.")
    case "invalid_utf8", "unmarked_utf16":
      self.init(en: "Choose its encoding below, and send it again.", ru: "Выберите ниже его кодировку и отправьте снова.")
    case "same_language": self.init(en: "Choose another language.", ru: "Выберите другой язык.")
    default: return nil
    }
  }

  private init(en english: String, ru russian: String, _ link: (address: StaticString, name: LocalizedText)? = nil) {
    text = LocalizedText(en: english, ru: russian)
    self.link = link
  }

  /// What only a command line has.
  private static let commands = ["“glot ", ": glot ", "--", "iconv"]
}
