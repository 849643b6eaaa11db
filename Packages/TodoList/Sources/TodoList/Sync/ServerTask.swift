public import CoreModule
import Foundation

/// The properties of a task that the server stores.
public struct ServerTask: Equatable, Sendable {
  /// The content that is compared between the client and the server.
  public struct Content: Hashable, Sendable {
    /// The text.
    public var text: String
    /// `low`, `basic` or `important`.
    public var importance: String
    /// Whether it is done.
    public var isDone: Bool
    /// The due date in seconds since 1970; `nil` for none. A day is stored as its midnight in UTC.
    public var deadline: Int64?

    /// Creates the content.
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
  /// The time of creation, in seconds since 1970.
  public var created: Int64
  /// The time of the last change, in seconds since 1970.
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

  /// Whether the text can be stored here.
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
        changed.recurrence = changed.recurrence.map { Recurrence($0.rule, from: changed.due?.day(in: localTime)) }
        changed.snoozedUntil = nil
      }
    }
    if content.isDone != task.isDone { changed.completed = content.isDone ? changedAt(now) : nil }
    guard changed != task else { return task }
    if changed.isDone != task.isDone {
      changed.snoozedUntil = nil
      changed.remindAt = changed.nextReminder(at: now, in: localTime)
    }
    if changed.due != task.due { changed.remindAt = changed.isDone ? nil : changed.due }
    changed.updated = max(changedAt(now), task.updated)
    return changed
  }

  /// The task to insert if it does not exist here.
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

  /// The content to store as confirmed for `task`. A day that another program wrote differently counts as unconfirmed. It is sent again in
  /// our form, which is the same in every time zone.
  func confirmed(as task: TodoTask) -> Content {
    var confirmed = ServerTask(task).content
    if case .day = task.due { confirmed.deadline = content.deadline }
    return confirmed
  }

  /// The time of these seconds since 1970; `nil` before 1970 and after the year 9999.
  fileprivate static func moment(_ seconds: Int64) -> Timestamp? {
    (0...253_402_300_799).contains(seconds) ? Timestamp(milliseconds: seconds * 1000) : nil
  }
}

/// The server stores only exact times. Midnight in UTC means a day; a time at exactly midnight is sent one second later.
extension DueDate {
  fileprivate static let secondsInDay: Int64 = 86_400

  fileprivate var deadlineOnServer: Int64 {
    switch self {
    case .day(let day): day.daysSinceEpoch * Self.secondsInDay
    case .moment(let moment): moment.wholeSeconds + (moment.wholeSeconds % Self.secondsInDay == 0 ? 1 : 0)
    }
  }

  /// Creates the due date from the server's seconds; `nil` when they are out of range. Other programs send a day as their local midnight,
  /// which is recognized in this time zone.
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
