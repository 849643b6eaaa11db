import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import TodoList

/// The form for editing a task.
struct TaskForm {
  enum Field: CaseIterable {
    case text
    case due
    case priority
    case recurrence
    case tags
    case note

    var name: LocalizedText {
      switch self {
      case .text: LocalizedText(en: "task", ru: "задача")
      case .due: LocalizedText(en: "due", ru: "срок")
      case .priority: LocalizedText(en: "priority", ru: "приоритет")
      case .recurrence: LocalizedText(en: "repeats", ru: "повтор")
      case .tags: WordPhrases.tags
      case .note: WordPhrases.note
      }
    }
  }

  let task: TodoTask
  private let localTime: LocalTime
  var form: Form<Field>

  /// The initial texts are in `language`; input is understood in both.
  init(_ task: TodoTask, _ localTime: LocalTime, _ language: InterfaceLanguage) {
    self.task = task
    self.localTime = localTime
    form = Form(Field.allCases) { Self.text(of: $0, task, localTime, language) }
  }

  /// The changes to the task.
  func edit(now: Timestamp) throws(Problem) -> TodoEdit {
    var edit = TodoEdit()
    if let text = changed(.text) {
      do throws(UserTextProblem) { edit.text = try UserText(text) } catch { throw Problem(TodoProblem.unacceptable(text: text, error)) }
    }
    if let text = changed(.due) { edit.due = .some(try due(text, now)) }
    if let text = changed(.priority) { edit.priority = try priority(text) }
    if let text = changed(.recurrence) {
      edit.repeats = .some(text.isEmpty ? nil : try Recurrence.Frequency.named(text))
    }
    if let text = changed(.tags) {
      let tags = try acceptable(text.split { $0 == "," || $0 == "#" }.map(String.init).filter { !$0.isBlank })
      edit.tags = tags.filter { !task.tags.contains($0) }
      edit.removedTags = task.tags.filter { !tags.contains($0) }
    }
    if let text = changed(.note) { edit.note = text.isEmpty ? "" : try acceptable([text])[0] }
    return edit
  }

  private func due(_ text: String, _ now: Timestamp) throws(Problem) -> DueDate? {
    guard !text.isEmpty else { return nil }
    do throws(TodoProblem) { return try DateText(now: now, localTime: localTime).date(text) } catch { throw Problem(error) }
  }

  private func priority(_ text: String) throws(Problem) -> TodoPriority {
    if text.isEmpty { return .normal }
    if let priority = QuickEntryParser.priority(text) { return priority }
    return try TodoPriority(text, of: "p:")
  }

  /// The trimmed text of a field; `nil` if unchanged.
  private func changed(_ field: Field) -> String? {
    guard form.isChanged(field) else { return nil }
    return form[field].isBlank ? "" : form[field]
  }

  private static func text(of field: Field, _ task: TodoTask, _ localTime: LocalTime, _ language: InterfaceLanguage) -> String {
    switch field {
    case .text: task.text
    case .due:
      switch task.due {
      case .day(let day): day.description
      case .moment(let moment): "\(localTime.day(of: moment)) \(localTime.hoursAndMinutes(of: moment))"
      case nil: ""
      }
    case .priority: task.priority == .normal ? "" : TaskScreenPhrases.priority(task.priority)(language)
    case .recurrence: task.recurrence.map { TaskScreenPhrases.frequency($0.frequency)(language) } ?? ""
    case .tags: task.tags.joined(separator: ", ")
    case .note: task.note ?? ""
    }
  }
}

struct TaskFormView {
  let form: Form<TaskForm.Field>
  let problem: TodoProblem?

  func body(in area: ViewArea) -> ScreenBody {
    form.body(in: area, notice: notice(area)) { $0.name }
  }

  func notice(_ area: ViewArea) -> [StyledLine] {
    problem.map { NoticeLines.notice(Problem($0).sentence, area, .warning) } ?? NoticeLines.notice(TaskScreenPhrases.fields, area)
  }
}
