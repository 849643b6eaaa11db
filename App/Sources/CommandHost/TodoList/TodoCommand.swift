import CoreModule
import CorePresentation
import Presentation
import TodoList

/// The task list. Without a subcommand, lists the open tasks.
struct TodoCommand: Command {
  static let name = "todo"
  static let help = CommandHelp(
    en: "Manage your tasks.", ru: "Управлять задачами.",
    details: [
      LocalizedText(
        en: """
          Without arguments it lists the open tasks. Tasks are selected by number, by their text, or by a part of it that only one open task has \
          (for undone, one done task).
          """,
        ru: """
          Без аргументов показывает открытые задачи. Задачи выбираются по номеру, по тексту или по его части, если она есть только в \
          одной открытой задаче (для undone — в одной выполненной).
          """
      ),
      TodoHelp.record,
    ], examples: ["glot todo add Call Ann tomorrow 9am p:high +home", "glot todo list --due week", "glot todo done 3"]
  )

  static var subcommands: [any Command.Type] {
    [
      TodoAddCommand.self, TodoListCommand.self, TodoFindCommand.self, TodoShowCommand.self, TodoDoneCommand.self, TodoUndoneCommand.self,
      TodoEditCommand.self, TodoRemoveCommand.self, TodoSnoozeCommand.self, TodoCountCommand.self, TodoImportCommand.self,
      TodoExportCommand.self, TodoSyncCommand.self,
    ]
  }

  let action: String?

  init(_ arguments: inout ArgumentReader) { action = arguments.subcommand(of: "todo") }

  func run(in context: Context) async throws(Problem) -> Outcome {
    if let action { throw .unknownCommand("todo \(action)") }
    return try await context.listedTasks()
  }
}

/// Texts that the help of several commands shares.
enum TodoHelp {
  static let record = LocalizedText(
    en: """
      --plain prints the number, the task, its priority, when it is due, x when it is done, its tags, how often it repeats, and the \
      task it is a part of.
      """,
    ru: """
      --plain выводит номер, задачу, приоритет, срок, x у выполненных, метки, повторение и номер задачи, частью которой она является.
      """
  )
  /// The values of `--repeat`.
  static let repetition = LocalizedText(
    en: """
      How often it repeats: daily, weekdays, weekly, monthly or yearly, every 2 weeks, on Mon and Wed, on the last day of every month, \
      or an RRULE of iCalendar
      """,
    ru: """
      Повторение: daily, weekdays, weekly, monthly или yearly, «каждые 2 недели», «по пн и ср», «в последний день каждого месяца» \
      или RRULE из iCalendar
      """
  )
  static let input = LocalizedText(
    en: "With - or without arguments, they are read from standard input, one per line.",
    ru: "Если указать «-» или не указать ничего, они читаются из стандартного ввода, по одной в строке."
  )
  static let dates = LocalizedText(
    en: """
      A date is today, tomorrow, fri, next-week, eom, +3d, in 3 days, 27 dec, the 1st, 12/25 or 2026-12-31, a time such as 9am or 19:30 \
      may follow, and all of it may be Russian. 3/4 is 4 March; in a Russian line it is 3 April.
      """,
    ru: """
      Дата — сегодня, завтра, пт, через 3 дня, 27 декабря, 1 числа, 25/12, +3д, eom или 2026-12-31; за ней может следовать время, \
      например «в 9 утра» или 19:30. Английские слова тоже понятны. 3/4 в русской строке — 3 апреля, в английской — 4 марта.
      """
  )
}

extension ArgumentReader {
  mutating func priorityOption(en english: String, ru russian: String) -> OptionValue<TodoPriority> {
    choice("priority", russianValue: "ПРИОРИТЕТ", en: english, ru: russian)
  }
}

/// How arguments select tasks.
struct TaskSelectionOptions {
  let text: Bool

  init(_ arguments: inout ArgumentReader) {
    text = arguments.flag(
      "text", en: "Treat the argument as the text of a task, even if it is a number.",
      ru: "Считать аргумент текстом задачи, даже если это число."
    )
  }

  func selectors(_ typed: [String]) -> [TodoSelector] { typed.map { TodoSelector($0, isText: text) } }
}

/// The tasks to change.
struct TasksArgument {
  let task: [String]
  let selection: TaskSelectionOptions

  init(_ arguments: inout ArgumentReader) {
    task = arguments.operands(
      "task", russianValue: "ЗАДАЧА", orInput: true, en: "Tasks, by number, text or part of it.", ru: "Задачи: номер, текст или его часть.",
      completion: .stored(.tasks)
    )
    selection = TaskSelectionOptions(&arguments)
  }

  /// - Parameter example: A correct command, for the advice.
  @MainActor
  func selectors(in context: Context, example: String) throws(Problem) -> [TodoSelector] {
    selection.selectors(try WordArguments(task, in: context, missing: .missingTask(example: example), blank: .blankTask).words)
  }
}

extension Context {
  /// Parses the date of an option.
  func due(_ text: String) throws(Problem) -> DueDate { try DueDate(checking: text, now: now, in: localTime) }
}

extension Problem {
  /// - Parameter example: A correct command, for the advice.
  static func missingTask(example: String) -> Problem {
    missingWord(LocalizedText(en: "No task is given.", ru: "Не указана задача."), example: example)
  }

  /// Standard input names no task.
  static var blankTask: Problem {
    Problem(
      .usage, "blank", en: ("The text is blank.", "Give the number of a task or its text."),
      ru: ("Текст пуст.", "Укажите номер задачи или её текст.")
    )
  }
}
