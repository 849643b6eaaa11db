import ArgumentParser
import CoreModule
import CorePresentation
import Presentation
import TodoList

struct TodoDoneCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot todo", commandName: "done",
    abstract: "Mark tasks as done.",
    discussion: """
      Their open parts are done with them. A task that comes back gets its next one. All of them are done or, when one is unknown, none.
      \(TodoHelp.input)
      \(TodoHelp.record)

      glot todo done 3 5
      glot todo done "Call Ann"
      """
  )

  @OptionGroup var tasks: TasksArgument

  func run(in context: Context) async throws(Problem) -> Outcome {
    let selectors = try tasks.selectors(in: context, example: "glot todo done 3")
    return try await changed(in: context) { list in
      await list.complete(selectors)
      return list.state.next.map { TaskPhrases.next($0, context.localTime, context.now) }
    }
  }
}

extension TodoDoneCommand {
  mutating func read(_ arguments: inout ArgumentReader) { tasks = arguments.group() }
}

struct TodoUndoneCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot todo", commandName: "undone",
    abstract: "Open done tasks again.",
    discussion: """
      The next one of a task that comes back goes again, unless it was changed.
      \(TodoHelp.input)
      \(TodoHelp.record)

      glot todo undone 3
      """
  )

  @OptionGroup var tasks: TasksArgument

  func run(in context: Context) async throws(Problem) -> Outcome {
    let selectors = try tasks.selectors(in: context, example: "glot todo undone 3")
    return try await changed(in: context) { list in
      await list.reopen(selectors)
      return []
    }
  }
}

extension TodoUndoneCommand {
  mutating func read(_ arguments: inout ArgumentReader) { tasks = arguments.group() }
}

struct TodoRemoveCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot todo", commandName: "rm",
    abstract: "Delete tasks with their parts.",
    discussion: """
      All of the tasks or, when one is unknown, none. undo brings them back.
      \(TodoHelp.input)
      \(TodoHelp.record)

      glot todo rm 3 5
      """
  )

  @OptionGroup var tasks: TasksArgument

  func run(in context: Context) async throws(Problem) -> Outcome {
    let selectors = try tasks.selectors(in: context, example: "glot todo rm 3")
    return try await changed(in: context) { list in
      await list.delete(selectors)
      return [TaskPhrases.deleted(list.state.tasks.count)]
    }
  }
}

extension TodoRemoveCommand {
  mutating func read(_ arguments: inout ArgumentReader) { tasks = arguments.group() }
}

struct TodoSnoozeCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot todo", commandName: "snooze",
    abstract: "Hear of tasks again at a later time.",
    discussion: """
      The reminder keeps silent about them until then; when they are due stays as it is. A day alone means nine in the morning.
      \(TodoHelp.dates)
      \(TodoHelp.record)

      glot todo snooze 3 --until "tomorrow 9am"
      glot todo snooze 3 --until "in 2 hours"
      """
  )

  @Argument(help: "Tasks, by number or text.")
  var task: [String] = []

  @Option(help: "Until when.")
  var until: String

  @OptionGroup var selection: TaskSelectionOptions

  func run(in context: Context) async throws(Problem) -> Outcome {
    let words = try WordArguments(task, in: context, missing: .missingTask(example: "glot todo snooze 3 --until fri")).words
    return try await changed(in: context) { list in
      await list.snooze(selection.selectors(words), until: until)
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
  return Outcome(TasksDocument(tasks: list.state.tasks, now: context.now, localTime: context.localTime), notes: notes)
}
