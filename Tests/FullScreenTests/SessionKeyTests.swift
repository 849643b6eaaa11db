import CoreModule
import CoreModuleTesting
import Foundation
import PersonalDictionary
import Practice
import PracticeScheduling
import Testing

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

/// What the keys do to the card of a session.
@MainActor
struct SessionKeyTests {
  private let practice = InMemoryPracticeStore()

  /// A session whose first card is that of the newest word, 👩‍👩‍👧 é.
  private func session(_ language: InterfaceLanguage = .english) async -> TestInterface {
    let interface = TestInterface(Word.several, language: language, practice: practice)
    await interface.settle()
    await interface.type(.alt("2"), .enter)
    return interface
  }

  private var newest: Word { Word.several[6] }

  private func grades() async throws -> [Grade?] { try await practice.log(after: 0, limit: 10).items.map { $0.review?.grade } }

  @Test(arguments: zip([Key.left, .down, .right, .up], Grade.allCases))
  func `an arrow grades a card, before its answer was shown and after`(arrow: Key, grade: Grade) async throws {
    let interface = await session()
    await interface.type(arrow)
    #expect(try await grades() == [grade])
    await interface.type(.enter, arrow)
    #expect(try await grades() == [grade, grade])
  }

  @Test(arguments: [(["1"], .again), ([.enter, "1"], .again), ([.enter, .enter], .good), ([" ", " "], .good)] as [([Key], Grade)])
  func `one key says wrong, and the key that shows the answer says right`(keys: [Key], grade: Grade) async throws {
    let interface = await session()
    for key in keys { await interface.type(key) }
    #expect(try await grades() == [grade])
  }

  @Test(arguments: ["sus", "bueno", "unas", "queso", "-s", "Nueces", "el año", "?:/,"])
  func `what is typed on a card that one grades oneself is the answer, and stays beside the right one`(typed: String) async throws {
    let interface = await session()
    await interface.type("3")
    let card = interface.lines()[3]
    for letter in typed { await interface.type(.character(letter)) }
    #expect(interface.lines()[3] == card)
    #expect(interface.shows("› \(typed)"))
    #expect(interface.lines()[0].hasSuffix("Session"))
    await interface.type(.left, .right, .enter)
    #expect(interface.lines()[3] == card)
    #expect(interface.shows("› \(typed)"))
    await interface.type("3")
    #expect(!interface.shows("› \(typed)"))
    #expect(try await grades() == [.good, .good])
    #expect(try await interface.words.words(WordQuery()).filter(\.isStarred).map(\.id) == Word.several.filter(\.isStarred).map(\.id))
  }

  @Test func `where one of four answers is chosen, letters change nothing`() async throws {
    let interface = await session()
    for _ in 1...5 { await interface.type("3") }
    let card = interface.lines()
    await interface.type("s", "b", "-", "N", "w", "e")
    #expect(interface.lines() == card)
    await interface.type("1", "s")
    #expect(interface.shows("★"))
  }

  @Test func `s makes the word of the card a favourite, and no favourite any more`() async throws {
    let interface = await session()
    await interface.type(.enter, "s")
    #expect(interface.lines()[3].hasPrefix(" ★ 👩‍👩‍👧"))
    #expect(try await interface.words.words(identified: [newest.id]).map(\.isStarred) == [true])
    await interface.type("s")
    #expect(interface.lines()[3].hasPrefix(" 👩‍👩‍👧"))
    #expect(try await interface.words.words(identified: [newest.id]).map(\.isStarred) == [false])
    #expect(try await grades() == [])
  }

  @Test func `b puts the word off until tomorrow, and Ctrl-_ asks it again`() async throws {
    let interface = await session()
    let first = interface.lines()[3]
    let today = LocalTime.fixed(seconds: 0).day(of: TestInterface.clock.now())
    func buried() async throws -> [CalendarDay?] {
      try await practice.cards(PracticeDirection.allCases.map { CardID(newest.practised, $0) }).map(\.buriedUntil)
    }
    await interface.type(.enter, "b")
    #expect(interface.lines()[3] != first && interface.shows("put off until tomorrow"))
    #expect(try await buried() == [today.adding(days: 1), today.adding(days: 1)])
    await interface.type(.control("_"))
    #expect(interface.lines()[3] == first)
    #expect(try await buried() == [nil, nil])
  }

  @Test func `after the word was changed, the session goes on with what it is now`() async throws {
    let interface = await session()
    await interface.type(.enter, "e", .control("u"), .paste("primos"), .tab, .control("u"), .paste("cousins"), .enter)
    #expect(interface.lines()[0].hasSuffix("Session"))
    #expect(interface.lines()[3].hasPrefix(" primos "))
    #expect(interface.shows("cousins") && !interface.shows("family"))
    await interface.type("3")
    #expect(try await grades() == [.good])
    #expect(interface.shows("primos — cousins"))
  }

  @Test(
    arguments: [
      (.english, ["“casa” was forgotten too often and is set aside. Split it, add a note (e), or", "drop it."]),
      (.russian, ["«casa» слишком часто забывается и исключено. Разделите его, добавьте заметку", "(e) или откажитесь от него."]),
    ] as [(InterfaceLanguage, [String])])
  func `a word that was forgotten eight times is set aside, and what to do about it is said`(
    language: InterfaceLanguage, sentence: [String]
  ) async throws {
    await practice.forget(Word.several[0], times: 7)
    let interface = await session(language)
    #expect(interface.lines()[3].hasPrefix(" casa "))
    // The answer is shown, not chosen.
    await interface.type(.enter, .enter)
    let lines = interface.lines().map { $0.trimmingPrefix(" ") }
    for line in sentence { #expect(lines.contains { $0 == line }, "\(lines)") }
    #expect(try await interface.words.words(identified: [Word.several[0].id]).map(\.tags) == [["leech"]])
  }
}
