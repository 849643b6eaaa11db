import CoreModule
import TerminalKit
import TodoList

enum TaskScreenPhrases {
  static let newTask = LocalizedText(en: "New task", ru: "Новая задача")
  static let syncing = LocalizedText(en: "syncing…", ru: "синхронизация…")

  static let noTasks = EmptyList(
    purpose: LocalizedText(
      en: "There are no open tasks. Here is what you have to do, with dates, reminders and repeats.",
      ru: "Открытых задач нет. Здесь дела, со сроками, напоминаниями и повторами."
    ), key: "a", effect: LocalizedText(en: "adds a task", ru: "добавит задачу"),
    example: LocalizedText(
      en: "For example: Learn ten words tomorrow 9am #spanish *daily", ru: "Например: Выучить десять слов завтра в 9 #испанский *ежедневно"
    )
  )
  static let searchStart = LocalizedText(
    en: "Type any part of a task, of its note or tags. Done tasks are found too.",
    ru: "Введите любую часть задачи, заметки или метки. Выполненные задачи тоже найдутся."
  )
  static let typeTask = LocalizedText(
    en: "Type a task: Call Ann tomorrow 9am !high #home *weekly",
    ru: "Введите задачу: Позвонить Ане завтра в 9 !high #дом *еженедельно"
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

  static func open(_ count: Int) -> LocalizedText { LocalizedText(en: "open: \(count)", ru: "открыто: \(count)") }

  static func completed(_ count: Int) -> LocalizedText { LocalizedText(en: "done: \(count)", ru: "выполнено: \(count)") }

  static func overdue(_ count: Int) -> LocalizedText { LocalizedText(en: "overdue: \(count)", ru: "просрочено: \(count)") }

  static func unsent(_ count: Int) -> LocalizedText { LocalizedText(en: "not sent: \(count)", ru: "не отправлено: \(count)") }

  static func saved(_ task: TodoTask) -> LocalizedText { LocalizedText(en: "Changed: \(task.text)", ru: "Изменено: \(task.text)") }

  static func deleted(_ task: TodoTask) -> LocalizedText {
    LocalizedText(en: "Deleted “\(task.text)”. Press u to undo.", ru: "Удалено: «\(task.text)». Отменить — u.")
  }

  static func snoozed(_ task: TodoTask) -> LocalizedText {
    LocalizedText(en: "Snoozed until tomorrow: “\(task.text)”.", ru: "Отложено до завтра: «\(task.text)».")
  }
}

extension ActionWords {
  static let completeTask = ActionWords(en: ("done", "mark the task as done"), ru: ("выполнено", "отметить задачу как выполненную"))
  static let reopenTask = ActionWords(en: ("reopen", "open the task again"), ru: ("открыть снова", "снова открыть задачу"))
  static let editTask = ActionWords(en: ("edit", "change the task"), ru: ("изменить", "изменить задачу"))
  static let deleteTask = ActionWords(en: ("delete", "delete the task with its parts"), ru: ("удалить", "удалить задачу с её частями"))
  static let showDone = ActionWords(
    en: ("show done", "show or hide done tasks"), ru: ("показать выполненные", "показать или скрыть выполненные")
  )
  static let hideDone = ActionWords(
    en: ("hide done", "show or hide done tasks"), ru: ("скрыть выполненные", "показать или скрыть выполненные"))
}
