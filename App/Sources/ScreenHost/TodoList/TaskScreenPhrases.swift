import CoreModule
import TodoList

enum TaskScreenPhrases {
  static let tab = LocalizedText(en: "Tasks", ru: "Задачи")
  static let myTasks = LocalizedText(en: "My tasks", ru: "Мои задачи")
  static let newTask = LocalizedText(en: "New task", ru: "Новая задача")
  static let details = LocalizedText(en: "Task", ru: "Задача")
  static let editing = LocalizedText(en: "Change the task", ru: "Изменить задачу")
  static let syncing = LocalizedText(en: "syncing…", ru: "синхронизация…")

  static let noTasks = LocalizedText(
    en: "There is nothing to do. Press a to write a task down.", ru: "Дел нет. Нажмите a, чтобы записать задачу."
  )
  static let typeTask = LocalizedText(
    en: "Type what is to be done: Call Ann tomorrow 9am !high #home *weekly",
    ru: "Напишите, что нужно сделать: Позвонить Ане завтра в 9 !high #дом *еженедельно"
  )

  /// Explains the fields of a task.
  static var fields: LocalizedText {
    let priorities = [TodoPriority.high, .low].map(priority)
    let frequencies = Recurrence.Frequency.allCases.map(frequency)
    func list(_ words: [LocalizedText], _ language: InterfaceLanguage) -> String { words.map { $0(language) }.joined(separator: ", ") }
    return LocalizedText(
      en: "Due: tomorrow, fri 18:00, 2026-12-31. Priority: \(list(priorities, .english)). "
        + "Repeats: \(list(frequencies, .english)). Tags: separated by commas.",
      ru: "Срок: завтра, пт 18:00, 2026-12-31. Приоритет: \(list(priorities, .russian)). "
        + "Повтор: \(list(frequencies, .russian)). Метки — через запятую."
    )
  }

  /// The text of a priority in its field, which can be parsed again.
  static func priority(_ priority: TodoPriority) -> LocalizedText {
    switch priority {
    case .high: LocalizedText(en: "high", ru: "высокий")
    case .normal: LocalizedText(en: "normal", ru: "обычный")
    case .low: LocalizedText(en: "low", ru: "низкий")
    }
  }

  /// The text of a frequency in its field, which can be parsed again.
  static func frequency(_ frequency: Recurrence.Frequency) -> LocalizedText {
    switch frequency {
    case .daily: LocalizedText(en: "daily", ru: "ежедневно")
    case .weekdays: LocalizedText(en: "weekdays", ru: "будни")
    case .weekly: LocalizedText(en: "weekly", ru: "еженедельно")
    case .monthly: LocalizedText(en: "monthly", ru: "ежемесячно")
    case .yearly: LocalizedText(en: "yearly", ru: "ежегодно")
    }
  }

  static func newPart(of parent: TodoTask.Number) -> LocalizedText {
    LocalizedText(en: "New part of \(parent)", ru: "Новая часть задачи \(parent)")
  }

  static func completed(_ count: Int) -> LocalizedText { LocalizedText(en: "Completed — \(count)", ru: "Сделано — \(count)") }

  static func overdue(_ count: Int) -> LocalizedText { LocalizedText(en: "overdue — \(count)", ru: "просрочено — \(count)") }

  static func unsent(_ count: Int) -> LocalizedText { LocalizedText(en: "unsent — \(count)", ru: "не отправлено — \(count)") }

  static func added(_ task: TodoTask) -> LocalizedText { LocalizedText(en: "Written down: \(task.text)", ru: "Записано: \(task.text)") }

  static func saved(_ task: TodoTask) -> LocalizedText { LocalizedText(en: "Changed: \(task.text)", ru: "Изменено: \(task.text)") }

  static func deleted(_ task: TodoTask) -> LocalizedText {
    LocalizedText(en: "Deleted “\(task.text)”. u brings it back.", ru: "Удалено: «\(task.text)». Вернуть — u.")
  }

  static func snoozed(_ task: TodoTask) -> LocalizedText {
    LocalizedText(en: "No reminder of “\(task.text)” before tomorrow.", ru: "До завтра без напоминаний: «\(task.text)».")
  }
}

enum TaskKeyPhrases {
  static let add = LocalizedText(en: "add", ru: "добавить")
  static let addMeans = LocalizedText(en: "write a task down", ru: "записать задачу")
  static let addPart = LocalizedText(en: "add part", ru: "часть")
  static let addPartMeans = LocalizedText(en: "write a part of it down", ru: "записать часть задачи")
  static let turnPart = LocalizedText(en: "part done", ru: "часть готова")
  static let turnPartMeans = LocalizedText(
    en: "mark the selected part as done, or open it again", ru: "отметить выбранную часть или открыть её снова")
  static let openMeans = LocalizedText(en: "show all of the task", ru: "показать задачу целиком")
  static let done = LocalizedText(en: "done", ru: "готово")
  static let doneMeans = LocalizedText(en: "mark the task as done", ru: "отметить задачу как сделанную")
  static let undone = LocalizedText(en: "undone", ru: "не готово")
  static let undoneMeans = LocalizedText(en: "open the task again", ru: "снова открыть задачу")
  static let editMeans = LocalizedText(en: "change the task", ru: "изменить задачу")
  static let deleteMeans = LocalizedText(en: "delete the task with its parts", ru: "удалить задачу с её частями")
  static let priority = LocalizedText(en: "priority", ru: "приоритет")
  static let priorityMeans = LocalizedText(en: "give the task the next priority", ru: "сменить приоритет задачи")
  static let snooze = LocalizedText(en: "snooze", ru: "отложить")
  static let snoozeMeans = LocalizedText(en: "no reminder of it before tomorrow morning", ru: "не напоминать до завтрашнего утра")
  static let showDone = LocalizedText(en: "show done", ru: "показать готовые")
  static let hideDone = LocalizedText(en: "hide done", ru: "скрыть готовые")
  static let showDoneMeans = LocalizedText(en: "show or hide what is done", ru: "показать или скрыть сделанное")
  static let beginningMeans = LocalizedText(en: "go to the first task", ru: "перейти к первой задаче")
  static let endMeans = LocalizedText(en: "go to the last task", ru: "перейти к последней задаче")
  static let sync = LocalizedText(en: "sync", ru: "синхронизация")
  static let syncMeans = LocalizedText(en: "bring the tasks here and on the server together", ru: "синхронизировать задачи с сервером")
  static let saveMeans = LocalizedText(en: "write the task down", ru: "записать задачу")
  static let literal = LocalizedText(en: "as it is", ru: "как есть")
  static let literalMeans = LocalizedText(
    en: "keep the text as it is, or read dates and tags in it", ru: "оставить текст как есть или читать в нём даты и метки")
}
