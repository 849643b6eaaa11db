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
      ("FREQ=DAILY", .daily), ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", .onWorkingDays),
      ("FREQ=WEEKLY;BYDAY=FR,TH,WE,TU,MO;INTERVAL=1", .onWorkingDays),
      ("FREQ=WEEKLY;WKST=SU", .weekly), ("FREQ=WEEKLY;BYDAY=TU", .weekly), ("FREQ=MONTHLY;BYMONTHDAY=1", .monthly),
      ("FREQ=YEARLY", .yearly),
      ("FREQ=WEEKLY;BYDAY=WE,MO", RecurrenceRule(.weekly, on: [.monday, .wednesday])),
      ("FREQ=WEEKLY;BYDAY=MO", RecurrenceRule(.weekly, on: [.monday])),
      ("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", RecurrenceRule(.weekly, interval: 2)),
      ("FREQ=DAILY;UNTIL=20270101", RecurrenceRule.daily.with(until: CalendarDay(iso8601: "2027-01-01"))),
      ("FREQ=DAILY;UNTIL=20270101T233000Z", RecurrenceRule.daily.with(until: CalendarDay(iso8601: "2027-01-02"))),
      ("FREQ=MONTHLY;BYDAY=1MO", RecurrenceRule(.monthly, on: [.monday], ordinal: 1)),
      ("FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1", RecurrenceRule(.monthly, on: [.friday], ordinal: -1)),
      ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", RecurrenceRule(.monthly, on: Weekday.workingDays, ordinal: -1)),
      ("FREQ=MONTHLY;BYMONTHDAY=15", RecurrenceRule(.monthly, ordinal: 15)),
      ("FREQ=MONTHLY;BYMONTHDAY=-1", RecurrenceRule(.monthly, ordinal: -1)),
      ("FREQ=YEARLY;BYMONTH=12;BYDAY=1TU", RecurrenceRule(.monthly, interval: 12, on: [.tuesday], ordinal: 1)),
      ("FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1", .yearly),
      ("FREQ=DAILY;COUNT=3", nil), ("FREQ=HOURLY", nil), ("FREQ=DAILY;INTERVAL=0", nil), ("FREQ=MONTHLY;BYDAY=MO", nil),
      ("FREQ=MONTHLY;BYDAY=1MO,3MO", nil), ("FREQ=MONTHLY;BYMONTHDAY=1,15", nil), ("FREQ=MONTHLY;BYDAY=1MO;BYSETPOS=1", nil),
      ("FREQ=YEARLY;BYDAY=1MO", nil), ("FREQ=YEARLY;BYMONTH=3", nil), ("FREQ=WEEKLY;BYDAY=XX", nil), ("FREQ=WEEKLY;BYDAY=2MO", nil),
      ("FREQ=DAILY;UNTIL=soon", nil), ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU", nil), ("INTERVAL=2", nil),
    ] as [(String, RecurrenceRule?)])
  func `a rule that cannot be kept is left out, and none is taken for another`(rule: String, kept: RecurrenceRule?) {
    // A Tuesday.
    let file = calendar("DUE;VALUE=DATE:20261201\nRRULE:" + rule)
    #expect(file.tasks.map(\.task.recurrence?.rule) == [kept])
    #expect(file.leftOut == (kept == nil ? ["RRULE": 1] : [:]))
  }

  @Test func `the end of a series is a time for a task that is due at one`() async throws {
    let store = InMemoryTodoStore(clock: .fixed(now), localTime: localTime, random: .counting())
    var draft = TodoDraft(try UserText("Pay"))
    (draft.due, draft.repeats) = (.moment(now), RecurrenceRule.daily.with(until: CalendarDay(iso8601: "2026-12-18")))
    let format = ICalendar(localTime: localTime)
    let text = format.text(try await store.add([draft]), now: now)
    #expect(text.contains("RRULE:FREQ=DAILY;UNTIL=20261218T225959Z\r\n"))
    #expect(format.read(text, now: now).tasks.map(\.task.recurrence?.rule) == [draft.repeats])
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
    let file = TodoTxt(localTime: localTime).read("Water plants rec:3b rrule:FREQ=HOURLY due:2026-12-01T10:00:00Z", now: now)
    #expect(file.tasks.map(\.task.text) == ["Water plants rec:3b rrule:FREQ=HOURLY"])
    #expect(file.tasks.map(\.task.due) == [Timestamp(rfc3339: "2026-12-01T10:00:00Z").map(DueDate.moment)])
  }

  @Test(
    arguments: [
      ("rec:3d", "FREQ=DAILY;INTERVAL=3"), ("rec:+2w", "FREQ=WEEKLY;INTERVAL=2"), ("rec:7d", "weekly"), ("rec:12m", "yearly"),
      ("rec:1b", "weekdays"), ("rec:3m", "FREQ=MONTHLY;INTERVAL=3"), ("rrule:FREQ=WEEKLY;BYDAY=MO,WE", "FREQ=WEEKLY;BYDAY=MO,WE"),
      ("rrule:FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYMONTHDAY=-1"),
    ])
  func `todo txt has every series`(word: String, written: String) async throws {
    let format = TodoTxt(localTime: localTime)
    let file = format.read("Water plants \(word)", now: now)
    #expect(file.tasks.map(\.task.recurrence?.rule.written) == [written])
    let again = format.read(format.text(file.tasks.map(\.task)), now: now)
    #expect(again.tasks.map(\.task.recurrence) == file.tasks.map(\.task.recurrence))
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
