import CoreModule

/// A task that was kept elsewhere, with what that place knows of a task.
public struct IncomingTask: Equatable, Sendable {
  /// The parts of a task that a place may know.
  public struct Fields: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: Int

    /// Parts from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How much it matters.
    public static let priority = Fields(rawValue: 1)
    /// When it is due.
    public static let due = Fields(rawValue: 2)
    /// How often it comes back.
    public static let recurrence = Fields(rawValue: 4)
    /// Its tags.
    public static let tags = Fields(rawValue: 8)
    /// The remark.
    public static let note = Fields(rawValue: 16)
    /// The task that it is a part of.
    public static let parent = Fields(rawValue: 32)
    /// When it was done, to the moment; without it only whether.
    public static let completionTime = Fields(rawValue: 64)
    /// When it was last changed.
    public static let changeTime = Fields(rawValue: 128)
    /// Until when nothing is to be heard of it, and when to notify of it next.
    public static let silence = Fields(rawValue: 256)
    /// Everything, as glot's own file of everything does.
    public static let all = Fields(rawValue: 511)
  }

  /// The task; its number and that of its parent are those of the other place.
  public let task: TodoTask
  /// What the other place knows besides text and whether it is done.
  public let fields: Fields
  /// Whether it was deleted there.
  public let isDeleted: Bool

  /// A task as another place knows it.
  public init(_ task: TodoTask, fields: Fields = .all, isDeleted: Bool = false) {
    self.task = task
    self.fields = fields
    self.isDeleted = isDeleted
  }

  /// `old` with what was changed at the other place, which has this as `new`.
  ///
  /// What was changed later wins; a place that does not tell when it changed something is believed.
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
    if fields.contains(.recurrence), old.recurrence?.frequency != new.recurrence?.frequency {
      merged.recurrence = new.recurrence
    } else if merged.due != old.due {
      merged.recurrence = old.recurrence.map { Recurrence($0.frequency, from: merged.due?.day(in: localTime)) }
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

  /// Whether it counts against `old`: a place that does not tell when it changed something is believed.
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
  /// Its first moment.
  func start(in localTime: LocalTime) -> Timestamp {
    switch self {
    case .day(let day): localTime.start(of: day)
    case .moment(let moment): moment
    }
  }
}
