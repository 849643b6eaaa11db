public import CoreModule
import Foundation

/// The properties of a task that the server stores.
public struct ServerTask: Equatable, Sendable {
  /// The content that is compared between client and server.
  public struct Content: Hashable, Sendable {
    /// The text.
    public var text: String
    /// `low`, `basic` or `important`.
    public var importance: String
    /// Whether it is done.
    public var isDone: Bool
    /// Seconds since the epoch, or `nil`; a day is stored as its midnight in UTC.
    public var deadline: Int64?

    /// Content from its parts.
    public init(text: String, importance: String, isDone: Bool, deadline: Int64?) {
      self.text = text
      self.importance = importance
      self.isDone = isDone
      self.deadline = deadline
    }
  }

  /// The identity, the same on client and server.
  public let id: TodoTask.ID
  /// The content that is compared.
  public var content: Content
  /// The creation time, in seconds since the epoch.
  public var created: Int64
  /// The time of the last change, in seconds since the epoch.
  public var updated: Int64

  /// Creates a task.
  public init(id: TodoTask.ID, content: Content, created: Int64, updated: Int64) {
    self.id = id
    self.content = content
    self.created = created
    self.updated = updated
  }

  /// Converts `task` to the server's form.
  public init(_ task: TodoTask) {
    id = task.id
    content = Content(
      text: task.text, importance: task.priority.wireName, isDone: task.isDone, deadline: task.due?.deadlineOnServer
    )
    created = task.created.wholeSeconds
    updated = task.updated.wholeSeconds
  }

  /// Whether the text can be stored.
  var isAcceptable: Bool { (try? UserText(content.text)) != nil }

  /// `task` with the server's changes.
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

  /// The task to insert when it does not exist here.
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

  /// The content to store as confirmed for `task`. A day in another program's format counts as unconfirmed, and is sent again in ours,
  /// which is the same in every time zone.
  func confirmed(as task: TodoTask) -> Content {
    var confirmed = ServerTask(task).content
    if case .day = task.due { confirmed.deadline = content.deadline }
    return confirmed
  }

  /// `nil` for years without four digits.
  fileprivate static func moment(_ seconds: Int64) -> Timestamp? {
    (0...253_402_300_799).contains(seconds) ? Timestamp(milliseconds: seconds * 1000) : nil
  }
}

/// The server only knows moments. Midnight in UTC stands for a day; a moment exactly then is sent one second later.
extension DueDate {
  fileprivate static let secondsInDay: Int64 = 86_400

  fileprivate var deadlineOnServer: Int64 {
    switch self {
    case .day(let day): day.daysSinceEpoch * Self.secondsInDay
    case .moment(let moment): moment.wholeSeconds + (moment.wholeSeconds % Self.secondsInDay == 0 ? 1 : 0)
    }
  }

  /// Other programs send a day as their local midnight, which is recognized in this time zone.
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
