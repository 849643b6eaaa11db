import ArgumentParser
import CoreModule
import CorePresentation
import Presentation
import TodoList

struct TodoAddCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot todo", commandName: "add",
    abstract: "Write a task down.",
    discussion: """
      All arguments together are the task; - reads a task a line. Dates, !high or p:high, #tag or +tag, *weekly or every:week are understood and \
      taken out of the text, in English and in Russian, and what was understood is shown. Options win over it, \
      which is said; --literal turns it off, and so do quotes inside the text.
      \(TodoHelp.dates)
      \(TodoHelp.record)

      glot todo add Call Ann tomorrow 9am p:high +home
      glot todo add "Water the plants every week" --due sat
      glot todo add --literal Read Tomorrow
      glot todo add Buy candles --parent 3
      """
  )

  @Argument(help: "The task.")
  var text: [String] = []

  @Option(help: "When it is due.")
  var due: String?

  @Option(help: "How much it matters: low, normal or high.", completion: .list(TodoPriority.allCases.map(\.rawValue)))
  var priority: String?

  @Option(help: "A tag; may be given again.")
  var tag: [String] = []

  @Option(
    help: "How often it comes back: daily, weekdays, weekly, monthly or yearly.",
    completion: .list(Recurrence.Frequency.allCases.map(\.rawValue)))
  var `repeat`: String?

  @Option(help: "A remark.")
  var note: String?

  @Option(help: "The number of the task that it is a part of.")
  var parent: String?

  @Flag(help: "Keep the text as it is.")
  var literal = false

  func run(in context: Context) async throws(Problem) -> Outcome {
    var base = NewTaskRequest("")
    base.isLiteral = literal
    base.due = try due.map { text throws(Problem) in try context.due(text) }
    base.priority = try priority.map { value throws(Problem) in try TodoPriority(value, of: "--priority") }
    base.tags = try acceptable(tag)
    base.repeats = try `repeat`.map { value throws(Problem) in try Recurrence.Frequency.named(value) }
    base.note = try note.flatMap { text throws(Problem) in text.isEmpty ? nil : try acceptable([text])[0] }
    base.parent = try parent.map { text throws(Problem) in TodoTask.Number(try count(text, of: "--parent")) }
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
      AddedTasksDocument(tasks: newTask.state.added, now: context.now, localTime: context.localTime),
      notes: overruled.isEmpty ? [] : [TaskPhrases.overruled(overruled)]
    )
  }

  @MainActor private func lines(_ context: Context) throws(Problem) -> [String] {
    let isTyped = !text.isEmpty && (text != ["-"] || context.literalCount > 0)
    if isTyped { return [text.joined(separator: " ")] }
    let nothing = LocalizedText(en: "There is no task to keep.", ru: "Нет задачи, которую нужно записать.")
    return try WordArguments(text, in: context, missing: .missingWord(nothing, example: "glot todo add Call Ann tomorrow")).words
  }
}

extension TodoAddCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    due = arguments.value("--due")
    priority = arguments.value("--priority")
    tag = arguments.values("--tag")
    `repeat` = arguments.value("--repeat")
    note = arguments.value("--note")
    parent = arguments.value("--parent")
    literal = arguments.flag("--literal")
    text = arguments.operands()
  }
}
