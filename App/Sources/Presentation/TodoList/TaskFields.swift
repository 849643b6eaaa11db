package import CoreModule
package import CorePresentation
package import TodoList

/// The fields of a task that a form can change, each as one text. The initial texts are in one language; what is typed is understood in
/// both.
package struct TaskFields {
  package enum Field: String, CaseIterable, Sendable {
    case text
    case due
    case priority
    case recurrence
    case tags
    case note

    package var name: LocalizedText {
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

  private let before: [Field: String]
  private var values: [Field: String]
  private let task: TodoTask

  /// The fields of a task as it is.
  package init(_ task: TodoTask, _ localTime: LocalTime, _ language: InterfaceLanguage) {
    self.task = task
    before = Dictionary(Field.allCases.map { ($0, Self.text(of: $0, task, localTime, language)) }) { first, _ in first }
    values = before
  }

  package subscript(field: Field) -> String {
    get { values[field] ?? "" }
    set { values[field] = newValue }
  }

  /// The changes to the task. What is as it was is not changed.
  package func edit(now: Timestamp, _ localTime: LocalTime) throws(Problem) -> TodoEdit {
    var edit = TodoEdit()
    if let text = changed(.text) {
      do throws(UserTextProblem) { edit.text = try UserText(text) } catch { throw Problem(TodoProblem.unacceptable(text: text, error)) }
    }
    if let text = changed(.due) { edit.due = .some(try Self.due(text, now, localTime)) }
    if let text = changed(.priority) { edit.priority = try Self.priority(text) }
    if let text = changed(.recurrence) {
      edit.repeats = .some(text.isEmpty ? nil : try QuickEntryParser(now: now, localTime: localTime).repetition(text))
    }
    if let text = changed(.tags) {
      let tags = try acceptable(text.split { $0 == "," || $0 == "#" }.map(String.init).filter { !$0.isBlank })
      edit.tags = tags.filter { !task.tags.contains($0) }
      edit.removedTags = task.tags.filter { !tags.contains($0) }
    }
    if let text = changed(.note) { edit.note = text.isEmpty ? "" : try UserText(accepting: text).description }
    return edit
  }

  /// The text of a field; empty if blank, `nil` if unchanged.
  private func changed(_ field: Field) -> String? {
    guard self[field] != before[field] else { return nil }
    return self[field].isBlank ? "" : self[field]
  }

  private static func due(_ text: String, _ now: Timestamp, _ localTime: LocalTime) throws(Problem) -> DueDate? {
    guard !text.isEmpty else { return nil }
    do throws(TodoProblem) { return try QuickEntryParser(now: now, localTime: localTime).dueDate(text) } catch { throw Problem(error) }
  }

  private static func priority(_ text: String) throws(Problem) -> TodoPriority {
    if text.isEmpty { return .normal }
    if let priority = QuickEntryParser.priority(text) { return priority }
    return try TodoPriority(text, of: "p:")
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
    case .priority: task.priority == .normal ? "" : priority(task.priority)(language)
    case .recurrence: task.recurrence.map { repetition($0.rule)(language) } ?? ""
    case .tags: task.tags.joined(separator: ", ")
    case .note: task.note ?? ""
    }
  }
}

extension TaskFields {
  /// Explains the fields.
  package static var hint: LocalizedText {
    let priorities = [TodoPriority.high, .low].map(priority)
    let rules = RecurrenceRule.named.map { repetition($0.rule) }
    func list(_ words: [LocalizedText], _ language: InterfaceLanguage) -> String { words.map { $0(language) }.joined(separator: ", ") }
    return LocalizedText(
      en: "Due: tomorrow, fri 18:00, 2026-12-31. Priority: \(list(priorities, .english)). "
        + "Repeats: \(list(rules, .english)). Tags: separated by commas.",
      ru: "Срок: завтра, пт 18:00, 2026-12-31. Приоритет: \(list(priorities, .russian)). "
        + "Повтор: \(list(rules, .russian)). Метки — через запятую."
    )
  }

  /// The text of a priority in its field, which can be parsed again.
  package static func priority(_ priority: TodoPriority) -> LocalizedText {
    switch priority {
    case .high: LocalizedText(en: "high", ru: "высокий")
    case .normal: LocalizedText(en: "normal", ru: "обычный")
    case .low: LocalizedText(en: "low", ru: "низкий")
    }
  }

  /// The text of a rule in its field, which can be parsed again.
  package static func repetition(_ rule: RecurrenceRule) -> LocalizedText {
    switch rule {
    case .daily: LocalizedText(en: "daily", ru: "ежедневно")
    case .onWorkingDays: LocalizedText(en: "weekdays", ru: "будни")
    case .weekly: LocalizedText(en: "weekly", ru: "еженедельно")
    case .monthly: LocalizedText(en: "monthly", ru: "ежемесячно")
    case .yearly: LocalizedText(en: "yearly", ru: "ежегодно")
    default: RecurrencePhrases.rule(rule, today: nil)
    }
  }
}
