public import CoreModule

/// A query for tasks in list order: open ones first, then by due date, priority and creation.
public struct TodoQuery: Equatable, Sendable {
  /// Open and done tasks.
  public enum Status: Equatable, Sendable {
    /// Only open ones.
    case open
    /// Only done ones.
    case done
    /// Both.
    case all
  }

  /// Whether to return open or done tasks.
  public var status = Status.open
  /// Only those due after this limit.
  public var dueFrom: DueLimit?
  /// Only those due before this limit.
  public var dueBefore: DueLimit?
  /// Only those of this priority.
  public var priority: TodoPriority?
  /// Only those with all these tags.
  public var tags: [String] = []
  /// Only those with each of these words in their text, note or tags, in whole or in part.
  public var words: [FoldedText] = []
  /// Only those whose text contains this.
  public var textPart: FoldedText?
  /// The maximum number of results.
  public var limit: Int?

  /// A query for all open tasks.
  public init() {}

  /// Whether `task` matches, apart from the limit.
  public func matches(_ task: TodoTask) -> Bool {
    switch status {
    case .open where task.isDone: return false
    case .done where !task.isDone: return false
    default: break
    }
    if dueFrom != nil || dueBefore != nil {
      guard let due = task.due else { return false }
      if let dueFrom, due.isBefore(dueFrom) { return false }
      if let dueBefore, !due.isBefore(dueBefore) { return false }
    }
    return (priority == nil || task.priority == priority) && tags.allSatisfy(task.tags.contains) && matchesText(of: task)
  }

  /// Whether the texts that are searched for are in `task`.
  public func matchesText(of task: TodoTask) -> Bool {
    if let textPart, !FoldedText(task.text).contains(textPart) { return false }
    if words.isEmpty { return true }
    let texts = ([task.text, task.note ?? ""] + task.tags).map(FoldedText.init)
    return words.allSatisfy { word in texts.contains { $0.contains(word) } }
  }
}

/// How many tasks there are.
public struct TodoCount: Equatable, Sendable {
  /// Open ones.
  public var open: Int
  /// Done ones.
  public var done: Int
  /// Overdue open ones.
  public var overdue: Int

  /// Creates a count.
  public init(open: Int, done: Int, overdue: Int) {
    self.open = open
    self.done = done
    self.overdue = overdue
  }
}
