import CoreModule
import CoreModuleTesting
import Testing
import TodoList

struct RecurrenceTests {
  @Test func `a series on weekdays leaves Saturday and Sunday out, from every day of the week`() throws {
    let monday = try #require(CalendarDay(year: 2026, month: 11, day: 23))
    let week = (0..<7).map { monday.adding(days: $0) }
    let next = week.compactMap { Recurrence(.onWorkingDays, dayOfMonth: nil).next(after: $0, today: $0) }
    #expect(week.map(\.weekday) == Weekday.allCases)
    #expect(next.map { $0.daysSinceEpoch - monday.daysSinceEpoch } == [1, 2, 3, 4, 7, 7, 7])
  }

  @Test func `a series ends with the calendar`() async throws {
    let last = try #require(CalendarDay(iso8601: "9999-12-31"))
    #expect(CalendarDay.last == last)
    let store = InMemoryTodoStore(clock: .fixed(Timestamp(milliseconds: 0)), localTime: .fixed(seconds: 0), random: .counting())
    var draft = TodoDraft(try UserText("Water the plants"))
    (draft.due, draft.repeats) = (.day(last.adding(days: -1)), .daily)
    _ = try await store.add([draft])
    let next = try await store.complete([1]).next
    #expect(next.map(\.due) == [.day(last)])
    #expect(try await store.complete(next.map(\.number)).next == [])
  }

  @Test(
    arguments: [(.daily, "2027-03-27", "2027-03-29"), (.weekly, "2027-03-21", "2027-04-04"), (.monthly, "2027-02-28", "2027-04-28")]
      as [(RecurrenceRule, String, String)])
  func `a series that meets the change to summer time goes back to its own time`(
    rule: RecurrenceRule, before: String, after: String
  ) async throws {
    let change = try #require(Timestamp(rfc3339: "2027-03-28T01:00:00Z"))
    let berlin = LocalTime { $0 >= change ? 7200 : 3600 }
    let time = try #require(TimeOfDay("02:30"))
    let first = berlin.moment(of: time, on: try #require(CalendarDay(iso8601: before)))
    let last = berlin.moment(of: time, on: try #require(CalendarDay(iso8601: after)))
    let store = InMemoryTodoStore(clock: .fixed(first), localTime: berlin, random: .counting())
    var draft = TodoDraft(try UserText("Check the oven"))
    (draft.due, draft.repeats) = (.moment(first), rule)
    _ = try await store.add([draft])
    let second = try await store.complete([1]).next
    let third = try await store.complete(second.map(\.number)).next
    #expect((second + third).map(\.due) == [.moment(change), .moment(last)])
    #expect((second + third).map(\.recurrence?.timeOfDay) == [time, nil])
  }
}

/// Rules from one due date to the next.
struct RecurrenceRuleTests {
  @Test(
    arguments: [
      ("FREQ=DAILY;INTERVAL=10", "2026-11-23", "2026-11-23", "2026-12-03"),
      ("FREQ=DAILY;INTERVAL=10", "2026-11-23", "2026-12-03", "2026-12-13"),
      ("FREQ=WEEKLY;INTERVAL=2", "2026-11-23", "2026-11-30", "2026-12-07"),
      ("FREQ=WEEKLY;BYDAY=MO,WE,FR", "2026-11-23", "2026-11-23", "2026-11-25"),
      ("FREQ=WEEKLY;BYDAY=MO,WE,FR", "2026-11-27", "2026-11-27", "2026-11-30"),
      ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR", "2026-11-23", "2026-11-23", "2026-11-27"),
      ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR", "2026-11-27", "2026-11-27", "2026-12-07"),
      ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR", "2026-11-23", "2026-12-01", "2026-12-07"),
      ("FREQ=MONTHLY;INTERVAL=3", "2026-11-30", "2026-11-30", "2027-02-28"),
      ("FREQ=MONTHLY;BYDAY=1MO", "2026-12-07", "2026-12-07", "2027-01-04"),
      ("FREQ=MONTHLY;BYDAY=-1FR", "2026-11-27", "2026-12-31", "2027-01-29"),
      // Moved to an earlier day of the month, it comes on its own day of that month.
      ("FREQ=MONTHLY;BYDAY=-1FR", "2026-11-10", "2026-11-10", "2026-11-27"),
      ("FREQ=MONTHLY;BYDAY=5MO", "2026-11-30", "2026-11-30", "2027-03-29"),
      ("FREQ=MONTHLY;BYMONTHDAY=-1", "2027-01-31", "2027-01-31", "2027-02-28"),
      ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "2026-11-30", "2026-12-31", "2027-01-29"),
      ("FREQ=YEARLY;INTERVAL=4", "2024-02-29", "2026-01-01", "2028-02-29"),
      ("FREQ=MONTHLY;INTERVAL=12;BYDAY=-1SU", "2026-10-25", "2026-10-25", "2027-10-31"),
      ("FREQ=DAILY;UNTIL=20261124", "2026-11-23", "2026-11-23", "2026-11-24"),
      ("FREQ=DAILY;UNTIL=20261124", "2026-11-24", "2026-11-24", nil),
      ("FREQ=WEEKLY;UNTIL=20261201", "2026-11-23", "2026-11-25", "2026-11-30"),
      ("FREQ=WEEKLY;UNTIL=20261201", "2026-11-23", "2026-12-01", nil),
    ] as [(String, String, String, String?)])
  func `the next day of a series is the first after the last one and today`(rule: String, due: String, today: String, next: String?) throws
  {
    let rule = try #require(RecurrenceRule(written: rule))
    let (due, today) = (try #require(CalendarDay(iso8601: due)), try #require(CalendarDay(iso8601: today)))
    #expect(Recurrence(rule, from: due).next(after: due, today: today)?.description == next)
  }

  @Test(arguments: ["FREQ=WEEKLY;INTERVAL=2", "FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261218", "FREQ=MONTHLY;BYDAY=-1FR", "weekdays", "daily"])
  func `a rule is written as it was`(text: String) throws { #expect(RecurrenceRule(written: text)?.written == text) }

  @Test(arguments: ["hourly", "", "FREQ=", "FREQ=DAILY;", "FREQ=DAILY;FREQ=DAILY", "FREQ=DAILY;INTERVAL=1000", "RRULE", "every"])
  func `what is no rule is none`(text: String) { #expect(RecurrenceRule(written: text) == (text == "FREQ=DAILY;" ? .daily : nil)) }

  @Test func `a series on certain days begins on the first of them`() async throws {
    let now = TodoStoreContractMoment.noon
    let store = InMemoryTodoStore(clock: .fixed(now), localTime: .fixed(seconds: 3600), random: .counting())
    var draft = TodoDraft(try UserText("Gym"))
    var edit = TodoEdit()
    draft.repeats = RecurrenceRule(.weekly, on: [.tuesday, .thursday])
    edit.repeats = .some(RecurrenceRule(.monthly, ordinal: -1))
    #expect(try await store.add([draft]).map(\.due) == [CalendarDay(iso8601: "2026-11-24").map(DueDate.day)])
    draft.repeats = .onWorkingDays
    #expect(try await store.add([draft]).map(\.due) == [nil])
    let edited = try await store.edit([2], edit)
    #expect(edited.map(\.due) == [CalendarDay(iso8601: "2026-11-30").map(DueDate.day)] && edited.map(\.remindAt) == edited.map(\.due))
  }

  @Test(
    arguments: [
      ("daily", "daily"), ("week", "weekly"), ("будни", "weekdays"), ("every 2 weeks", "FREQ=WEEKLY;INTERVAL=2"),
      ("2 weeks", "FREQ=WEEKLY;INTERVAL=2"), ("other friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
      ("on Mon, Wed and Fri", "FREQ=WEEKLY;BYDAY=MO,WE,FR"),
      ("tue and thu", "FREQ=WEEKLY;BYDAY=TU,TH"), ("по вт и чт", "FREQ=WEEKLY;BYDAY=TU,TH"), ("weekends", "FREQ=WEEKLY;BYDAY=SA,SU"),
      ("every monday", "FREQ=WEEKLY;BYDAY=MO"), ("каждые полгода", "FREQ=MONTHLY;INTERVAL=6"), ("раз в квартал", "FREQ=MONTHLY;INTERVAL=3"),
      ("через день", "FREQ=DAILY;INTERVAL=2"), ("last friday of every month", "FREQ=MONTHLY;BYDAY=-1FR"),
      ("on the 15th of every month", "FREQ=MONTHLY;BYMONTHDAY=15"),
      ("every 3 months on the last day", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1"),
      ("every day until 2026-12-31", "FREQ=DAILY;UNTIL=20261231"), ("freq=daily;interval=10", "FREQ=DAILY;INTERVAL=10"),
      ("RRULE:FREQ=MONTHLY;BYDAY=2TH", "FREQ=MONTHLY;BYDAY=2TH"), ("hourly", nil), ("every 8 hours", nil), ("every day at 9", nil),
      ("every 3 days starting tomorrow", nil), ("call Ann every day", nil), ("every year on 3 march", nil), ("", nil), ("2026-12-31", nil),
      ("every day #home", nil), ("every week !high", nil),
    ] as [(String, String?)])
  func `a rule alone is all of the text`(text: String, written: String?) {
    let parser = QuickEntryParser(now: TodoStoreContractMoment.noon, localTime: .fixed(seconds: 3600))
    #expect(parser.rule(text)?.written == written)
  }
}
