import CoreModule
import CorePresentation
import Presentation
import TodoList

struct TodoEditCommand: Command {
  static let name = "edit"
  static let help = CommandHelp(
    en: "Change a task.", ru: "Изменить задачу.", details: [TodoHelp.dates, TodoHelp.record],
    examples: [
      "glot todo edit 3 --due \"fri 18:00\" --priority high",
      "glot todo edit 3 --set-text \"Call Ann and Bob\" --untag home",
      "glot todo edit 3 --repeat \"every 2 weeks\"",
      "glot todo edit 3 --due none --repeat none",
    ]
  )

  let task: String
  let setText: String?
  let due: String?
  let priority: OptionValue<TodoPriority>
  let tag: [String]
  let untag: [String]
  let `repeat`: String?
  let note: String?
  let parent: String?
  let selection: TaskSelectionOptions

  init(_ arguments: inout ArgumentReader) {
    task = arguments.requiredOperand(
      "task", russianValue: "ЗАДАЧА", en: "The task, by number, text or part of it.",
      ru: "Задача: номер, текст или его часть.", completion: .stored(.tasks)
    )
    setText = arguments.option("set-text", russianValue: "ТЕКСТ", en: "The new text.", ru: "Новый текст.")
    due = arguments.option("due", russianValue: "ДАТА", en: "When it is due; none removes the date.", ru: "Срок; none убирает его.")
    priority = arguments.priorityOption(en: "The priority: low, normal or high.", ru: "Приоритет: low, normal или high.")
    tag = arguments.options(
      "tag", russianValue: "МЕТКА", en: "A tag to add; can be repeated.", ru: "Добавить метку; можно указать несколько раз.",
      completion: .stored(.taskTags)
    )
    untag = arguments.options(
      "untag", russianValue: "МЕТКА", en: "A tag to remove; can be repeated.", ru: "Убрать метку; можно указать несколько раз.",
      completion: .stored(.taskTags)
    )
    `repeat` = arguments.option(
      "repeat", russianValue: "ПОВТОР", en: TodoHelp.repetition(.english) + "; none stops it.",
      ru: TodoHelp.repetition(.russian) + "; none прекращает его.", completion: .list(RecurrenceRule.named.map(\.name) + ["none"])
    )
    note = arguments.option(
      "note", russianValue: "ЗАМЕТКА", en: "A note; an empty one removes it.", ru: "Заметка; пустая удаляет прежнюю."
    )
    parent = arguments.option(
      "parent", russianValue: "НОМЕР", en: "The number of the task that it is a part of; none makes it a separate task.",
      ru: "Номер задачи, частью которой она станет; none делает её самостоятельной."
    )
    selection = TaskSelectionOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let edit = try edit(context)
    guard !edit.isEmpty else { throw .nothingToChange(by: "todo edit") }
    return try await changed(in: context) { list in
      await list.edit(selection.selectors([task]), edit)
      return []
    }
  }

  @MainActor private func edit(_ context: Context) throws(Problem) -> TodoEdit {
    var edit = TodoEdit()
    edit.text = try setText.map { text throws(Problem) in try UserText(accepting: text) }
    edit.due = try due.map { text throws(Problem) in text == "none" ? nil : try context.due(text) }
    edit.priority = try priority()
    edit.tags = try acceptable(tag)
    edit.removedTags = try acceptable(untag)
    let parser = QuickEntryParser(now: context.now, localTime: context.localTime)
    edit.repeats = try `repeat`.map { value throws(Problem) in value == "none" ? nil : try parser.repetition(value) }
    edit.note = try note.map { text throws(Problem) in text.isEmpty ? "" : try UserText(accepting: text).description }
    edit.parent = try parent.map { text throws(Problem) in
      text == "none" ? nil : TodoTask.Number(try Int(text, of: "--parent"))
    }
    return edit
  }
}
