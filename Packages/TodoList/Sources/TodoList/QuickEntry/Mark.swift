/// A word that sets a property of the task by its form, such as `!high` or `#home`.
enum Mark {
  case priority(TodoPriority)
  case tag(String)
  case recurrence(RecurrenceRule)
  /// A text that may be a date.
  case due(String)

  init?(_ word: QuickEntryWord) {
    guard !word.isQuoted, let first = word.typed.first else { return nil }
    switch first {
    case "!":
      if word.typed.count > 1, word.typed.allSatisfy({ $0 == "!" }) {
        self = .priority(.high)
        return
      }
      guard let priority = Self.priorities[String(word.key.dropFirst())] ?? Self.numbered[word.key] else { return nil }
      self = .priority(priority)
    case "#", "+":
      guard let tag = Self.tag(word.typed.dropFirst()) else { return nil }
      self = .tag(tag)
    case "*":
      guard let rule = RecurrenceWords.frequencies[String(word.key.dropFirst())] else { return nil }
      self = .recurrence(rule)
    default: self.init(assignment: word.key)
    }
  }

  /// `p:high`, `every:week`, `due:friday`.
  private init?(assignment key: String) {
    guard let colon = key.firstIndex(of: ":") else { return nil }
    let value = String(key[key.index(after: colon)...])
    switch key[..<colon] {
    case "p", "pri", "prio", "priority", "п", "приоритет":
      guard let priority = Self.priorities[value] else { return nil }
      self = .priority(priority)
    case "every", "repeat", "каждый", "каждую", "каждые", "каждое", "повтор", "recur":
      guard let rule = RecurrenceWords.units[value] ?? RecurrenceWords.frequencies[value] else { return nil }
      self = .recurrence(rule)
    case "due", "срок":
      guard !value.isEmpty else { return nil }
      self = .due(value)
    default: return nil
    }
  }

  /// Tags begin with a letter, so `#12` and `+7` are not tags.
  private static func tag(_ text: Substring) -> String? {
    var text = text
    while let last = text.last, ",;.!?".contains(last) { text.removeLast() }
    guard text.first?.isLetter == true, text.allSatisfy({ $0.isLetter || $0.isNumber || "-_/".contains($0) }) else { return nil }
    return String(text)
  }

  /// The priorities of Todoist.
  private static let numbered: [String: TodoPriority] = ["!!1": .high, "!!2": .normal, "!!3": .low, "!!4": .low]

  static let priorities: [String: TodoPriority] = [
    "high": .high, "h": .high, "important": .high, "normal": .normal, "medium": .normal, "m": .normal, "n": .normal, "low": .low, "l": .low,
    "высокий": .high, "высокая": .high, "в": .high, "важно": .high, "обычный": .normal, "обычная": .normal, "средний": .normal,
    "низкий": .low, "низкая": .low, "н": .low, "неважно": .low,
  ]
}
