import CoreModule
import PersonalDictionary
import Reading
import ReadingTesting
import Testing

@testable import ScreenHost
@testable import TerminalKit

/// A text is read word by word.
@MainActor
struct ReaderScreenTests {
  private let store = InMemoryReadingStore()

  private func opened(
    _ name: String = "es", moment: @escaping @MainActor () -> MonotonicTime = { MonotonicTime(nanoseconds: 0) }
  ) async -> TestInterface {
    let interface = TestInterface(moment: moment, reading: store, sources: SampleTexts.sources)
    interface.navigator.openReader(.path("/texts/\(name).txt"))
    await interface.settle()
    return interface
  }

  private func word(_ interface: TestInterface) -> String? { (interface.navigator.top as? ReaderScreen)?.model.state.word?.word.headword }

  @Test func `the entry of the word under the cursor stands below at once`() async {
    let interface = await opened()
    #expect(interface.shows("El farero y su hija") && interface.shows("определённый артикль"))
    await interface.type("n")
    #expect(word(interface) == "farero" && interface.shows("farero  new") && interface.shows("смотритель маяка"))
    #expect(interface.lines(120, 30)[1].contains("│ farero  new"))
  }

  @Test func `Enter keeps the word with its sentence, and marks change how it stands in the text`() async throws {
    let interface = await opened()
    await interface.type("n", .enter)
    #expect(interface.shows("Kept with its sentence: farero") && interface.shows("farero  kept"))
    let kept = try #require(try await interface.words.words(spelledExactly: ["farero"], in: Direction(from: .spanish, to: .russian)!).first)
    #expect(kept.examples.map(\.text) == ["El farero y su hija"])
    await interface.type("k")
    let marks = try await store.marks(of: ["farero"], in: "es")
    #expect(interface.shows("farero  known") && marks == ["farero": .known])
    await interface.type("k", "i")
    #expect(interface.shows("farero  ignored"))
  }

  @Test func `arrows go word by word and row by row, n and N from one unknown word to another`() async {
    let interface = await opened()
    await interface.type(.right, .right, .right)
    #expect(word(interface) == "su")
    await interface.type(.left, .home, .down)
    #expect((interface.navigator.top as? ReaderScreen)?.model.state.text?.place == TextPlace(block: 1, word: 0))
    await interface.type(.up, "n", "n")
    let second = (interface.navigator.top as? ReaderScreen)?.model.state.text?.place
    await interface.type("n", "N")
    #expect((interface.navigator.top as? ReaderScreen)?.model.state.text?.place == second)
    await interface.type(.home, "N", "N", "N")
    #expect(interface.shows("There is no unknown word before this one."))
  }

  @Test func `p takes the phrase, and again the word alone`() async {
    let interface = await opened()
    await interface.type(.end, "p")
    #expect(interface.shows("de vez en cuando  new") && interface.shows("время от времени"))
    await interface.type("p")
    #expect(interface.shows("cuando  new"))
    await interface.type(.home, "p")
    #expect(interface.shows("The dictionary has no phrase with this word here."))
  }

  @Test func `pages go forward and back over a long text, and show the end`() async {
    let interface = await opened("long")
    #expect(interface.lines()[1].hasPrefix(" El farero número 1 "))
    await interface.type(.pageDown)
    #expect(!interface.shows("número 1 ") && interface.shows("número 7 "))
    await interface.type(.pageUp)
    #expect(interface.lines()[1].hasPrefix(" El farero número 1 "))
    await interface.type(.end)
    #expect(interface.shows("número 300 ") && interface.shows("read: 100 %"))
    // The end of the text fills the window.
    #expect(interface.shows("número 297 "))
    for _ in 0..<200 { await interface.type(.pageUp) }
    #expect(interface.lines()[1].hasPrefix(" El farero número 1 ") && interface.shows("read: 0 %"))
    for _ in 0..<200 { await interface.type(.pageDown) }
    #expect(interface.shows("número 300 "))
  }

  @Test func `a click goes to a word`() async {
    let interface = await opened()
    _ = interface.lines()
    await interface.type(.mouse(MouseEvent(.press, column: 5, row: 1)))
    #expect(word(interface) == "farero")
  }

  @Test func `the place is stored when the text is left and from time to time, not at each key`() async throws {
    let clock = MovedClock()
    let interface = await opened { clock.moment }
    func place() async throws -> TextPlace? { try await store.recentTexts(limit: 1).first?.place }
    await interface.type(.down, .right)
    _ = interface.lines()
    #expect(try await place() == TextPlace())
    clock.move(by: 31_000)
    _ = interface.lines()
    await interface.settle()
    #expect(try await place() == TextPlace(block: 1, word: 1))
    await interface.type(.right, .escape)
    #expect(try await place() == TextPlace(block: 1, word: 2))
    interface.navigator.openTexts()
    await interface.settle()
    #expect(interface.shows("Title of /texts/es.txt") && interface.shows("paragraph 2") && interface.shows("known: "))
    await interface.type(.enter)
    #expect((interface.navigator.top as? ReaderScreen)?.model.state.text?.place == TextPlace(block: 1, word: 2))
  }

  @Test func `a text that cannot be read says why and is opened again by Ctrl-L`() async {
    let interface = await opened("none")
    #expect(interface.shows("Ctrl-L try again"))
    await interface.type(.control("l"))
    #expect(interface.shows("Ctrl-L try again") && interface.navigator.screens.count == 2)
  }

  @Test func `what the text lacks is said once, when it is opened`() async {
    let clock = MovedClock()
    let interface = await opened("part") { clock.moment }
    #expect(interface.shows("names a part that it does not have: cap3.xhtml"))
    clock.move(by: 31_000)
    await interface.type(.right, .right)
    #expect(!interface.shows("cap3.xhtml"))
  }

  @Test func `the whole entry is that of the dictionaries, or of the word that was kept`() async {
    let interface = await opened()
    await interface.type("n", "o")
    #expect(interface.navigator.top is FoundEntryScreen && interface.shows("смотритель маяка"))
    await interface.type(.escape, .enter, "o")
    #expect(interface.navigator.top is EntryScreen && interface.shows("farero"))
  }
}
