public import CoreModule
import Foundation

/// A task as the server knows it, and nothing that it does not know.
public struct ServerTask: Equatable, Sendable {
  /// What can differ between here and there.
  public struct Content: Hashable, Sendable {
    /// What is to be done.
    public var text: String
    /// `low`, `basic` or `important`.
    public var importance: String
    /// Whether it is done.
    public var isDone: Bool
    /// Seconds since the epoch, or `nil`; of a day, its midnight by UTC, wherever it was written down.
    public var deadline: Int64?

    /// Content from its parts.
    public init(text: String, importance: String, isDone: Bool, deadline: Int64?) {
      self.text = text
      self.importance = importance
      self.isDone = isDone
      self.deadline = deadline
    }
  }

  /// Its identity here and there.
  public let id: TodoTask.ID
  /// What can differ.
  public var content: Content
  /// When it was written down, in seconds since the epoch.
  public var created: Int64
  /// When it was last changed, in seconds since the epoch.
  public var updated: Int64

  /// A task from its parts.
  public init(id: TodoTask.ID, content: Content, created: Int64, updated: Int64) {
    self.id = id
    self.content = content
    self.created = created
    self.updated = updated
  }

  /// `task` as the server would know it.
  public init(_ task: TodoTask) {
    id = task.id
    content = Content(
      text: task.text, importance: task.priority.wireName, isDone: task.isDone, deadline: task.due?.deadlineOnServer
    )
    created = task.created.wholeSeconds
    updated = task.updated.wholeSeconds
  }

  /// Whether the text can be kept here.
  var isAcceptable: Bool { (try? UserText(content.text)) != nil }

  /// `task` with what the server says otherwise.
  func applied(to task: TodoTask, at now: Timestamp, in localTime: LocalTime) -> TodoTask {
    let known = ServerTask(task).content
    var changed = task
    if content.text != known.text, let text = try? UserText(content.text) { changed.text = text.description }
    if content.importance != known.importance { changed.priority = TodoPriority(wireName: content.importance) }
    if content.deadline != known.deadline {
      changed.due = content.deadline.flatMap { DueDate(onServer: $0, in: localTime) }
      if changed.due != task.due {
        changed.recurrence = changed.recurrence.map { Recurrence($0.frequency, from: changed.due?.day(in: localTime)) }
        changed.snoozedUntil = nil
      }
    }
    if content.isDone != task.isDone { changed.completed = content.isDone ? changedAt(now) : nil }
    guard changed != task else { return task }
    changed.remindAt = changed.isDone ? nil : changed.due == task.due ? task.remindAt : changed.due
    if changed.isDone { changed.snoozedUntil = nil }
    changed.updated = max(changedAt(now), task.updated)
    return changed
  }

  /// The task when it is new here.
  func task(number: TodoTask.Number, at now: Timestamp, in localTime: LocalTime) -> TodoTask {
    let due = content.deadline.flatMap { DueDate(onServer: $0, in: localTime) }
    let isDone = content.isDone
    return TodoTask(
      number: number, id: id, text: (try? UserText(content.text).description) ?? content.text,
      priority: TodoPriority(wireName: content.importance),
      due: due, remindAt: isDone ? nil : due, created: Self.moment(created) ?? now, updated: changedAt(now),
      completed: isDone ? changedAt(now) : nil
    )
  }

  private func changedAt(_ now: Timestamp) -> Timestamp { Self.moment(updated) ?? now }

  /// What the server has confirmed when this is kept as `task`. A day that another program wrote in its own way counts as not yet there, and is
  /// sent in ours, which means the same day everywhere.
  func confirmed(as task: TodoTask) -> Content {
    var confirmed = ServerTask(task).content
    if case .day = task.due { confirmed.deadline = content.deadline }
    return confirmed
  }

  /// `nil` for what no calendar of four-digit years has.
  fileprivate static func moment(_ seconds: Int64) -> Timestamp? {
    (0...253_402_300_799).contains(seconds) ? Timestamp(milliseconds: seconds * 1000) : nil
  }
}

/// The server knows moments alone. Midnight by UTC stands for a day; what is due at that very moment is told a second later.
extension DueDate {
  fileprivate static let secondsInDay: Int64 = 86_400

  fileprivate var deadlineOnServer: Int64 {
    switch self {
    case .day(let day): day.daysSinceEpoch * Self.secondsInDay
    case .moment(let moment): moment.wholeSeconds + (moment.wholeSeconds % Self.secondsInDay == 0 ? 1 : 0)
    }
  }

  /// Other programs write a day as midnight where they are, which is understood if that is here.
  fileprivate init?(onServer seconds: Int64, in localTime: LocalTime) {
    guard let moment = ServerTask.moment(seconds) else { return nil }
    let day = localTime.day(of: moment)
    switch seconds % Self.secondsInDay {
    case 0: self = .day(CalendarDay(daysSinceEpoch: seconds / Self.secondsInDay))
    case _ where localTime.start(of: day) == moment: self = .day(day)
    case 1: self = .moment(moment.adding(seconds: -1))
    default: self = .moment(moment)
    }
  }
}
