package import CoreModule
package import CorePresentation
package import PersonalDictionary
package import TodoList

/// When the next reminder comes.
package struct NextReminderDocument: Document {
  let next: Timestamp
  let localTime: LocalTime

  package init(next: Timestamp, localTime: LocalTime) { (self.next, self.localTime) = (next, localTime) }

  package func json(_ localTime: LocalTime) -> JSON { .object([("next", .string(self.localTime.rfc3339(next)))]) }
  package var plain: [[String]] { [[localTime.rfc3339(next)]] }
  package func text(_ style: TextStyle) -> String { ReminderPhrases.moment(next, localTime, now: style.now)(style.language) }
}

/// Whether there are reminders, and when.
package struct ReminderStatusDocument: Document {
  private let time: TimeOfDay
  private let isInstalled: Bool
  private let next: Timestamp?
  private let last: CalendarDay?

  package init(time: TimeOfDay, isInstalled: Bool, next: Timestamp?, last: CalendarDay?) {
    (self.time, self.isInstalled, self.next, self.last) = (time, isInstalled, next, last)
  }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("installed", .bool(isInstalled)), ("at", .string("\(time)")), ("next", JSON(next.map(localTime.rfc3339))),
      ("last", JSON(last.map { "\($0)" })),
    ])
  }

  package var plain: [[String]] {
    [[isInstalled ? "installed" : "", "\(time)", next.map(LocalTime { _ in 0 }.rfc3339) ?? "", last.map { "\($0)" } ?? ""]]
  }

  package func text(_ style: TextStyle) -> String {
    guard isInstalled, let next else { return ReminderPhrases.notInstalled(style.language) }
    return ReminderPhrases.installed(ReminderPhrases.moment(next, style.localTime, now: style.now))(style.language)
  }
}

/// What was shown of what was due.
package struct DueRemindersDocument: Document {
  let decision: ReminderDecision
  let tasks: [TodoTask]
  /// How many words are due in the practice.
  let dueWords: Int
  let remindsOfWords: Bool
  let isShown: Bool
  let now: Timestamp
  let localTime: LocalTime

  package init(
    decision: ReminderDecision, tasks: [TodoTask], dueWords: Int, remindsOfWords: Bool, isShown: Bool, now: Timestamp, localTime: LocalTime
  ) {
    (self.decision, self.tasks, self.dueWords, self.remindsOfWords) = (decision, tasks, dueWords, remindsOfWords)
    (self.isShown, self.now, self.localTime) = (isShown, now, localTime)
  }

  package func json(_ localTime: LocalTime) -> JSON {
    let due = tasks.map { JSON.object($0.members(localTime, now: now)) }
    return .object([("word", .string(decision.name)), ("tasks", .array(due)), ("practice", .number(dueWords)), ("shown", .bool(isShown))])
  }

  package var plain: [[String]] {
    [[decision.name]] + tasks.map { $0.record(localTime) } + (remindsOfWords ? [["practice", "\(dueWords)"]] : [])
  }

  package func text(_ style: TextStyle) -> String {
    var lines: [LocalizedText] = []
    if !tasks.isEmpty, isShown { lines.append(ReminderPhrases.shown(tasks.count)) }
    if remindsOfWords, isShown { lines.append(ReminderPhrases.practiceShown(dueWords)) }
    if (tasks.isEmpty && !remindsOfWords) || decision == .due { lines.append(ReminderPhrases.sentence(decision, isShown: isShown)) }
    return lines.map { $0(style.language) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension ReminderDecision {
  /// The stable code for programs.
  fileprivate var name: String {
    switch self {
    case .due: "due"
    case .notYet: "not_yet"
    case .shownToday: "shown_today"
    case .wordAddedToday: "word_added_today"
    }
  }
}
