import CoreModule
import CorePresentation
import Presentation
import TodoList

struct TodoListCommand: Command {
  static let name = "list"
  static let help = CommandHelp(
    en: "List your open tasks, the next due first.", ru: "Показать открытые задачи, начиная с ближайшего срока.",
    details: [
      LocalizedText(
        en: """
          The order is: open before done, then by due date, priority and creation. week is today and the next six days.
          """,
        ru: """
          Порядок: открытые перед выполненными, затем по сроку, приоритету и времени создания. week — сегодня и следующие шесть дней.
          """
      ),
      TodoHelp.record,
    ],
    examples: [
      "glot todo list --limit 20",
      "glot todo list --due overdue",
      "glot todo list --all --tag home --priority high",
    ]
  )

  let filter: TaskFilterOptions

  init(_ arguments: inout ArgumentReader) {
    filter = TaskFilterOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    try await context.listedTasks(try filter.narrowing(context))
  }
}

struct TodoFindCommand: Command {
  static let name = "find"
  static let help = CommandHelp(
    en: "Find open tasks by words in them.", ru: "Найти открытые задачи по словам.",
    details: [
      LocalizedText(
        en: """
          Each word must occur in the text, the note or a tag, in whole or in part; case and accents do not matter. With --all or \
          --done, done tasks are searched too.
          """,
        ru: """
          Каждое слово, целиком или частично, должно встретиться в тексте, заметке или метке; регистр и диакритика не важны. С --all и \
          --done поиск идёт и по выполненным задачам.
          """
      ),
      TodoHelp.record,
    ],
    examples: ["glot todo find milk", "glot todo find call ann --all", "glot todo find rent --due week"]
  )

  let text: [String]
  let filter: TaskFilterOptions

  init(_ arguments: inout ArgumentReader) {
    text = arguments.operands(
      "text", russianValue: "ТЕКСТ", orInput: true, en: "The words to find.", ru: "Слова, которые нужно найти."
    )
    filter = TaskFilterOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let nothing = LocalizedText(en: "There is nothing to search for.", ru: "Не указано, что искать.")
    let typed = try WordArguments(text, in: context, missing: .missingWord(nothing, example: "glot todo find milk")).text
    let text = try UserText(accepting: typed).description
    let narrow = try filter.narrowing(context)
    let list = context.todoList().taskList.build()
    await list.load { query in
      narrow(&query)
      query.words = text.split(separator: " ").map { FoldedText(String($0)) }
    }
    if let problem = list.state.problem { throw Problem(problem) }
    let document = TasksDocument(tasks: list.state.tasks, now: context.now, localTime: context.localTime)
    guard list.state.tasks.isEmpty, list.query.limit != 0 else { return Outcome(document) }
    return Outcome(document, problem: TaskPhrases.nothingFound(text, among: list.query.status))
  }
}

/// Which tasks to show.
struct TaskFilterOptions {
  let done: Bool
  let all: Bool
  let due: String?
  let priority: OptionValue<TodoPriority>
  let tag: [String]
  let limit: OptionValue<Int>

  init(_ arguments: inout ArgumentReader) {
    done = arguments.flag("done", en: "Only done tasks.", ru: "Только выполненные задачи.")
    all = arguments.flag("all", en: "Open and done tasks.", ru: "Открытые и выполненные задачи.")
    due = arguments.option(
      "due", russianValue: "ДАТА", en: "Only tasks that are due: today, week, overdue or a date.",
      ru: "Только с этим сроком: today, week, overdue или дата.", completion: .list(["today", "week", "overdue"])
    )
    priority = arguments.priorityOption(
      en: "Only tasks of this priority: low, normal or high.", ru: "Только с этим приоритетом: low, normal или high."
    )
    tag = arguments.options(
      "tag", russianValue: "МЕТКА", en: "Only tasks with this tag; can be repeated.",
      ru: "Только с этой меткой; можно указать несколько раз.", completion: .stored(.taskTags)
    )
    limit = arguments.count("limit", en: "At most this many tasks.", ru: "Не больше указанного числа задач.")
  }

  @MainActor func narrowing(_ context: Context) throws(Problem) -> (inout TodoQuery) -> Void {
    let (now, localTime) = (context.now, context.localTime)
    var filter = TaskFilter()
    filter.status = all ? .all : done ? .done : .open
    filter.due = try due.map { text throws(Problem) in try DueFilter(text, now: now, in: localTime) }
    filter.priority = try priority()
    filter.tags = try acceptable(tag)
    filter.limit = try limit()
    return { [filter] query in filter.narrow(&query, at: now, in: localTime) }
  }
}

extension Context {
  /// Lists the open tasks that match `narrow`.
  func listedTasks(_ narrow: (inout TodoQuery) -> Void = { _ in }) async throws(Problem) -> Outcome {
    let list = todoList().taskList.build()
    await list.load(narrow)
    if let problem = list.state.problem { throw Problem(problem) }
    let document = TasksDocument(tasks: list.state.tasks, now: now, localTime: localTime)
    guard list.state.tasks.isEmpty else { return Outcome(document) }
    return Outcome(document, notes: [TaskPhrases.noTasks, .nextCommand(en: "glot todo add TEXT", ru: "glot todo add ТЕКСТ")])
  }
}

struct TodoShowCommand: Command {
  static let name = "show"
  static let help = CommandHelp(
    en: "Show a task with its parts.", ru: "Показать задачу и её части.",
    details: [
      LocalizedText(en: "With --json it has its parts in “subtasks”.", ru: "С --json части задачи указаны в «subtasks»."),
      TodoHelp.record,
    ], examples: ["glot todo show 3", "glot todo show \"Call Ann\""]
  )

  let task: String?
  let selection: TaskSelectionOptions

  init(_ arguments: inout ArgumentReader) {
    task = arguments.operand(
      "task", russianValue: "ЗАДАЧА", orInput: true, en: "The task, by number, text or part of it.",
      ru: "Задача: номер, текст или его часть.", completion: .stored(.tasks)
    )
    selection = TaskSelectionOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let typed = try WordArguments(
      [task].compactMap(\.self), in: context, missing: .missingTask(example: "glot todo show 3"), blank: .blankTask
    ).single()
    let details = context.todoList().taskDetails.build()
    await details.show(selection.selectors([typed])[0])
    if let problem = details.state.problem { throw Problem(problem) }
    return Outcome(TaskDocument(state: details.state, now: context.now, localTime: context.localTime))
  }
}

struct TodoCountCommand: Command {
  static let name = "count"
  static let help = CommandHelp(
    en: "Count your tasks.", ru: "Показать число задач.",
    details: [
      LocalizedText(
        en: "--plain prints open, done and overdue with their numbers.",
        ru: "--plain выводит open, done и overdue с их числами."
      )
    ], examples: ["glot todo count"]
  )

  init(_ arguments: inout ArgumentReader) {}

  func run(in context: Context) async throws(Problem) -> Outcome {
    let list = context.todoList().taskList.build()
    await list.loadCount()
    if let problem = list.state.problem { throw Problem(problem) }
    return Outcome(TaskCountDocument(count: list.state.count ?? TodoCount(open: 0, done: 0, overdue: 0)))
  }
}
