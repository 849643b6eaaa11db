import CoreModule
import PersonalDictionary
import Testing

@testable import ScreenHost
@testable import TerminalKit

/// The questions of the first run, and the choices of a new word.
@MainActor
struct FirstRunScreenTests {
  private func asked(_ language: InterfaceLanguage = .english) async -> TestInterface {
    let interface = TestInterface(language: language)
    interface.navigator.openFirstRun()
    await interface.settle()
    return interface
  }

  @Test(
    arguments: [
      (InterfaceLanguage.english, ["s", Key.enter], "es → en"), (.english, ["1", "3"], "en → ru"),
      (.english, [.down, .enter, .enter], "ru → en"),
      (.english, ["4", .backspace, "f", .enter], "fr → en"), (.english, ["i", "i", "g"], "it → de"),
      (.russian, ["н", .enter], "de → ru"), (.russian, ["и", "и", .enter, .enter], "it → ru"), (.russian, ["s", "а"], "es → en"),
      (.russian, ["3", .enter], "ru → en"),
    ] as [(InterfaceLanguage, [Key], String)])
  func `a key chooses each language, and the first word comes next`(language: InterfaceLanguage, keys: [Key], direction: String) async {
    let interface = await asked(language)
    for key in keys { await interface.type(key) }
    #expect(interface.navigator.top is NewWordScreen)
    #expect(interface.shows(direction))
    #expect(interface.navigator.screens.count == 2)
  }

  @Test func `a key that is no language does nothing`() async {
    let interface = await asked()
    for key in ["q", "0", "9", "?", ":", " ", "\u{e9}"] as [Key] { await interface.type(key) }
    #expect(interface.shows("Which language are you learning?") && interface.shows("› 2  Spanish"))
  }

  @Test func `Esc leaves the questions, and they come again`() async {
    let interface = await asked()
    await interface.type("2", .escape)
    #expect(interface.navigator.top is WordListScreen)
    #expect(interface.shows("Until you choose your languages"))
    interface.navigator.openFirstRun()
    await interface.settle()
    #expect(interface.navigator.top is FirstRunScreen)
  }

  @Test func `who has words is not asked`() async {
    let interface = TestInterface(Word.several)
    interface.navigator.openFirstRun(or: .newWord)
    await interface.settle()
    #expect(interface.navigator.top is NewWordScreen)
  }

  @Test(
    arguments: [([Key.enter], "es → ru"), ([.down, .enter], "it → ru"), ([.alt("2")], "it → ru"), ([.up, .enter], "en → ru")]
      as [([Key], String)])
  func `a word of several languages is saved in the chosen one`(keys: [Key], direction: String) async throws {
    let interface = TestInterface()
    await interface.type("a")
    await interface.type("sole")
    #expect(interface.shows("It is a word in several languages"))
    for key in keys { await interface.type(key) }
    let word = try #require(try await interface.words.words(WordQuery()).first)
    #expect(word.text == "sole" && word.direction.description == direction)
    #expect(word.translations.isEmpty == (direction == "en → ru"))
  }

  @Test(arguments: [([Key.enter], ["house"], 2), ([.alt("2")], ["the house", "house"], 1)] as [([Key], [String], Int)])
  func `a form of a kept word is counted there, or kept apart`(keys: [Key], texts: [String], timesAdded: Int) async throws {
    let interface = TestInterface()
    await interface.type("a")
    await interface.type("house")
    await interface.type(.enter, "a")
    await interface.type("the house")
    #expect(interface.shows("“the house” belongs to “house”, which you have."))
    for key in keys { await interface.type(key) }
    let words = try await interface.words.words(WordQuery())
    #expect(words.map(\.text) == texts && words.last?.timesAdded == timesAdded)
  }
}
