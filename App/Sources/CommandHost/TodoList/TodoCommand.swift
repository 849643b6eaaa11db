import AppGraph
import ArgumentParser
import CoreModule
import CorePresentation
import Presentation
import TodoList

/// The task list. Without a subcommand, lists the open tasks.
struct TodoCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "todo", _superCommandName: "glot",
    abstract: "Keep a list of tasks.",
    discussion: """
      Alone it lists the open tasks. Tasks are selected by number, or by their text.
      \(TodoHelp.record)

      glot todo add Call Ann tomorrow 9am p:high +home
      glot todo list --due week
      glot todo done 3
      """,
    subcommands: completeMembers(),
    helpNames: []
  )

  static let memberNames = [
    "add", "list", "show", "done", "undone", "edit", "rm", "snooze", "count", "import", "export", "sync",
  ]

  static func member(named name: String) -> (any Command.Type)? {
    switch name {
    case "add": TodoAddCommand.self
    case "list": TodoListCommand.self
    case "show": TodoShowCommand.self
    case "done": TodoDoneCommand.self
    case "undone": TodoUndoneCommand.self
    case "edit": TodoEditCommand.self
    case "rm": TodoRemoveCommand.self
    case "snooze": TodoSnoozeCommand.self
    case "count": TodoCountCommand.self
    case "import": TodoImportCommand.self
    case "export": TodoExportCommand.self
    case "sync": TodoSyncCommand.self
    default: nil
    }
  }

  @Argument(help: "What to do: one of the commands of todo.")
  var action: String?

  func run(in context: Context) async throws(Problem) -> Outcome {
    if let action { throw .unknownCommand("todo \(action)") }
    return try await context.listedTasks()
  }
}

extension TodoCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    action = arguments.operand()
  }
}

/// Texts that the help of several commands shares.
enum TodoHelp {
  static let record =
    "--plain prints the number, the task, its priority, when it is due, x when it is done, its tags, how often it comes back, and the task it is a part of."
  static let input = "- among them, or nothing at all, reads them from standard input, one a line."
  static let dates =
    "A date is today, tomorrow, fri, next-week, eom, +3d, in 3 days, 27 dec, the 1st, 12/25 or 2026-12-31, a time such as 9am or 19:30 may follow, and all of it may be Russian. 3/4 is 4 March; in a Russian line it is 3 April."
}

/// How arguments select tasks.
struct TaskSelectionOptions: ParsableArguments {
  @Flag(help: "Take what is given as the text of a task, even if it is a number.")
  var text = false

  func selectors(_ typed: [String]) -> [TodoSelector] { typed.map { TodoSelector($0, isText: text) } }
}

extension TaskSelectionOptions: DirectlyParsable {
  mutating func read(_ arguments: inout ArgumentReader) {
    text = arguments.flag("--text")
  }
}

/// The tasks to change.
struct TasksArgument: ParsableArguments {
  @Argument(help: "Tasks, by number or text.")
  var task: [String] = []

  @OptionGroup var selection: TaskSelectionOptions

  /// - Parameter example: A correct command, for the advice.
  @MainActor
  func selectors(in context: Context, example: String) throws(Problem) -> [TodoSelector] {
    selection.selectors(try WordArguments(task, in: context, missing: .missingTask(example: example)).words)
  }
}

extension TasksArgument: DirectlyParsable {
  mutating func read(_ arguments: inout ArgumentReader) {
    selection = arguments.group()
    task = arguments.operands()
  }
}

extension Context {
  func todoList(_ router: TodoHintRouter = TodoHintRouter()) -> TodoListGraph { graph.todoList(router: router).build() }

  /// Parses the date of an option.
  func due(_ text: String) throws(Problem) -> DueDate {
    do throws(TodoProblem) {
      return try DateText(now: now, localTime: localTime).date(text)
    } catch { throw Problem(error) }
  }
}

extension Recurrence.Frequency {
  /// Parses the frequency of `--repeat`, in either language.
  static func named(_ text: String) throws(Problem) -> Recurrence.Frequency {
    if let frequency = QuickEntryParser.frequency(text) { return frequency }
    return try Recurrence.Frequency(text, of: "--repeat")
  }
}
