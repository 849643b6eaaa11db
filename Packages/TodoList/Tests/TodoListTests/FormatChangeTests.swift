import CoreModule
import CoreModuleTesting
import Testing

@testable import TodoList

/// Fields that formats support or do not support, for stored tasks.
struct FormatChangeTests {
  let localTime = LocalTime.fixed(seconds: 3600)
  let now = Timestamp(milliseconds: 1_795_258_800_000)

  private func calendar(_ tasks: String...) -> TodoFile {
    let components = tasks.map { "BEGIN:VTODO\nSUMMARY:Pay\n" + $0 + "\nEND:VTODO" }
    let text = (["BEGIN:VCALENDAR"] + components + ["END:VCALENDAR"]).joined(separator: "\n")
    return ICalendar(localTime: localTime) { $0 == "America/New_York" ? .fixed(seconds: -18_000) : nil }.read(text, now: now)
  }

  @Test(arguments: ["America/New_York", "\"America/New_York\"", "/mozilla.org/20050126_1/America/New_York"])
  func `a time in a calendar is of the zone that it names`(zone: String) {
    let file = calendar("DUE;TZID=\(zone):20261201T100000")
    #expect(file.tasks.map(\.task.due) == [Timestamp(rfc3339: "2026-12-01T15:00:00Z").map(DueDate.moment)])
    #expect(file.faults == [])
  }

  @Test func `a zone that nobody knows is a fault of the task`() {
    let file = calendar("DUE;TZID=Mars/Olympus:20261201T100000", "UID:1")
    #expect(file.faults == [TodoFileFault(line: 2, reason: .zone("Mars/Olympus"))])
    #expect(file.tasks.count == 1)
  }

  @Test func `a task of a calendar may be cancelled, or done by percentage`() {
    let file = calendar("STATUS:CANCELLED", "PERCENT-COMPLETE:100", "PERCENT-COMPLETE:50")
    #expect(file.tasks.map(\.isDeleted) == [true, false, false])
    #expect(file.tasks.map(\.task.isDone) == [false, true, false])
  }

  @Test(
    arguments: [
      ("FREQ=DAILY", .daily), ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", .weekdays),
      ("FREQ=WEEKLY;BYDAY=FR,TH,WE,TU,MO;INTERVAL=1", .weekdays),
      ("FREQ=WEEKLY;WKST=SU", .weekly), ("FREQ=WEEKLY;BYDAY=TU", .weekly), ("FREQ=MONTHLY;BYMONTHDAY=1", .monthly),
      ("FREQ=YEARLY", .yearly),
      ("FREQ=WEEKLY;BYDAY=MO,WE", nil), ("FREQ=WEEKLY;BYDAY=MO", nil), ("FREQ=WEEKLY;INTERVAL=2", nil), ("FREQ=DAILY;COUNT=3", nil),
      ("FREQ=DAILY;UNTIL=20270101", nil), ("FREQ=MONTHLY;BYDAY=1MO", nil), ("FREQ=MONTHLY;BYMONTHDAY=15", nil), ("FREQ=HOURLY", nil),
    ] as [(String, Recurrence.Frequency?)])
  func `a rule that cannot be kept is left out, and none is taken for another`(rule: String, frequency: Recurrence.Frequency?) {
    // A Tuesday.
    let file = calendar("DUE;VALUE=DATE:20261201\nRRULE:" + rule)
    #expect(file.tasks.map(\.task.recurrence?.frequency) == [frequency])
    #expect(file.leftOut == (frequency == nil ? ["RRULE": 1] : [:]))
  }

  @Test func `what an alarm says is not said of its task`() {
    let file = calendar("BEGIN:VALARM\nDESCRIPTION:Reminder\nEND:VALARM\nPRIORITY:1")
    #expect(file.tasks.map(\.task.note) == [nil])
    #expect(file.tasks.map(\.task.priority) == [.high])
  }

  @Test func `lines of todo txt that differ only in what is not text are tasks of their own, and are found again`() async throws {
    let store = InMemoryTodoStore(clock: .fixed(now), localTime: localTime, random: .counting())
    let lines = ["due:2026-12-05", "due:2026-12-12", "+shop", "pri:A", "due:2026-12-05"].map { "Buy milk " + $0 }
    func imported(_ lines: [String]) async throws -> [ImportedTask] {
      let file = TodoTxt(localTime: localTime).read(lines.joined(separator: "\n"), now: now)
      return try await store.merge(file.tasks, isTrial: false, in: nil)
    }
    #expect(try await imported(lines).map(\.old) == [nil, nil, nil, nil, nil])
    #expect(try await store.count(at: now).open == 5)
    #expect(try await imported(lines).map(\.isSkipped) == [true, true, true, true, true])
    // A line that has its identity does not change that of the others.
    let known = "Buy milk uuid:0A0A0A0A-0000-4000-8000-000000000001"
    #expect(try await imported([known] + lines).map(\.isSkipped) == [false, true, true, true, true, true])
  }

  @Test func `tasks of a calendar without an identity are tasks of their own, and are found again`() async throws {
    let store = InMemoryTodoStore(clock: .fixed(now), localTime: localTime, random: .counting())
    let file = calendar("DUE;VALUE=DATE:20261205", "DUE;VALUE=DATE:20261212", "UID:1")
    #expect(try await store.merge(file.tasks, isTrial: false, in: nil).map(\.old) == [nil, nil, nil])
    #expect(try await store.count(at: now).open == 3)
    #expect(try await store.merge(file.tasks, isTrial: false, in: nil).map(\.isSkipped) == [true, true, true])
  }

  @Test func `todo txt keeps a recurrence that it does not know in the text`() {
    let file = TodoTxt(localTime: localTime).read("Water plants rec:3d due:2026-12-01T10:00:00Z", now: now)
    #expect(file.tasks.map(\.task.text) == ["Water plants rec:3d"])
    #expect(file.tasks.map(\.task.due) == [Timestamp(rfc3339: "2026-12-01T10:00:00Z").map(DueDate.moment)])
  }

  @Test func `what was not changed in a file stays as it is, and what was is taken over`() async throws {
    let store = InMemoryTodoStore(clock: .fixed(now), localTime: localTime, random: .counting())
    var draft = TodoDraft(try UserText("a:b key:val @ctx +proj due:2026-12-01"))
    (draft.tags, draft.due, draft.repeats) = (["a b"], .moment(now.adding(seconds: 17)), .monthly)
    var part = TodoDraft(try UserText("part +x"))
    part.parent = 1
    let added = try await store.add([draft, part])
    let format = TodoTxt(localTime: localTime)
    func imported(_ text: String) async throws -> [ImportedTask] {
      let tasks = format.read(text, now: now).tasks.sinceWritten(added) { format.read(format.text($0), now: now).tasks }
      return try await store.merge(tasks, isTrial: true, in: nil)
    }
    let text = format.text(added)
    #expect(try await imported(text).map(\.isSkipped) == [true, true])
    let changed = try await imported(text.replacing("part +x", with: "whole +x"))
    #expect(changed.map(\.isSkipped) == [true, false])
    let done = try await imported("x 2026-11-21 " + text)
    #expect(done.map(\.task.text) == added.map(\.text))
    #expect(done.map(\.task.tags) == added.map(\.tags))
    #expect(done.map(\.task.due) == added.map(\.due))
    #expect(done.map(\.task.isDone) == [true, false])
  }
}
