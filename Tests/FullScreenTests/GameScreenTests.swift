import CoreModule
import PersonalDictionary
import Practice
import Testing
import WordGame

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

/// The round on the screen, with a clock that the test moves.
@MainActor
struct GameScreenTests {
  private let clock = MovedClock()

  /// A round of words with one translation each, of which none is shown rightly.
  private func interface(_ change: (inout RoundOptions) -> Void = { _ in }) async -> TestInterface {
    let time = clock
    let interface = TestInterface(tabs: [.words, .game], clock: WallClock { time.now })
    await interface.settle()
    let entries = (1...20).map { DeckEntry(prompt: "word\($0)", translations: ["слово\($0)"]) }
    var options = RoundOptions()
    options.deck = .given(Deck(name: .file("/deck"), languages: nil, entries: entries))
    options.seed = 1
    if let rules = try? RoundRules(pairs: 5, lives: 3, secondsPerPair: 5, chanceOfMatch: 0) { options.rules = rules }
    change(&options)
    interface.navigator.openGame(options, hasSound: true)
    await interface.settle()
    return interface
  }

  /// Lets time go by in pictures, and draws each.
  private func pass(_ seconds: Double, _ interface: TestInterface) async {
    for _ in 0..<Int((seconds * 10).rounded()) {
      clock.move(by: 100)
      _ = interface.lines()
      await interface.settle()
    }
  }

  /// The row of the body in which the falling word stands.
  private func row(_ interface: TestInterface) -> Int? { interface.lines().firstIndex { $0.contains("слово") }.map { $0 - 2 } }

  @Test func `it opens straight into a round upon its menu`() async {
    let interface = await interface()
    #expect(interface.lines()[0] == "glot  1 Words  2 Game › Round")
    #expect(interface.lines()[1].contains("1/5"))
    #expect(interface.navigator.screens.count == 2)
  }

  @Test func `the word falls from the top to the bottom in its time, past the prompt that stands in the middle`() async {
    let interface = await interface()
    let prompt = interface.lines().firstIndex { $0.contains("word") }
    #expect(row(interface) == 0)
    await pass(2.5, interface)
    #expect(row(interface) == 9)
    await pass(2.4, interface)
    #expect(row(interface) == 18)
    #expect(interface.lines().firstIndex { $0.contains("word") } == prompt)
    await pass(0.1, interface)
    #expect(interface.shows("too late"))
    #expect(row(interface) == 0)
    #expect(interface.lines()[1].contains("✗ 1"))
  }

  @Test func `an answer is judged, and kept at once`() async throws {
    let interface = await interface()
    await interface.type(.character("n"))
    #expect(interface.lines()[1].contains("✓ 1"))
    await interface.type(.character("y"))
    #expect(interface.lines()[1].contains("✗ 1") && interface.lines()[1].contains("♥♥♡"))
    let kept = try await interface.games.rounds(RoundQuery())
    #expect(kept.map(\.correct) == [1] && kept.map(\.wrong) == [1])
  }

  @Test func `letters of a Russian keyboard stand for those in their place`() async {
    let interface = await interface()
    await interface.type(.character("т"))
    #expect(interface.lines()[1].contains("✓ 1"))
  }

  @Test func `in a pause neither time nor words are seen to go`() async {
    let interface = await interface()
    await interface.type(.character(" "))
    #expect(interface.shows("Paused"))
    #expect(interface.navigator.top?.frameInterval == nil)
    await pass(60, interface)
    #expect(interface.lines()[1].contains("✗ 0") && row(interface) == nil)
    await interface.type(.character(" "))
    #expect(row(interface) == 0)
  }

  @Test func `another tab, help, and a stopped program pause it`() async {
    let interface = await interface()
    await interface.type(.alt("1"))
    await pass(60, interface)
    await interface.type(.alt("2"))
    #expect(interface.shows("Paused"))
    await interface.type(.character(" "), .character("?"), .escape)
    #expect(interface.shows("Paused"))
    await interface.type(.character(" "))
    interface.navigator.top?.willDisappear()
    clock.move(by: 3_600_000)
    #expect(interface.shows("Paused") && interface.lines()[1].contains("✗ 0"))
  }

  @Test func `time in which nothing was drawn does not count`() async {
    let interface = await interface()
    clock.move(by: 3_600_000)
    #expect(interface.lines()[1].contains("✗ 0"))
  }

  @Test func `without a timer nothing falls`() async {
    let interface = await interface { $0.hasTimer = false }
    let place = row(interface)
    await pass(60, interface)
    #expect(row(interface) == place && interface.lines()[1].contains("✗ 0"))
    #expect(interface.navigator.top?.frameInterval == nil)
  }

  @Test func `mistakes ring the bell, where it is wanted`() async {
    let interface = await interface()
    var rings = 0
    interface.navigator.onBell = { rings += 1 }
    await interface.type(.character("n"))
    #expect(rings == 0)
    await interface.type(.character("y"))
    #expect(rings == 1)
  }

  @Test func `the end shows the result and what to remember, and leads on`() async {
    let interface = await interface()
    await interface.type(.character("n"), .character("y"), .character("y"), .character("y"))
    #expect(interface.shows("You lost.") && interface.shows("1 right, 3 wrong") && interface.shows("To remember:"))
    #expect(interface.navigator.top?.frameInterval == nil)
    await interface.type(.character("m"))
    #expect(interface.lines()[1].contains("1/3"))
    await interface.type(.character("n"), .character("n"), .character("n"))
    #expect(interface.shows("You won!") && interface.shows("No mistakes!"))
    await interface.type(.character("r"))
    #expect(interface.lines()[1].contains("1/5"))
    await interface.type(.character("q"))
    #expect(interface.shows("Play with the most common words"))
  }

  @Test func `a round that was left can be gone on with from the menu`() async {
    let interface = await interface { options in options.deck = .starter }
    await interface.type(.character("n"), .character("q"), .down, .down, .enter)
    #expect(interface.lines()[1].contains("2/5"))
    await interface.type(.character("q"), .character("s"))
    #expect(interface.shows("paused"))
  }

  @Test func `the words that were asked show how well the practice knows them, as the list of words does`() async throws {
    let practice = InMemoryPracticeStore()
    await practice.practise(Word.several)
    let interface = TestInterface(Word.several, tabs: [.words, .game], practice: practice)
    await interface.settle()
    func sign(of word: String) -> Character? {
      interface.lines().first { $0.contains(" \(word) ") }?.first { "◔◑◕●–".contains($0) }
    }
    #expect(["casa", "perro"].map(sign) == ["●", "◕"])
    var options = RoundOptions()
    (options.deck, options.from, options.to, options.seed, options.hasTimer) = (.personal, "es", "en", 1, false)
    options.rules = try RoundRules(pairs: 4, lives: 4, secondsPerPair: 5, chanceOfMatch: 0)
    interface.navigator.openGame(options, hasSound: false)
    await interface.settle()
    // All are wrong, so that what was learned is to be learned again.
    await interface.type("y", "y", "y", "y", "q", "w")
    #expect(interface.lines()[0].hasSuffix("Words asked"))
    #expect(["casa", "perro"].map(sign) == ["◔", "◔"])
    await interface.type(.alt("1"))
    #expect(["casa", "perro"].map(sign) == ["◔", "◔"])
  }

  @Test(
    arguments: [
      (0, "Round", "1/15"), (1, "Round", "1/15"), (2, "Round", "2/15"), (3, "Round", "1/"), (4, "Scores", "lost"),
      (5, "Words asked", "asked"),
    ] as [(Int, String, String)])
  func `each row of the menu opens what it names, by a key and by a click`(row: Int, title: String, shown: String) async throws {
    for isClick in [false, true] {
      let time = clock
      let interface = TestInterface(tabs: [.words, .game], clock: WallClock { time.now })
      await interface.type(.alt("2"))
      // A round that was left, or one that was lost.
      await interface.type(.enter)
      let answers = row == 2 ? ["n"] : Array(repeating: "y" as Key, count: 15)
      for answer in answers { await interface.type(answer) }
      await interface.type("q")
      let line = try #require(interface.lines().firstIndex { $0.hasPrefix("› ") }) + row
      if isClick {
        await interface.type(.mouse(MouseEvent(.press, column: 5, row: line)))
      } else {
        for _ in 0..<row { await interface.type(.down) }
        await interface.type(.enter)
      }
      #expect(interface.lines()[0].hasSuffix("2 Game › \(title)"))
      #expect(interface.lines().contains { $0.contains(shown) })
    }
  }

  @Test func `rounds and scores take each other's place and never pile up`() async {
    let interface = await interface { options in options.deck = .starter }
    await interface.type(.character(" "), .character("s"))
    #expect(interface.lines()[0].hasSuffix("2 Game › Round › Scores"))
    await interface.type(.character("q"))
    #expect(interface.shows("Paused") && interface.lines()[0].hasSuffix("2 Game › Round"))
    await interface.type(.character("s"))
    for _ in 1...3 {
      await interface.type(.character("p"))
      #expect(interface.lines()[0].hasSuffix("2 Game › Round"))
      await interface.type(.character(" "), .character("s"))
      #expect(interface.lines()[0].hasSuffix("2 Game › Round › Scores"))
    }
    await interface.type(.character("q"), .character("q"), .character("s"), .character("p"), .character(" "), .character("s"))
    #expect(interface.lines()[0].hasSuffix("2 Game › Round › Scores"))
  }

  @Test(arguments: [(1, 1), (5, 2), (12, 5), (20, 8), (200, 60)])
  func `it is drawn in any window`(columns: Int, rows: Int) async {
    let interface = await interface()
    #expect(interface.lines(columns, rows).count == rows)
    await interface.type(.character("y"), .character("y"), .character("y"))
    #expect(interface.lines(columns, rows).count == rows)
  }
}
