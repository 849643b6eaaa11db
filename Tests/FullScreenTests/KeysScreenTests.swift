import ContentKeyboard
import ContentKeyboardTesting
import CoreModule
import Testing

@testable import TerminalHost

@MainActor
struct KeysScreenTests {
  private final class Time {
    var nanoseconds: Int64 = 0
  }

  private let time = Time()
  private let interface: GivenInterface

  init() async {
    let time = time
    interface = GivenInterface(board: .given, moment: { Moment(nanoseconds: time.nanoseconds) })
    await interface.type(.alt("4"))
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
    #expect(interface.navigator.top?.frameInterval == nil)
    #expect(interface.lines()[1].contains("hi"))
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
    _ = interface.lines()
    await interface.type(.mouse(MouseEvent(.press, column: 78, row: 1)))
    #expect(interface.navigator.isEnded)
  }

  @Test func `the last output is taken back`() async {
    await interface.type(.enter, .character("b"))
    #expect(interface.shows("Took back “hi” (greetings 1/3)."))
    #expect(interface.shows("0/3"))
  }

  @Test func `only this screen takes the mouse`() async {
    #expect(interface.navigator.top?.usesMouse == true)
    await interface.type(.alt("1"))
    #expect(interface.navigator.top?.usesMouse == false)
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

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
