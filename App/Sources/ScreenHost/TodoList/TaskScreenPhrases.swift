import CoreModule
import TerminalKit
import TodoList

enum TaskScreenPhrases {
  static let syncing = LocalizedText(en: "syncing…", ru: "синхронизация…")

  static let noTasks = EmptyList(
    purpose: LocalizedText(
      en: "There are no open tasks. What you have to do will be here, with dates, reminders and repeats.",
      ru: "Открытых задач нет. Здесь будут дела со сроками, напоминаниями и повторами."
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
    ru: "Введите задачу: Позвонить Ане завтра в 9 !важно #дом *еженедельно"
  )

  static func open(_ count: Int) -> LocalizedText { LocalizedText(en: "open: \(count)", ru: "открыто: \(count)") }

  static func completed(_ count: Int) -> LocalizedText { LocalizedText(en: "done: \(count)", ru: "выполнено: \(count)") }

  static func overdue(_ count: Int) -> LocalizedText { LocalizedText(en: "overdue: \(count)", ru: "просрочено: \(count)") }

  static func unsent(_ count: Int) -> LocalizedText { LocalizedText(en: "not sent: \(count)", ru: "не отправлено: \(count)") }

  /// - Parameter task: The task before it was done or reopened.
  static func toggled(_ task: TodoTask, undoneBy key: Key) -> LocalizedText {
    task.isDone
      ? LocalizedText(
        en: "Reopened “\(task.text)”. Press \(key.name) to undo.", ru: "Снова открыто: «\(task.text)». Отменить — \(key.name)."
      )
      : LocalizedText(en: "Done: “\(task.text)”. Press \(key.name) to undo.", ru: "Выполнено: «\(task.text)». Отменить — \(key.name).")
  }

  static func deleted(_ task: TodoTask) -> LocalizedText {
    LocalizedText(en: "Deleted “\(task.text)”. Press u to undo.", ru: "Удалено: «\(task.text)». Отменить — u.")
  }
}

extension ActionWords {
  static let completeTask = ActionWords(
    en: ("done", "mark the task as done"), ru: ("выполнено", "отметить задачу как выполненную"), command: "todo done")
  static let reopenTask = ActionWords(
    en: ("reopen", "open the task again"), ru: ("открыть снова", "снова открыть задачу"), command: "todo undone")
  static let editTask = ActionWords(en: ("edit", "change the task"), ru: ("изменить", "изменить задачу"), command: "todo edit")
  static let deleteTask = ActionWords(
    en: ("delete", "delete the task with its parts"), ru: ("удалить", "удалить задачу с её частями"), command: "todo rm")
  static let showDone = ActionWords(
    en: ("show done", "show or hide done tasks"), ru: ("показать выполненные", "показать или скрыть выполненные"),
    command: "todo list --all"
  )
  static let hideDone = ActionWords(
    en: ("hide done", "show or hide done tasks"), ru: ("скрыть выполненные", "показать или скрыть выполненные"), command: "todo list --all")
}
