public import CoreModule

/// A query for tasks in list order: open ones first, then by due date, priority and creation.
public struct TodoQuery: Equatable, Sendable {
  /// Which of the open and done tasks to return.
  public enum Status: Equatable, Sendable {
    /// Only open ones.
    case open
    /// Only done ones.
    case done
    /// Both.
    case all
  }

  /// Whether to return open tasks, done ones or both.
  public var status = Status.open
  /// Only tasks due at or after this limit; `nil` for no limit.
  public var dueFrom: DueLimit?
  /// Only tasks due before this limit; `nil` for no limit.
  public var dueBefore: DueLimit?
  /// Only tasks of this priority; `nil` for all.
  public var priority: TodoPriority?
  /// Only tasks with all these tags.
  public var tags: [String] = []
  /// Only tasks whose text, note or tags contain each of these words, also as a part of a longer word.
  public var words: [FoldedText] = []
  /// Only tasks whose text contains this; `nil` for all.
  public var textPart: FoldedText?
  /// The maximum number of results; `nil` for all.
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

  /// Whether `task` has the searched texts.
  public func matchesText(of task: TodoTask) -> Bool {
    if let textPart, !FoldedText(task.text).contains(textPart) { return false }
    if words.isEmpty { return true }
    let texts = ([task.text, task.note ?? ""] + task.tags).map(FoldedText.init)
    return words.allSatisfy { word in texts.contains { $0.contains(word) } }
  }
}

/// The numbers of open, done and overdue tasks.
public struct TodoCount: Equatable, Sendable {
  /// The number of open tasks.
  public var open: Int
  /// The number of done tasks.
  public var done: Int
  /// The number of overdue open tasks.
  public var overdue: Int

  /// Creates a count.
  public init(open: Int, done: Int, overdue: Int) {
    self.open = open
    self.done = done
    self.overdue = overdue
  }
}
