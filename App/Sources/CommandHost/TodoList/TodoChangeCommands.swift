import CoreModule
import CorePresentation
import Presentation
import TodoList

/// A command that changes the tasks that it is given, through the task list, and prints the changed ones.
protocol TasksCommand: Command {
  var tasks: TasksArgument { get }

  init(tasks: TasksArgument)

  /// - Returns: Remarks about the change.
  @MainActor func change(_ tasks: [TodoSelector], in list: TaskListViewModel) async -> [LocalizedText]
}

extension TasksCommand {
  init(_ arguments: inout ArgumentReader) { self.init(tasks: TasksArgument(&arguments)) }

  @MainActor func run(in context: Context) async throws(Problem) -> Outcome {
    let selectors = try tasks.selectors(in: context, example: "glot todo \(Self.name) 3")
    return try await changed(in: context) { list in await change(selectors, in: list) }
  }
}

struct TodoDoneCommand: TasksCommand {
  static let name = "done"
  static let help = CommandHelp(
    en: "Mark tasks as done.", ru: "Отметить задачи как выполненные.",
    details: [
      LocalizedText(
        en: """
          Their open parts are marked as done, too. A repeating task is added again for its next date. All tasks are marked as done or, \
          if one does not exist, none.
          """,
        ru: """
          Вместе с ними отмечаются их открытые части. Вместо повторяющейся задачи появляется следующая. Отмечаются все указанные \
          задачи, а если хотя бы одной из них нет, то ни одной.
          """
      ),
      TodoHelp.input,
      TodoHelp.record,
    ], examples: ["glot todo done 3 5", "glot todo done \"Call Ann\"", "glot todo done milk"]
  )

  let tasks: TasksArgument

  func change(_ tasks: [TodoSelector], in list: TaskListViewModel) async -> [LocalizedText] {
    await list.complete(tasks)
    return list.state.unchanged.map(TaskPhrases.already) + list.state.next.map { TaskPhrases.next($0, list.localTime, list.now) }
  }
}

struct TodoUndoneCommand: TasksCommand {
  static let name = "undone"
  static let help = CommandHelp(
    en: "Reopen done tasks.", ru: "Снова открыть выполненные задачи.",
    details: [
      LocalizedText(
        en: "The next task, which was added in place of a repeating one, is removed, unless it was changed.",
        ru: "Следующая задача, появившаяся вместо повторяющейся, убирается, если её не меняли."
      ),
      TodoHelp.input,
      TodoHelp.record,
    ], examples: ["glot todo undone 3"]
  )

  let tasks: TasksArgument

  func change(_ tasks: [TodoSelector], in list: TaskListViewModel) async -> [LocalizedText] {
    await list.reopen(tasks)
    return list.state.unchanged.map(TaskPhrases.already)
  }
}

struct TodoRemoveCommand: TasksCommand {
  static let name = "rm"
  static let help = CommandHelp(
    en: "Delete tasks with their parts.", ru: "Удалить задачи вместе с их частями.",
    details: [
      LocalizedText(
        en: "All of them are deleted or, if one does not exist, none. undo restores them.",
        ru: "Удаляются все указанные задачи, а если хотя бы одной из них нет, то ни одной. Вернуть их можно командой undo."
      ),
      TodoHelp.input,
      TodoHelp.record,
    ], examples: ["glot todo rm 3 5"]
  )

  let tasks: TasksArgument

  func change(_ tasks: [TodoSelector], in list: TaskListViewModel) async -> [LocalizedText] {
    await list.delete(tasks)
    return [TaskPhrases.deleted(list.state.changed.count)]
  }
}

struct TodoSnoozeCommand: Command {
  static let name = "snooze"
  static let help = CommandHelp(
    en: "Snooze tasks.", ru: "Отложить задачи.",
    details: [
      LocalizedText(
        en: """
          There are no reminders of them until then; the due date does not change. A day without a time means 9 am.
          """,
        ru: "До этого времени напоминаний о них не будет; срок не меняется. День без времени — 9 утра."
      ),
      TodoHelp.dates,
      TodoHelp.record,
    ], examples: ["glot todo snooze 3 --until \"tomorrow 9am\"", "glot todo snooze 3 --until \"in 2 hours\""]
  )

  let tasks: TasksArgument
  let until: String

  init(_ arguments: inout ArgumentReader) {
    tasks = TasksArgument(&arguments)
    until = arguments.requiredOption("until", russianValue: "ДАТА", en: "Until when.", ru: "До какого времени.")
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let selectors = try tasks.selectors(in: context, example: "glot todo snooze 3 --until fri")
    return try await changed(in: context) { list in
      await list.snooze(selectors, until: until)
      return []
    }
  }
}

/// Changes tasks through the task list, and returns the changed ones.
@MainActor
func changed(in context: Context, _ change: (TaskListViewModel) async -> [LocalizedText]) async throws(Problem) -> Outcome {
  let list = context.todoList().taskList.build()
  let notes = await change(list)
  if let problem = list.state.problem { throw Problem(problem).notingThatNothingChanged }
  return Outcome(TasksDocument(tasks: list.state.changed, now: context.now, localTime: context.localTime), notes: notes)
}
