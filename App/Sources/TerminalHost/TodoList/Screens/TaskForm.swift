import CoreModule
import TodoList

/// The fields of a task being changed.
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
  private var fields: [Field: TextField]
  private(set) var focus = Field.text

  init(_ task: TodoTask, _ localTime: LocalTime) {
    self.task = task
    self.localTime = localTime
    fields = Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0, TextField(Self.text(of: $0, task, localTime))) })
  }

  subscript(field: Field) -> TextField { fields[field] ?? TextField() }

  mutating func type(_ key: Key) -> Bool {
    var field = self[focus]
    defer { fields[focus] = field }
    return field.type(key)
  }

  mutating func move(by step: Int) {
    let all = Field.allCases
    guard let index = all.firstIndex(of: focus) else { return }
    focus = all[(index + step + all.count) % all.count]
  }

  /// What differs from the task.
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
      let tags = try acceptable(text.split { $0 == "," || $0 == "#" }.map(String.init).filter { !$0.allSatisfy(\.isWhitespace) })
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

  /// The trimmed text of a field, where it was changed.
  private func changed(_ field: Field) -> String? {
    let text = self[field].text
    guard text != Self.text(of: field, task, localTime) else { return nil }
    return text.allSatisfy(\.isWhitespace) ? "" : text
  }

  private static func text(of field: Field, _ task: TodoTask, _ localTime: LocalTime) -> String {
    switch field {
    case .text: task.text
    case .due:
      switch task.due {
      case .day(let day): day.description
      case .moment(let moment): "\(localTime.day(of: moment)) \(localTime.hoursAndMinutes(of: moment))"
      case nil: ""
      }
    case .priority: task.priority == .normal ? "" : task.priority.rawValue
    case .recurrence: task.recurrence?.frequency.rawValue ?? ""
    case .tags: task.tags.joined(separator: ", ")
    case .note: task.note ?? ""
    }
  }
}

/// The editor, as lines.
struct TaskFormView {
  let form: TaskForm
  let problem: TodoProblem?

  func body(in area: ViewArea) -> ScreenBody {
    let names = TaskForm.Field.allCases.map { $0.name(area.language) }
    let width = (names.map { DisplayWidth.of($0) }.max() ?? 0) + 3
    var cursor: Position?
    var lines: [StyledLine] = []
    for (row, field) in TaskForm.Field.allCases.enumerated() {
      let isFocused = field == form.focus
      let label = StyledLine(isFocused ? "› " : "  ", .accent).appending(names[row], isFocused ? .strong : .dim).padded(to: width)
      let (line, column) = form[field].line(after: label, columns: area.size.columns)
      lines.append(line)
      if isFocused { cursor = Position(column: column, row: row) }
    }
    let notice = problem.map { NoticeLines.notice(Problem($0).sentence, area, .warning) }
    return ScreenBody(lines + (notice ?? NoticeLines.notice(TaskScreenPhrases.fields, area)), cursor: cursor)
  }
}
