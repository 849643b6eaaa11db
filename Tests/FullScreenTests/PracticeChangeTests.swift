import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Practice
import Testing

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

/// What is said of a word in the practice from the screens that show it.
@MainActor
struct PracticeChangeTests {
  private let practice = InMemoryPracticeStore()
  private var word: Word { Word.several[0] }
  private var today: CalendarDay { LocalTime.fixed(seconds: 0).day(of: TestInterface.clock.now()) }

  private func interface() async -> TestInterface {
    await practice.practise(Word.several)
    let interface = TestInterface(Word.several, practice: practice)
    await interface.settle()
    return interface
  }

  private func card(of word: Word) async throws -> Card {
    try #require(try await practice.cards([CardID(word.practised, .from)]).first)
  }

  @Test(arguments: [[Key.end], [.end, .enter]]) func `in the list and the entry, a word begins anew`(_ keys: [Key]) async throws {
    let interface = await interface()
    for key in keys { await interface.type(key) }
    #expect(try await card(of: word).answers == 2)
    await interface.type("N")
    #expect(try await card(of: word).phase == .new)
    #expect(interface.shows("“casa”: new again. Press u to undo."))
  }

  @Test func `an entry sets the day on which the word comes back, and shows it`() async throws {
    let interface = await interface()
    await interface.type(.end, .enter, "w", .paste("in 3 weeks"))
    #expect(interface.shows("“casa”: back on 5 December."))
    await interface.type(.enter)
    #expect(try await card(of: word).due == .day(today.adding(days: 21)))
    #expect(interface.shows("next on 5 December"))
    #expect(interface.shows("“casa”: back on 5 December. Press u to undo."))
  }

  @Test func `a day that is over, or none at all, is told and can be corrected`() async throws {
    let interface = await interface()
    await interface.type(.end, .enter, "w", .paste("1 january 2020"), .enter)
    #expect(interface.shows("is in the past"))
    await interface.type(.control("u"), .paste("blau"), .enter)
    #expect(interface.shows("blau"))
    await interface.type(.control("u"), .paste("tomorrow"), .enter)
    #expect(try await card(of: word).due == .day(today.adding(days: 1)))
  }

  @Test func `the same key sets a word aside and brings it back`() async throws {
    let interface = await interface()
    await interface.type(.end, .enter, "-")
    #expect(try await card(of: word).isSuspended)
    #expect(interface.shows("“casa”: set aside."))
    await interface.type("-")
    #expect(try await !card(of: word).isSuspended)
    #expect(interface.shows("“casa”: back in practice."))
    await interface.type("b")
    #expect(try await card(of: word).buriedUntil == today.adding(days: 1))
  }

  @Test func `a word without a translation is not practised`() async throws {
    let interface = await interface()
    await interface.type(.down, .down, .down, "N")
    #expect(interface.shows("“Schadenfreude” has no translation yet, so it is not practised."))
  }

  @Test func `in a session, the day is set and taken back with the key for answers`() async throws {
    let interface = await interface()
    await interface.type(.alt("2"), .enter)
    let session = try #require(interface.navigator.top as? SessionScreen)
    let first = interface.lines()
    await interface.type(.enter, "w", .paste("in 3 weeks"), .enter)
    #expect(interface.navigator.top === session)
    #expect(interface.shows("back on 5 December"))
    await interface.type(.control("_"))
    #expect(interface.lines()[..<6] == first[..<6])
  }

  @Test func `the palette finds what the commands are called`() async throws {
    let interface = await interface()
    await interface.type(.end, .enter, ":", .paste("practice reset"))
    #expect(interface.shows("from the beginning"))
    await interface.type(.enter)
    #expect(try await card(of: word).phase == .new)
  }
}
