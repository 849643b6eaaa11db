import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Testing

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

@MainActor
struct ImportScreenTests {
  let interface = TestInterface()

  /// Waits until the frame has `text`, which keys do not wait for.
  private func waits(for text: String) async {
    for _ in 0..<1000 where !interface.shows(text) { await Task.yield() }
  }

  @Test func `what is in a file is told before anything is changed, then it is imported`() async throws {
    await interface.type(.character("i"), .paste("words.csv"), .enter)
    #expect(interface.shows("words.csv  a table, 5 records") && interface.shows("4 new, 0 merged, 0 skipped"))
    #expect(interface.shows("line 4: ") && interface.shows("line 6: ") && interface.shows("+ gato"))
    #expect(interface.shows("en → ru is used. Press l to choose"))
    #expect(try await interface.words.words(WordQuery()).isEmpty)
    await interface.type(.enter)
    #expect(interface.shows("Imported. Press u"))
    #expect(try await interface.words.words(WordQuery()).count == 4)
    await interface.type(.enter)
    #expect(interface.navigator.screens.count == 1 && interface.shows("gato"))
  }

  @Test func `an import that was undone elsewhere is no longer offered to be undone`() async throws {
    let step = UndoStep(
      number: 3, name: StepName("import"), subjects: [], subjectCount: 0, made: TestInterface.clock.now(), isUndone: false)
    let log = StubUndoLog([step])
    let interface = TestInterface(undoLog: log)
    await interface.type(.character("i"), .paste("words.csv"), .enter, .enter)
    #expect(interface.shows("Imported. Press u"))
    _ = try await log.undo()
    await interface.type(.alt("2"), .alt("1"))
    #expect(interface.shows("Imported.") && !interface.shows("Press u"))
  }

  @Test(arguments: InterfaceLanguage.allCases, [Size(columns: 80, rows: 24), Size(columns: 40, rows: 10)])
  func `the first twenty rows are shown as they will be, and each can be reached`(language: InterfaceLanguage, size: Size) async throws {
    let interface = TestInterface([Word.given(1, "palabra 2", ["word 2"])], language: language)
    interface.navigator.size = size
    await interface.type(.character("i"), .paste("list.csv"), .enter)
    func shown() -> [String] { interface.lines(size.columns, size.rows).filter { $0.contains("palabra") } }
    let first = shown()
    #expect(first.count >= 3)
    #expect(first.first == " + palabra 1  word 1  es → en" && first[1] == " = palabra 2  word 2  es → en")
    var seen = Set(first)
    for _ in 0..<20 {
      await interface.type(.down)
      seen.formUnion(shown())
    }
    #expect(seen.count == 20)
    #expect(shown().last == " + palabra 20  word 20  es → en")
    // The counts stay, and the last row is the last line.
    let lines = interface.lines(size.columns, size.rows)
    #expect(lines[1].hasPrefix(" list.csv"))
    #expect(lines.dropLast().last == shown().last)
    await interface.type(.up, .pageUp, .pageUp, .pageUp, .pageUp, .pageUp, .pageUp, .pageUp, .pageUp, .pageUp, .pageUp)
    #expect(shown() == first)
  }

  @Test func `a short report does not scroll away, and the last fault of a long one is reached`() async {
    await interface.type(.character("i"), .paste("words.csv"), .enter, .down, .down, .pageDown)
    #expect(interface.shows("+ house") && interface.shows("line 4: "))
    interface.navigator.size = Size(columns: 40, rows: 10)
    #expect(!interface.lines(40, 10).contains { $0.contains("line 4: ") })
    for _ in 0..<20 { await interface.type(.down) }
    #expect(interface.lines(40, 10).contains { $0.contains("line 4: ") })
    #expect(interface.lines(40, 10)[2] == " 4 new, 0 merged, 0 skipped")
  }

  @Test func `with other languages the file is looked at again`() async {
    await interface.type(.character("i"), .paste("words.csv"), .enter, .character("l"), .character("s"), .enter)
    #expect(interface.shows("ru → en is used"))
  }

  @Test func `while it imports, only its own keys mean anything, and Esc cancels it`() async {
    await interface.type(.character("i"), .paste("many.csv"), .enter)
    #expect(interface.shows("2400 new"), "\(interface.lines())")
    interface.navigator.handle(.enter)
    interface.navigator.handle(.alt("3"))
    interface.navigator.handle(.character("?"))
    await waits(for: "Importing")
    #expect(interface.shows("Press Esc to cancel") && interface.lines().last == "Esc cancel")
    interface.navigator.handle(.escape)
    await interface.settle()
    #expect(interface.shows("The import was cancelled. Nothing was changed.") && interface.shows("File: many.csv"))
  }

  @Test func `Ctrl-C ends the program and the import`() async {
    await interface.type(.character("i"), .paste("many.csv"), .enter)
    interface.navigator.handle(.enter)
    interface.navigator.handle(.control("c"))
    #expect(interface.navigator.isEnded)
    interface.navigator.stop()
    await interface.navigator.finishWork()
    #expect(interface.navigator.workCount == 0)
  }

  @Test func `a path is completed as far as it is clear`() async {
    await interface.type(.character("i"), .paste("w"), .tab)
    #expect(interface.shows("File: wor") && interface.shows("words.csv") && interface.shows("worlds.kvtml"))
    await interface.type(.character("d"), .tab)
    #expect(interface.shows("File: words.csv") && !interface.shows("worlds"))
    await interface.type(.control("u"), .paste("~/"), .tab)
    #expect(interface.shows("File: ~/cards.txt"))
  }

  @Test(arguments: [
    ("none.csv", "There is no file none.csv."), ("pipe", "pipe is a pipe or a device."), ("worlds.kvtml", "worlds.kvtml is empty"),
    ("glot.json", "glot.json is a full export of glot"),
  ])
  func `what cannot be imported gets a sentence`(path: String, sentence: String) async {
    await interface.type(.character("i"), .paste(path), .enter)
    #expect(interface.shows(sentence) && interface.shows("File: \(path)"), "\(interface.lines())")
  }

  @Test(arguments: [
    (0.0, "░░░░░░░░░░░░░░   0 %"), (0.5, "███████░░░░░░░  50 %"), (0.999, "█████████████░  99 %"), (1, "██████████████ 100 %"),
    (7, "██████████████ 100 %"),
  ])
  func `a bar shows how far the work is`(share: Double, text: String) {
    #expect(ProgressBar(share: share).line(20).text == text)
    #expect(ProgressBar(share: share).line(20).width == 20)
    #expect(ProgressBar(share: share).line(3).width <= 3)
  }

  @Test func `a bar of work of which nobody knows the end is empty`() {
    #expect(ProgressBar(share: nil).line(20).text == "" && ProgressBar(share: .nan).line(20).text == "")
  }
}
