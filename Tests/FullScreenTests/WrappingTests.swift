import CoreModule
import CoreModuleTesting
import CorePresentation
import PersonalDictionary
import Testing

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

/// Texts and lists that have little room.
@MainActor
struct WrappingTests {
  @Test(arguments: [
    ("casa y perro", 20, 0, ["casa y perro"]),
    ("casa y perro", 6, 0, ["casa y", "perro"]),
    ("casa y perro", 7, 0, ["casa y ", "perro"]),
    ("casa y perro", 7, 2, ["casa y ", "  perro"]),
    ("note: a    b", 6, 2, ["note: ", "  a", "  b"]),
    ("   abc   ", 4, 3, ["   …"]),
    ("abcdefgh ij", 5, 2, ["abcde", "  fgh", "  ij"]),
    ("a abcdefgh", 4, 0, ["a ", "abcd", "efgh"]),
    ("学习学习", 5, 0, ["学习", "学习"]),
    ("a学习 b", 4, 1, ["a学", " 习 ", " b"]),
    ("e\u{301}e\u{301}e\u{301}", 2, 0, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("👩‍👩‍👧👩‍👩‍👧x", 3, 0, ["👩‍👩‍👧", "👩‍👩‍👧x"]),
    ("abc", 1, 0, ["…"]),
  ])
  func `a text is broken between words, and inside of one only where it must`(text: String, columns: Int, indent: Int, lines: [String]) {
    #expect(StyledLine(text).wrapped(to: columns, indent: indent).map(\.text) == lines)
  }

  @Test func `every part keeps its look on all lines`() {
    let line = StyledLine("one tw", .strong).appending("o three", .dim).wrapped(to: 6, indent: 1)
    #expect(line.map(\.text) == ["one ", " two ", " three"])
    #expect(line[0].pieces.map(\.look.role) == [.strong])
    #expect(line[1].pieces.map(\.text) == [" ", "tw", "o "] && line[1].pieces.map(\.look.role) == [.plain, .strong, .dim])
    #expect(line[2].pieces.map(\.look.role) == [.plain, .dim])
  }

  @Test func `a text as long as can be pasted is broken into all of its lines`() {
    #expect(StyledLine(String(repeating: "x", count: 100_000)).wrapped(to: 80).count == 1250)
    #expect(StyledLine(String(repeating: "x", count: 100_000)).wrapped(to: 80, indent: 4).count == 1316)
    #expect(StyledLine(String(repeating: "学", count: 100_000)).wrapped(to: 81).count == 2500)
  }

  @Test func `lines for which there is no room leave a mark`() {
    let line = StyledLine("casa y perro", .warning)
    #expect(line.wrapped(to: 6, atMost: 2).map(\.text) == ["casa y", "perro"])
    #expect(line.wrapped(to: 6, atMost: 1).map(\.text) == ["casa …"])
    #expect(line.wrapped(to: 8, atMost: 1).map(\.text) == ["casa y …"])
    #expect(line.wrapped(to: 6, atMost: 1)[0].pieces.allSatisfy { $0.look.role == .warning })
  }

  @Test func `a message that does not fit ends with a mark, and the next one waits`() {
    let messages = ["There is no dictionary for these languages.", "Saved."].map { text in
      MessageQueue.Message(text: LocalizedText(verbatim: text), isProblem: false)
    }
    let low = ScreenChrome(size: Size(columns: 20, rows: 5), language: .english)
    #expect(low.count(of: messages) == 1)
    #expect(low.lines(of: [messages[0]], waiting: 0).map(\.text) == ["There is no diction…"])
    let high = ScreenChrome(size: Size(columns: 20, rows: 16), language: .english)
    #expect(high.count(of: messages) == 2)
    #expect(high.lines(of: messages, waiting: 0).map(\.text) == ["There is no ", "dictionary for these", "languages.", "Saved."])
  }

  @Test func `of a message of any length as much is shown as there is room for`() {
    let message = MessageQueue.Message(text: LocalizedText(verbatim: String(repeating: "x", count: 60_000)), isProblem: true)
    let chrome = ScreenChrome(size: Size(columns: 80, rows: 24), language: .english)
    #expect(chrome.count(of: [message, message]) == 1)
    let lines = chrome.lines(of: [message], waiting: 1)
    #expect(lines.count == 4 && lines.allSatisfy { $0.width == 80 } && lines[3].text.hasPrefix("(+1) ") && lines[3].text.hasSuffix("x…"))
  }

  @Test(arguments: [0, 1, 2])
  func `what was found is drawn in a window of any height`(rows: Int) {
    let area = ViewArea(
      size: Size(columns: 40, rows: rows), language: .english, now: TestInterface.clock.now(), localTime: .fixed(seconds: 0)
    )
    var found = SearchState()
    (found.words, found.isFulfilled) = (Word.several, true)
    var missed = SearchState()
    (missed.nearMisses, missed.isFulfilled) = (Word.several, true)
    var view = SearchView()
    view.found(found, SearchText(""), for: "", in: .all)
    #expect(view.body(in: area).lines.count == max(1, rows))
    view.found(missed, SearchText(""), for: "", in: .all)
    #expect(view.body(in: area).lines.count >= max(1, rows))
  }

  @Test(arguments: [
    ("casa", 4), ("año ж é", 7), ("e\u{301}", 1), ("学习", 4), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("👩‍👩‍👧", 2), ("🇪🇸", 2), ("✈️", 2),
    ("👍🏽", 2), ("❤️‍🔥", 2), ("🏋‍♂", 1), ("a\u{200B}b", 2), ("\r\n", 0), ("น้ำดื่ม|", 5), ("हिन्दी|", 6), ("ສຳ", 2), ("தமிழ்", 4), ("क्‍ष", 2),
  ])
  func `a text takes the columns that terminals give it`(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
    #expect(DisplayWidth.cut(text + "abc", to: columns + 3) == text + "abc")
    #expect(DisplayWidth.of(DisplayWidth.cut(text + "abc", to: columns + 1)) == columns + 1)
    #expect(Frame([StyledLine(text + "|")], size: Size(columns: 12, rows: 1))[columns + (text == "\r\n" ? 1 : 0), 0].text == "|")
  }
}
