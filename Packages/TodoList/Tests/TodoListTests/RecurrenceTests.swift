import CoreModule
import CoreModuleTesting
import Testing
import TodoList

struct RecurrenceTests {
  @Test func `a series on weekdays leaves Saturday and Sunday out, from every day of the week`() throws {
    let monday = try #require(CalendarDay(year: 2026, month: 11, day: 23))
    let week = (0..<7).map { monday.adding(days: $0) }
    let next = week.map { Recurrence(.weekdays, dayOfMonth: nil).next(after: $0, today: $0) }
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
      as [(Recurrence.Frequency, String, String)])
  func `a series that meets the change to summer time goes back to its own time`(
    frequency: Recurrence.Frequency, before: String, after: String
  ) async throws {
    let change = try #require(Timestamp(rfc3339: "2027-03-28T01:00:00Z"))
    let berlin = LocalTime { $0 >= change ? 7200 : 3600 }
    let time = try #require(TimeOfDay("02:30"))
    let first = berlin.moment(of: time, on: try #require(CalendarDay(iso8601: before)))
    let last = berlin.moment(of: time, on: try #require(CalendarDay(iso8601: after)))
    let store = InMemoryTodoStore(clock: .fixed(first), localTime: berlin, random: .counting())
    var draft = TodoDraft(try UserText("Check the oven"))
    (draft.due, draft.repeats) = (.moment(first), frequency)
    _ = try await store.add([draft])
    let second = try await store.complete([1]).next
    let third = try await store.complete(second.map(\.number)).next
    #expect((second + third).map(\.due) == [.moment(change), .moment(last)])
    #expect((second + third).map(\.recurrence?.timeOfDay) == [time, nil])
  }
}
