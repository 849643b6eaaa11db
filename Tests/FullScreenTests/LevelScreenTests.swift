import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Reading
import Testing

@testable import ScreenHost
@testable import TerminalKit

/// The estimate of how many words the user knows, on the screen.
@MainActor
struct LevelScreenTests {
  private let reading = InMemoryReadingStore()

  private func opened(_ undoLog: StubUndoLog = StubUndoLog()) async -> TestInterface {
    let interface = TestInterface(
      reading: reading, sources: StubSources([RankedWords.source]), gradedDictionary: RankedWords(), undoLog: undoLog)
    await interface.type(":", .paste("level"), .enter)
    return interface
  }

  /// The word of the question.
  private func word(_ interface: TestInterface) -> String { interface.lines()[3].trimmed }

  @Test func `forty words are asked, and the estimate is stored`() async throws {
    let interface = await opened()
    #expect(interface.shows("1/40") && interface.shows("Do you know this word? Language: English."))
    let ranking = await (RankedWords() as any GradedDictionary).ranking(of: .english)
    for number in 1...40 {
      #expect(interface.shows(" \(number)/40"))
      let isKnown = ranking.rank(of: word(interface)).map { $0 < 1000 } ?? false
      await interface.type(isKnown ? "y" : "n")
    }
    let level = try #require(try await reading.levels().first)
    #expect(level.language == "en")
    #expect(level.estimate > 300)
    #expect(level.estimate < 3000)
    #expect(interface.shows("you know about \(level.estimate) words") && interface.shows("Press u to undo."))
    await interface.type("n")
    #expect(interface.shows("1/40"))
  }

  @Test func `after undoing the level, u is no longer offered`() async {
    let step = UndoStep(number: 3, name: StepName("level"), subjects: [], subjectCount: 0, made: TestInterface.clock.now(), isUndone: false)
    let interface = await opened(StubUndoLog([step]))
    for _ in 1...40 { await interface.type("n") }
    #expect(interface.shows("you knew none of the words asked") && interface.shows("Press u to undo."))
    await interface.type("u")
    #expect(!interface.shows("Press u to undo.") && interface.shows("you knew none of the words asked"))
  }

  @Test func `Backspace goes back to the word before`() async {
    let interface = await opened()
    let first = word(interface)
    await interface.type("y")
    #expect(interface.shows(" 2/40") && word(interface) != first)
    await interface.type(.backspace)
    #expect(interface.shows(" 1/40") && word(interface) == first)
  }

  @Test func `who knows invented words gets no level`() async throws {
    let interface = await opened()
    for _ in 1...40 { await interface.type("y") }
    #expect(interface.shows("the estimate means little"))
    #expect(try await reading.levels().isEmpty)
  }
}
