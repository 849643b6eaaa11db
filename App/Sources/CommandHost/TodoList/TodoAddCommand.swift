import CoreModule
import CorePresentation
import Presentation
import TodoList

struct TodoAddCommand: Command {
  static let name = "add"
  static let help = CommandHelp(
    en: "Add a task.", ru: "Добавить задачу.",
    details: [
      LocalizedText(
        en: """
          All arguments together are one task; - reads one task per line. Dates, !high or p:high, #tag or +tag, *weekly or every:week \
          are recognised and removed from the text, in English and in Russian, and what was recognised is shown. Options override these \
          words, with a remark; --literal turns recognition off, and so do quotes inside the text.
          """,
        ru: """
          Все аргументы вместе — одна задача; «-» читает задачи из стандартного ввода, по одной в строке. Даты, !важно или п:высокий, \
          #метка или +метка, *еженедельно или повтор:неделя распознаются и убираются из текста, по-русски и по-английски, и \
          распознанное показывается. Если указаны и параметры, действуют они, о чём сообщается; --literal и кавычки внутри текста это \
          отключают.
          """
      ),
      TodoHelp.dates,
      TodoHelp.record,
    ],
    examples: [
      "glot todo add Call Ann tomorrow 9am p:high +home",
      "glot todo add \"Water the plants every 10 days\" --due sat",
      "glot todo add Book club on the first Monday of every month at 7pm",
      "glot todo add --literal Read Tomorrow",
      "glot todo add Buy candles --parent 3",
    ]
  )

  let text: [String]
  let due: String?
  let priority: OptionValue<TodoPriority>
  let tag: [String]
  let `repeat`: String?
  let note: String?
  let parent: OptionValue<Int>
  let literal: Bool

  init(_ arguments: inout ArgumentReader) {
    text = arguments.operands("text", russianValue: "ТЕКСТ", orInput: true, en: "The task.", ru: "Задача.")
    due = arguments.option("due", russianValue: "ДАТА", en: "When it is due.", ru: "Срок.")
    priority = arguments.priorityOption(en: "The priority: low, normal or high.", ru: "Приоритет: low, normal или high.")
    tag = arguments.options(
      "tag", russianValue: "МЕТКА", en: "A tag; can be repeated.", ru: "Метка; можно указать несколько раз.", completion: .stored(.taskTags)
    )
    `repeat` = arguments.option(
      "repeat", russianValue: "ПОВТОР", en: TodoHelp.repetition(.english) + ".", ru: TodoHelp.repetition(.russian) + ".",
      completion: .list(RecurrenceRule.named.map(\.name))
    )
    note = arguments.option("note", russianValue: "ЗАМЕТКА", en: "A note.", ru: "Заметка.")
    parent = arguments.count(
      "parent", russianValue: "НОМЕР", en: "The number of the task that it is a part of.", ru: "Номер задачи, частью которой она станет."
    )
    literal = arguments.flag("literal", en: "Keep the text as it is.", ru: "Оставить текст как есть.")
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    var base = NewTaskRequest("")
    base.isLiteral = literal
    base.due = try due.map { text throws(Problem) in try context.due(text) }
    base.priority = try priority()
    base.tags = try acceptable(tag)
    base.repeats = try `repeat`.map { value throws(Problem) in
      try QuickEntryParser(now: context.now, localTime: context.localTime).repetition(value)
    }
    base.note = try note.flatMap { text throws(Problem) in text.isEmpty ? nil : try UserText(accepting: text).description }
    base.parent = try parent().map { TodoTask.Number($0) }
    let requests = try lines(context).map { line in
      var request = base
      request.line = line
      return request
    }
    let newTask = context.todoList().newTask.build()
    await newTask.submit(requests)
    if let problem = newTask.state.problem { throw Problem(problem) }
    let overruled = newTask.state.overruled
    return Outcome(
      TasksDocument(tasks: newTask.state.added, now: context.now, localTime: context.localTime, areNew: true),
      notes: (overruled.isEmpty ? [] : [TaskPhrases.overruled(overruled)]) + (newTask.state.isPartial ? [TaskPhrases.partial] : [])
    )
  }

  @MainActor private func lines(_ context: Context) throws(Problem) -> [String] {
    let isTyped = !text.isEmpty && (text != ["-"] || context.literalCount > 0)
    if isTyped { return [text.joined(separator: " ")] }
    let nothing = LocalizedText(en: "There is no task to add.", ru: "Не указана задача.")
    return try WordArguments(
      text, in: context, missing: .missingWord(nothing, example: "glot todo add Call Ann tomorrow"),
      blank: Problem(TodoProblem.unacceptable(text: "", .blank))
    ).words
  }
}
