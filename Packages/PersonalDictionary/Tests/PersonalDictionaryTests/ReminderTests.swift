import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Testing

@MainActor
struct ReminderTests {
  /// 2023-11-14, 22:13:20 UTC.
  private static let now = Timestamp(milliseconds: 1_700_000_000_000)
  private static let today = CalendarDay(year: 2023, month: 11, day: 14)
  private static let evening = TimeOfDay("19:30")

  private func decision(
    last: CalendarDay? = nil, at moment: Timestamp = now, added: Int = 0, isForced: Bool = false
  ) async throws -> ReminderDecision? {
    var dictionary = DictionaryFixture()
    dictionary.reminderMark = InMemoryDayMark(last)
    dictionary.clock = .fixed(moment)
    // The store's clock is far behind, so these words are of another day.
    for number in 0..<added { try await dictionary.keep(try word("w\(number)")) }
    let reminder = dictionary.build().reminder.build()
    await reminder.decide(at: try #require(Self.evening), isForced: isForced)
    #expect(reminder.state.problem == nil)
    return reminder.state.decision
  }

  @Test func `it is due after its time, once a day`() async throws {
    #expect(try await decision() == .due)
    #expect(try await decision(last: Self.today) == .shownToday)
    #expect(try await decision(last: Self.today?.adding(days: -1)) == .due)
    #expect(try await decision(at: Self.now.adding(seconds: -3 * 3600)) == .notYet)
    #expect(try await decision(added: 2) == .due)
  }

  @Test func `no reminder comes on a day on which a word was added`() async throws {
    #expect(try await decision(at: Timestamp(milliseconds: 75_000_000), added: 1) == .wordAddedToday)
  }

  @Test func `a word that was added under a clock that was ahead does not silence it`() async throws {
    #expect(try await decision(at: Timestamp(milliseconds: 75_000_000 - 2 * 86_400_000), added: 1) == .due)
  }

  @Test func `force reminds in any case`() async throws {
    #expect(try await decision(last: Self.today, at: Self.now.adding(seconds: -7200), isForced: true) == .due)
    #expect(try await decision(at: Timestamp(milliseconds: 75_000_000), added: 1, isForced: true) == .due)
  }

  @Test func `of two that ask at once one reminds`() async throws {
    let dictionary = DictionaryFixture()
    let evening = try #require(Self.evening)
    let both = [dictionary.build().reminder.build(), dictionary.build().reminder.build()]
    for reminder in both { await reminder.decide(at: evening) }
    #expect(both.map(\.state.decision) == [.due, .shownToday])
  }

  @Test func `the next time is now when it is due, else tomorrow's`() async throws {
    var dictionary = DictionaryFixture()
    let reminder = dictionary.build().reminder.build()
    await reminder.load(at: Self.evening)
    #expect(reminder.state.next == Self.now && reminder.state.last == nil)
    dictionary.reminderMark = InMemoryDayMark(Self.today)
    let reminded = dictionary.build().reminder.build()
    await reminded.load(at: Self.evening)
    #expect(reminded.state.next.map(LocalTime.fixed(seconds: 0).rfc3339) == "2023-11-15T19:30:00+00:00")
  }

  @Test func `to look at what is due reminds of nothing`() async throws {
    let dictionary = DictionaryFixture()
    let (evening, reminder) = (try #require(Self.evening), dictionary.build().reminder.build())
    await reminder.loadOutlook(at: evening)
    #expect(reminder.state.outlook == .due && reminder.state.next == Self.now && reminder.state.decision == nil)
    await reminder.decide(at: evening)
    #expect(reminder.state.decision == .due)
    await reminder.loadOutlook(at: evening)
    #expect(reminder.state.outlook == .shownToday)
  }
}
