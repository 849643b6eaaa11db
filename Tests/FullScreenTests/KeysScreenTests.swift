import ContentKeyboard
import ContentKeyboardTesting
import CoreModule
import CoreModuleTesting
import Testing

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

@MainActor
struct KeysScreenTests {
  private final class Time {
    var nanoseconds: Int64 = 0
  }

  private let time = Time()
  private let interface: TestInterface

  init() async {
    let time = time
    interface = TestInterface(board: .given, moment: { MonotonicTime(nanoseconds: time.nanoseconds) })
    await interface.type(.alt("5"))
  }

  private func pass(_ milliseconds: Int64) { time.nanoseconds += milliseconds * 1_000_000 }

  /// What stands in the line of text when nothing flies any more.
  private var line: String {
    pass(1000)
    return String(interface.lines()[1].dropFirst(2).prefix(60)).trimmingSpaces
  }

  @Test func `the pieces of a button take each other's places, those of another come behind`() async {
    await interface.type(.enter)
    #expect(line == "hi")
    await interface.type(.enter)
    #expect(line == "how are you?")
    await interface.type(.right, .character(" "))
    #expect(line == "how are you? what are you doing tonight?")
    #expect(interface.shows("2/3") && interface.shows("1/3") && interface.shows("0/3"))
  }

  @Test func `a piece is on its way for a short time, and then in the line`() async {
    await interface.type(.down, .enter)
    #expect(interface.navigator.top?.frameInterval != nil)
    #expect(!interface.lines()[1].contains("hi"))
    pass(150)
    #expect(interface.lines()[2...4].contains { $0.contains("hi") })
    pass(151)
    #expect(interface.navigator.top?.frameInterval != nil, "where it comes to rest is still to be drawn")
    #expect(interface.lines()[1].contains("hi"))
    #expect(interface.navigator.top?.frameInterval == nil)
  }

  @Test func `a button is pressed with the mouse, and held for the list of its pieces`() async {
    // The second button begins in the 21st column; its caption stands under the title, the line of text and an empty row.
    let place = (column: 22, row: 3)
    await interface.type(.mouse(MouseEvent(.press, column: place.column, row: place.row)))
    pass(100)
    await interface.type(.mouse(MouseEvent(.release, column: place.column, row: place.row)))
    #expect(line == "what are you doing tonight?")
    await interface.type(.mouse(MouseEvent(.press, column: place.column, row: place.row)))
    pass(500)
    await interface.type(.mouse(MouseEvent(.release, column: place.column, row: place.row)))
    #expect(interface.shows("› what are you doing tonight?  1×"))
    await interface.type(.down, .down, .enter)
    #expect(line == "tea or coffee?")
  }

  @Test func `a mouse that goes up elsewhere presses nothing`() async {
    await interface.type(.mouse(MouseEvent(.press, column: 2, row: 3)))
    await interface.type(.mouse(MouseEvent(.release, column: 22, row: 3)))
    #expect(line == "")
  }

  @Test func `a held delete goes from letters to words`() async {
    await interface.type(.right, .enter, .right, .enter)
    #expect(line == "what are you doing tonight? bye")
    await interface.type(.backspace, .backspace, .backspace, .backspace)
    #expect(line == "what are you doing tonight?")
    for _ in 1...15 {
      pass(30)
      await interface.type(.backspace)
    }
    pass(30)
    #expect(String(interface.lines()[1].dropFirst(2).prefix(40)).trimmingSpaces == "what are you")
    await interface.type(.backspace)
    #expect(line == "what are")
  }

  @Test func `the exit button leaves`() async {
    await interface.type(.mouse(MouseEvent(.press, column: 78, row: 1)))
    #expect(interface.navigator.isEnded)
  }

  @Test func `the last output is taken back, and its piece leaves the line`() async {
    await interface.type(.enter, .enter, .character("b"))
    #expect(interface.shows("Undid “how are you?” (greetings 2/3)."))
    #expect(line == "hi" && interface.shows("1/3"))
    await interface.type(.character("b"))
    #expect(line == "" && interface.shows("0/3"))
    await interface.type(.character("b"))
    #expect(interface.shows("There is no output to undo."))
  }

  @Test func `what was deleted is put back`() async {
    await interface.type(.enter, .backspace, .control("u"))
    #expect(line == "")
    await interface.type(.control("y"))
    #expect(line == "hi")
    await interface.type(.enter)
    #expect(line == "how are you?")
  }

  @Test func `the line is copied, and what took it is told`() async {
    await interface.type(.character("c"))
    #expect(!interface.shows("Copied"))
    await interface.type(.enter, .character("c"))
    #expect(interface.shows("Copied with wl-copy."))
  }

  @Test func `a button that is held shows its pieces while it is still held, and one is chosen with the mouse`() async {
    await interface.type(.mouse(MouseEvent(.press, column: 2, row: 3)))
    #expect(interface.navigator.top?.frameInterval == 400)
    pass(400)
    _ = interface.lines()
    await interface.settle()
    #expect(interface.shows("› hi"))
    await interface.type(.mouse(MouseEvent(.release, column: 2, row: 3)))
    #expect(interface.navigator.screens.count == 2)
    await interface.type(.mouse(MouseEvent(.press, column: 4, row: 2)), .mouse(MouseEvent(.release, column: 4, row: 2)))
    #expect(line == "how are you?")
  }

  @Test func `pieces of all buttons are found by any part, and one is put in`() async {
    await interface.type(.character("/"))
    #expect(interface.shows("Type any part of a piece."))
    await interface.type("YOU")
    #expect(interface.shows("› how are you?  greetings 2/3") && interface.shows("see you  farewell 2/3"))
    await interface.type(.down, .down, .enter)
    #expect(line == "see you")
    await interface.type(.enter)
    #expect(line != "see you" && interface.navigator.screens.count == 1)
    await interface.type(.character("/"), .paste("zzz"))
    #expect(interface.shows("No piece contains “zzz”."))
  }

  @Test func `a source is typed, and what fails stays to be corrected`() async {
    await interface.type(.character("o"), .character("a"), .paste("/no/such.json"), .enter)
    #expect(interface.shows("Address or file: /no/such.json") && interface.shows("There is no file /no/such.json."))
    await interface.type(.control("u"), .paste(" http://given/board "), .enter)
    #expect(interface.shows("Now in use: http://given/board.") && interface.shows("http://given/board ✓"))
    await interface.type(.escape, .escape)
    #expect(interface.lines()[2].hasPrefix("From http://given/board, fetched 0 seconds ago."))
    await interface.type(.character("r"))
    #expect(interface.shows("The board was refreshed."))
    await interface.type(.character("o"), .enter)
    #expect(interface.shows("Now in use: the starter board."))
  }

  @Test func `mouse presses are read as terminals send them`() {
    var parser = InputParser()
    let keys = parser.feed("\u{1B}[<0;3;5M\u{1B}[<0;3;5m\u{1B}[<64;1;1M\u{1B}[<35;9;9M\u{1B}[<0;0;1M\u{1B}[<0;300;2".utf8)
    #expect(
      keys == [
        .mouse(MouseEvent(.press, column: 2, row: 4)), .mouse(MouseEvent(.release, column: 2, row: 4)),
        .mouse(MouseEvent(.wheelUp, column: 0, row: 0)),
      ])
    #expect(parser.feed("M".utf8) == [.mouse(MouseEvent(.press, column: 299, row: 1))])
  }
}

@MainActor
struct KeysValueTests {
  @Test func `the values that a piece lacks are asked for`() async {
    let board = Board([BoardButton(id: "1", caption: "", pieces: ["{name} and {other}", "bye {name}"])])
    let interface = TestInterface(tabs: [.keyboard], board: board, moment: { MonotonicTime(nanoseconds: 0) })
    await interface.settle()
    await interface.type(.enter)
    #expect(interface.shows("› {name}") && interface.shows("  {other}"))
    await interface.type("Ann")
    await interface.type(.enter)
    #expect(interface.shows("› {other}"))
    await interface.type("Bob")
    await interface.type(.enter)
    #expect(interface.navigator.screens.count == 1 && interface.shows("1/2"))
    await interface.type(.control("u"), .enter)
    #expect(interface.shows("› {name} Ann"))
    await interface.type(.escape)
    #expect(interface.shows("1/2"))
  }

  @Test func `a board that is not there is told with the way to try again, and so is one that is on its way`() {
    var view = KeyboardView()
    let area = ViewArea(
      size: Size(columns: 80, rows: 20), language: .english, now: TestInterface.clock.now(), localTime: .fixed(seconds: 0))
    func shows(_ text: String) -> Bool { view.body(in: area).lines.contains { $0.text.contains(text) } }
    #expect(shows("Loading…"))
    view.isLoaded = true
    view.state.problem = .notFetchedYet(.service("http://h/b"))
    #expect(shows("http://h/b") && shows("Ctrl-L try again"))
    view.isFetching = true
    #expect(shows("Fetching the board…") && !shows("Ctrl-L"))
    view.isFetching = false
    view.state.problem = nil
    #expect(shows("The board has no buttons."))
    view.state.buttons = [ButtonState(id: "1", caption: "greetings", index: 0, count: 3)]
    view.staleProblem = .offline(.service("http://h/b"))
    #expect(shows("The previous board is used.") && shows("Greetings"))
    view.isFetching = true
    #expect(shows("Fetching the board…") && !shows("The previous board is used.") && shows("Greetings"))
  }

  @Test func `a clipboard that would need a terminal which nobody reads is none`() async {
    let clipboard = BorrowingClipboard(base: InMemoryClipboard("a"), input: TerminalInput())
    await #expect(throws: ClipboardError.noWay) { try await clipboard.copy("b") }
    await #expect(throws: ClipboardError.noWay) { try await clipboard.text() }
  }

  @Test func `a line of pieces`() {
    func piece(_ id: String, _ index: Int, _ text: String) -> Piece { Piece(id: id, caption: "", index: index, count: 9, text: text) }
    var line = KeyboardLine()
    line.receive(piece("1", 0, "a"))
    line.receive(piece("2", 0, "b "))
    line.receive(piece("3", 0, "c"))
    #expect(line.text == "a b c" && line.textWithoutLast == "a b ")
    line.takeBack(piece("2", 0, "b "))
    #expect(line.text == "a b c")
    line.takeBack(piece("3", 0, "c"))
    line.takeBack(piece("2", 0, "b "))
    #expect(line.text == "a")
    line.delete(to: "")
    line.takeBack(piece("1", 0, "a"))
    #expect(line.text == "" && line.hasDeleted)
    line.putBack()
    #expect(line.text == "a" && !line.hasDeleted)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
