import CoreModule

/// A task from a file or a server, with the fields that this source supports.
public struct IncomingTask: Equatable, Sendable {
  /// The fields that a source may support.
  public struct Fields: OptionSet, Sendable {
    /// The fields as bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The priority.
    public static let priority = Fields(rawValue: 1)
    /// The due date.
    public static let due = Fields(rawValue: 2)
    /// The recurrence.
    public static let recurrence = Fields(rawValue: 4)
    /// Its tags.
    public static let tags = Fields(rawValue: 8)
    /// The note.
    public static let note = Fields(rawValue: 16)
    /// The parent task.
    public static let parent = Fields(rawValue: 32)
    /// The time of completion; without it, only whether the task is done.
    public static let completionTime = Fields(rawValue: 64)
    /// When it was last changed.
    public static let changeTime = Fields(rawValue: 128)
    /// The end of a snooze and the time of the next notification.
    public static let silence = Fields(rawValue: 256)
    /// All fields, as in glot's own export format.
    public static let all = Fields(rawValue: 511)
  }

  /// The task, with the source's numbers for itself and its parent.
  public let task: TodoTask
  /// The fields that the source supports, besides the text and whether the task is done.
  public let fields: Fields
  /// Whether the source deleted it.
  public let isDeleted: Bool

  /// Creates an incoming task.
  public init(_ task: TodoTask, fields: Fields = .all, isDeleted: Bool = false) {
    self.task = task
    self.fields = fields
    self.isDeleted = isDeleted
  }

  /// Merges the changes of the source into `old`. The later change wins; without a time of change, the source does.
  ///
  /// - Parameters:
  ///   - old: The stored task.
  ///   - new: The incoming task with the numbers of the store.
  ///   - moment: The time of change to store if the source has none.
  func merged(into old: TodoTask, as new: TodoTask, at moment: Timestamp, in localTime: LocalTime) -> TodoTask {
    if fields == .all { return new.updated > old.updated ? new : old }
    guard isLater(than: old) else { return old }
    let isTimed = fields.contains(.changeTime)
    var merged = old
    merged.text = new.text
    if fields.contains(.priority) { merged.priority = new.priority }
    if fields.contains(.due), old.due?.start(in: localTime) != new.due?.start(in: localTime) {
      merged.due = new.due
      merged.snoozedUntil = nil
      merged.remindAt = new.remindAt
    }
    if fields.contains(.recurrence), old.recurrence?.rule != new.recurrence?.rule {
      merged.recurrence = new.recurrence
    } else if merged.due != old.due {
      merged.recurrence = old.recurrence.map { Recurrence($0.rule, from: merged.due?.day(in: localTime)) }
    }
    if fields.contains(.tags), Set(old.tags) != Set(new.tags) {
      merged.tags = (old.tags.filter(new.tags.contains) + new.tags).withoutRepeats()
    }
    if fields.contains(.note) { merged.note = new.note }
    if fields.contains(.parent) { merged.parent = new.parent }
    merge(completionOf: new, into: &merged)
    if merged != old { merged.updated = isTimed ? max(new.updated, old.updated) : moment }
    return merged
  }

  /// Whether the source's change is not older than the last change of `old`; always `true` without a time of change.
  func isLater(than old: TodoTask) -> Bool {
    !fields.contains(.changeTime) || task.updated.wholeSeconds >= old.updated.wholeSeconds
  }

  private func merge(completionOf new: TodoTask, into merged: inout TodoTask) {
    let isSame =
      fields.contains(.completionTime) ? merged.completed?.wholeSeconds == new.completed?.wholeSeconds : merged.isDone == new.isDone
    guard !isSame else { return }
    merged.completed = new.completed
    merged.snoozedUntil = nil
    merged.remindAt = new.remindAt
  }
}

extension DueDate {
  /// The due time; for a day, its first moment in this time zone.
  func start(in localTime: LocalTime) -> Timestamp {
    switch self {
    case .day(let day): localTime.start(of: day)
    case .moment(let moment): moment
    }
  }
}
