public import CoreModule

/// iCalendar (RFC 5545): tasks as VTODO.
public struct ICalendar: Sendable {
  let localTime: LocalTime
  let zone: @Sendable (String) -> LocalTime?

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - localTime: The time zone in which times are written, and read if they have no time zone.
  ///   - zone: Finds a time zone by its name; returns `nil` if it is unknown.
  public init(localTime: LocalTime, zone: @escaping @Sendable (String) -> LocalTime? = { _ in nil }) {
    self.localTime = localTime
    self.zone = zone
  }

  /// The text of a file with `tasks`; `now` is its time of writing.
  public func text(_ tasks: [TodoTask], now: Timestamp) -> String {
    let ids = Dictionary(tasks.map { ($0.number, $0.id) }) { first, _ in first }
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//glot//glot//EN"]
      + tasks.flatMap { component(of: $0, parent: $0.parent.flatMap { ids[$0] }, now: now) } + ["END:VCALENDAR"]
    return lines.map { Self.folded($0) + "\r\n" }.joined()
  }

  private func component(of task: TodoTask, parent: TodoTask.ID?, now: Timestamp) -> [String] {
    var lines = [
      "BEGIN:VTODO", "UID:\(task.id)", "DTSTAMP:\(now.iso8601Basic)", "CREATED:\(task.created.iso8601Basic)",
      "LAST-MODIFIED:\(task.updated.iso8601Basic)", "SUMMARY:\(Self.escaped(task.text))",
    ]
    switch task.due {
    case .day(let day): lines.append("DUE;VALUE=DATE:" + day.description.replacing("-", with: ""))
    case .moment(let moment): lines.append("DUE:" + moment.iso8601Basic)
    case nil: break
    }
    if task.priority != .normal { lines.append("PRIORITY:" + (task.priority == .high ? "1" : "9")) }
    if !task.tags.isEmpty { lines.append("CATEGORIES:" + task.tags.map(Self.escaped).joined(separator: ",")) }
    if let note = task.note { lines.append("DESCRIPTION:" + Self.escaped(note)) }
    if let rule = task.recurrence?.rule {
      let isTimed = if case .moment = task.due { true } else { false }
      lines.append("RRULE:" + rule.iCalendar(timedIn: isTimed ? localTime : nil))
    }
    if let parent { lines.append("RELATED-TO:\(parent)") }
    lines.append("STATUS:" + (task.isDone ? "COMPLETED" : "NEEDS-ACTION"))
    if let completed = task.completed { lines.append("COMPLETED:" + completed.iso8601Basic) }
    return lines + ["END:VTODO"]
  }

  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if ["\\", ";", ","].contains(scalar) { escaped.append("\\") }
      escaped.append(contentsOf: scalar == "\n" ? "\\n".unicodeScalars : String(scalar).unicodeScalars)
    }
    return String(escaped)
  }

  /// Folds a line into pieces of at most 75 bytes without splitting characters; continuations begin with a space.
  private static func folded(_ line: String) -> String {
    var (folded, count) = ("", 0)
    for scalar in line.unicodeScalars {
      let bytes = String(scalar).utf8.count
      if count + bytes > 75 {
        folded += "\r\n "
        count = 1
      }
      folded.unicodeScalars.append(scalar)
      count += bytes
    }
    return folded
  }
}
