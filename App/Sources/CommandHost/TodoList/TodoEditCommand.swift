import ArgumentParser
import CoreModule
import CorePresentation
import Presentation
import TodoList

struct TodoEditCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot todo", commandName: "edit",
    abstract: "Change a task.",
    discussion: """
      \(TodoHelp.dates)
      \(TodoHelp.record)

      glot todo edit 3 --due "fri 18:00" --priority high
      glot todo edit 3 --set-text "Call Ann and Bob" --untag home
      glot todo edit 3 --due none --repeat none
      """
  )

  @Argument(help: "The task, by number or text.")
  var task: String

  @Option(help: "Another text.")
  var setText: String?

  @Option(help: "When it is due; none takes the date away.")
  var due: String?

  @Option(help: "How much it matters: low, normal or high.", completion: .list(TodoPriority.allCases.map(\.rawValue)))
  var priority: String?

  @Option(help: "A tag to add; may be given again.")
  var tag: [String] = []

  @Option(help: "A tag to take away; may be given again.")
  var untag: [String] = []

  @Option(
    help: "How often it comes back: daily, weekdays, weekly, monthly or yearly; none ends the series.",
    completion: .list(Recurrence.Frequency.allCases.map(\.rawValue) + ["none"]))
  var `repeat`: String?

  @Option(help: "A remark; an empty one takes it away.")
  var note: String?

  @Option(help: "The number of the task that it is a part of; none makes it a task of its own.")
  var parent: String?

  @OptionGroup var selection: TaskSelectionOptions

  func run(in context: Context) async throws(Problem) -> Outcome {
    let edit = try edit(context)
    guard !edit.isEmpty else {
      throw .usage(
        LocalizedText(en: "The command does not say what to change.", ru: "Не сказано, что изменить."),
        hint: LocalizedText(en: "See “glot help todo edit”.", ru: "См. «glot help todo edit».")
      )
    }
    return try await changed(in: context) { list in
      await list.edit(selection.selectors([task]), edit)
      return []
    }
  }

  @MainActor private func edit(_ context: Context) throws(Problem) -> TodoEdit {
    var edit = TodoEdit()
    if let setText {
      do throws(UserTextProblem) { edit.text = try UserText(setText) } catch { throw Problem(error, in: setText) }
    }
    edit.due = try due.map { text throws(Problem) in text == "none" ? nil : try context.due(text) }
    edit.priority = try priority.map { value throws(Problem) in try TodoPriority(value, of: "--priority") }
    edit.tags = try acceptable(tag)
    edit.removedTags = try acceptable(untag)
    edit.repeats = try `repeat`.map { value throws(Problem) in value == "none" ? nil : try Recurrence.Frequency.named(value) }
    edit.note = try note.map { text throws(Problem) in text.isEmpty ? "" : try acceptable([text])[0] }
    edit.parent = try parent.map { text throws(Problem) in
      text == "none" ? nil : TodoTask.Number(try count(text, of: "--parent"))
    }
    return edit
  }
}

extension TodoEditCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    selection = arguments.group()
    setText = arguments.value("--set-text")
    due = arguments.value("--due")
    priority = arguments.value("--priority")
    tag = arguments.values("--tag")
    untag = arguments.values("--untag")
    `repeat` = arguments.value("--repeat")
    note = arguments.value("--note")
    parent = arguments.value("--parent")
    task = arguments.requiredOperand()
  }
}
