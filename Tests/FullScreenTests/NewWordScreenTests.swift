import CoreModule
import PersonalDictionary
import Testing

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

/// The dialog for a new word, and the search, by what is typed.
@MainActor
struct NewWordScreenTests {
  private func opened(_ key: Key) async -> TestInterface {
    let interface = TestInterface(Word.several)
    await interface.settle()
    await interface.type(key)
    return interface
  }

  @Test func `Tab swaps the languages of one word`() async throws {
    let interface = await opened("a")
    #expect(interface.shows("en → ru"))
    await interface.type(.paste("кот"), .tab)
    #expect(interface.shows("ru → en") && interface.shows("(only this word)"))
    await interface.type(.enter)
    #expect(try await interface.words.words(WordQuery()).first?.direction == Direction(from: .russian, to: .english))
    await interface.type("a")
    #expect(interface.shows("en → ru") && !interface.shows("(only this word)"))
    await interface.type(.tab, .tab)
    #expect(interface.shows("en → ru") && !interface.shows("(only this word)"))
  }

  @Test func `an unknown phrase is shown in parts`() async {
    let interface = await opened("a")
    await interface.type(.paste("house qwertz"))
    #expect(interface.shows("The dictionaries have only its parts"))
    #expect(interface.shows("house  дом") && interface.shows("qwertz  —"))
  }

  @Test(arguments: [
    (InterfaceLanguage.english, "from:xx", "glot does not know the language “xx”."),
    (.english, "is:foo", "“is:foo” is not an operator and was searched for as text."),
    (.english, "foo:bar", "“foo:” is not an operator"), (.english, "added:never", "“never”"),
    (.russian, "is:foo", "«is:foo» — не оператор, поэтому искали это как текст."),
  ])
  func `the search tells what is no operator, as the command line does`(
    language: InterfaceLanguage, typed: String, told: String
  ) async {
    let interface = TestInterface(Word.several, language: language)
    await interface.settle()
    await interface.type("/", .paste(typed))
    let shown = interface.lines().map(\.trimmed).joined(separator: " ")
    #expect(shown.contains(told), "\(shown)")
  }

  @Test func `nothing is told of operators while they are typed, and of good ones`() async {
    let interface = await opened("/")
    for letter in "is:starred" {
      await interface.type(.character(letter))
      #expect(!interface.shows("operator"))
    }
    await interface.type(.control("u"), .paste("added:7d"))
    #expect(!interface.shows("“7d”"))
  }
}
