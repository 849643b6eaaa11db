import ArgumentParser
import CoreModule
import CorePresentation
import Presentation
import TodoList

struct TodoListCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot todo", commandName: "list",
    abstract: "List your open tasks, the next due first.",
    discussion: """
      The order is open before done, then the due date, the priority and the creation. week is today and the six days after it.
      \(TodoHelp.record)

      glot todo list --limit 20
      glot todo list --due overdue
      glot todo list --all --tag home --priority high
      """
  )

  @Flag(help: "Only done tasks.")
  var done = false

  @Flag(help: "Open and done tasks.")
  var all = false

  @Option(help: "Only tasks due then: today, week, overdue or a date.", completion: .list(["today", "week", "overdue"]))
  var due: String?

  @Option(help: "Only tasks of this priority: low, normal or high.", completion: .list(TodoPriority.allCases.map(\.rawValue)))
  var priority: String?

  @Option(help: "Only tasks with this tag; may be given again.")
  var tag: [String] = []

  @Option(help: "At most this many tasks.")
  var limit: String?

  func run(in context: Context) async throws(Problem) -> Outcome {
    try await context.listedTasks(try narrowing(context))
  }

  @MainActor private func narrowing(_ context: Context) throws(Problem) -> (inout TodoQuery) -> Void {
    let dueFilter = try due.map { text throws(Problem) in try filter(text, context) }
    let priority = try priority.map { value throws(Problem) in try TodoPriority(value, of: "--priority") }
    let tags = try acceptable(tag)
    let limit = try limit.map { text throws(Problem) in try count(text, of: "--limit") }
    let status: TodoQuery.Status = all ? .all : done ? .done : .open
    let (now, localTime) = (context.now, context.localTime)
    return { query in
      query.status = status
      query.priority = priority
      query.tags = tags
      query.limit = limit
      dueFilter?.narrow(&query, at: now, in: localTime)
      // Done tasks are never overdue.
      if dueFilter == .overdue, status == .all { query.status = .open }
    }
  }

  @MainActor private func filter(_ text: String, _ context: Context) throws(Problem) -> DueFilter {
    switch text {
    case "today": .today
    case "week": .week
    case "overdue": .overdue
    default: .day(try context.due(text).day(in: context.localTime))
    }
  }
}

extension TodoListCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    due = arguments.value("--due")
    priority = arguments.value("--priority")
    tag = arguments.values("--tag")
    limit = arguments.value("--limit")
    done = arguments.flag("--done")
    all = arguments.flag("--all")
  }
}

extension Context {
  /// Lists the open tasks that match `narrow`.
  func listedTasks(_ narrow: (inout TodoQuery) -> Void = { _ in }) async throws(Problem) -> Outcome {
    let router = TodoHintRouter()
    let list = todoList(router).taskList.build()
    await list.load(narrow)
    if let problem = list.state.problem { throw Problem(problem) }
    let document = TasksDocument(tasks: list.state.tasks, now: now, localTime: localTime)
    guard list.state.tasks.isEmpty else { return Outcome(document) }
    list.addTask()
    return Outcome(document, notes: [TaskPhrases.noTasks] + router.hints)
  }
}

struct TodoShowCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot todo", commandName: "show",
    abstract: "Show a task with its parts.",
    discussion: """
      With --json it has its parts in “subtasks”.
      \(TodoHelp.record)

      glot todo show 3
      glot todo show "Call Ann"
      """
  )

  @Argument(help: "The task, by number or text.")
  var task: String?

  @OptionGroup var selection: TaskSelectionOptions

  func run(in context: Context) async throws(Problem) -> Outcome {
    let typed = try WordArguments([task].compactMap(\.self), in: context, missing: .missingTask(example: "glot todo show 3")).single()
    let details = context.todoList().taskDetails.build()
    await details.show(selection.selectors([typed])[0])
    if let problem = details.state.problem { throw Problem(problem) }
    return Outcome(TaskDocument(state: details.state, now: context.now, localTime: context.localTime))
  }
}

extension TodoShowCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    selection = arguments.group()
    task = arguments.operand()
  }
}

struct TodoCountCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot todo", commandName: "count",
    abstract: "Count your tasks.",
    discussion: """
      --plain prints open, done and overdue with their numbers.

      glot todo count
      """
  )

  func run(in context: Context) async throws(Problem) -> Outcome {
    let list = context.todoList().taskList.build()
    await list.loadCount()
    if let problem = list.state.problem { throw Problem(problem) }
    return Outcome(TaskCountDocument(count: list.state.count ?? TodoCount(open: 0, done: 0, overdue: 0)))
  }
}

extension TodoCountCommand {
  mutating func read(_ arguments: inout ArgumentReader) {}
}
