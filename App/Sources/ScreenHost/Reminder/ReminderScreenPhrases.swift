import CoreModule
import CorePresentation
import PersonalDictionary

enum ReminderScreenPhrases {
  static let title = LocalizedText(en: "Daily reminder", ru: "Ежедневное напоминание")
  static let reminder = LocalizedText(en: "Reminder", ru: "Напоминание")
  static let installed = LocalizedText(en: "installed", ru: "включено")
  static let notInstalled = LocalizedText(en: "not installed", ru: "выключено")
  static let timeOfDay = LocalizedText(en: "Time of day", ru: "Время")
  static let next = LocalizedText(en: "Next", ru: "Следующее")
  static let last = LocalizedText(en: "Last", ru: "Последнее")
  static let now = LocalizedText(en: "Now", ru: "Сейчас")
  static let never = LocalizedText(verbatim: "—")
  static let howToType = LocalizedText(en: "Type the time as in 19:30.", ru: "Введите время, например 19:30.")
  static let explanation = LocalizedText(
    en: "Once a day a notification reminds you to add a word, unless you already did; and of each task when it is due.",
    ru: "Раз в день уведомление напоминает добавить слово, но не в день, когда вы его уже добавили; о каждой задаче — в её срок."
  )
  static let willWrite = LocalizedText(
    en: "Notifications can remind you once a day to add a word, and of tasks when they are due. These files will be written:",
    ru: "Уведомления могут раз в день напоминать добавить слово и сообщать о задачах в срок. Для этого будут записаны файлы:"
  )

  static func outlook(_ decision: ReminderDecision) -> LocalizedText {
    switch decision {
    case .due: LocalizedText(en: "due", ru: "пора")
    case .notYet: LocalizedText(en: "not due yet", ru: "ещё не время")
    case .shownToday: LocalizedText(en: "already shown today", ru: "сегодня уже было")
    case .wordAddedToday: LocalizedText(en: "not needed: you added a word today", ru: "не нужно: сегодня слово уже добавлено")
    }
  }

  static func notATime(_ text: String) -> Problem {
    .usage(
      en: ("“\(text.visible)” is not a time of day.", "Use a time such as 19:30."),
      ru: ("«\(text.visible)» — не время суток.", "Укажите его, например, так: 19:30.")
    )
  }
}
