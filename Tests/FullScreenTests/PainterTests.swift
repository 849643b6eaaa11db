import CoreModule
import CorePresentation
import PersonalDictionary
import Testing

@testable import ScreenHost
@testable import TerminalKit

/// What is painted over the last frame gives the same screen as painting the new one whole.
@MainActor
struct PainterTests {
  private static let palette = Palette(depth: .indexed, theme: .dark)

  @Test func `two thousand random keys leave the screen as a full repaint would`() async {
    let interface = TestInterface(Word.several + (8...300).map { .given($0, "palabra \($0) 字", ["word \($0) é"]) })
    await interface.settle()
    var painter = FramePainter(palette: Self.palette)
    var size = Size(columns: 48, rows: 14)
    interface.navigator.size = size
    var screen = PaintedScreen(size: size)
    var random = Sequence(seed: 42)
    for step in 0..<2_000 {
      if random.next(100) == 0 {
        size = Size(columns: 1 + random.next(80), rows: 1 + random.next(24))
        interface.navigator.size = size
        screen = PaintedScreen(size: size)
      }
      interface.navigator.handle(Self.keys[random.next(Self.keys.count)])
      // Some keys come while others are still at work.
      if random.next(3) > 0 { await interface.settle() }
      interface.navigator.tick()
      let frame = interface.navigator.frame(size)
      screen.write(painter.paint(frame).text)
      var whole = PaintedScreen(size: size)
      var fresh = FramePainter(palette: Self.palette)
      whole.write(fresh.paint(frame).text)
      guard screen == whole else {
        Issue.record("step \(step): \(screen.difference(to: whole))")
        return
      }
      if interface.navigator.screens.count > 12 { while interface.navigator.screens.count > 1 { interface.navigator.pop() } }
    }
  }

  private static let keys: [Key] =
    [.enter, .tab, .backTab, .backspace, .delete, .escape, .up, .down, .down, .left, .right, .home, .end, .pageUp, .pageDown, .pageDown]
    + "aasefd/:?u,lgGjkxo ж学é字\u{301}👩".map { Key.character($0) }
    + ["r", "s", "t", "u", "w", "p", "f", "l", "g", "k"].map { Key.control($0) } + [
      .paste("pal 字 a"), .function(1), .function(2), .alt("x"),
    ]

  @Test func `half of a wide character is never left`() {
    let size = Size(columns: 6, rows: 1)
    let texts = ["学学学", "a学学b", "ab学cd", "学ab学", "", "字字", "👩‍👩‍👧x", "xé学"]
    for first in texts {
      for second in texts {
        var painter = FramePainter(palette: Self.palette)
        var screen = PaintedScreen(size: size)
        screen.write(painter.paint(Frame([StyledLine(first)], size: size)).text)
        screen.write(painter.paint(Frame([StyledLine(second)], size: size)).text)
        #expect(screen.text == PaintedScreen.text(second, columns: 6), "\(first) → \(second)")
      }
    }
  }

  @Test func `a frame that is shown already costs nothing`() {
    var painter = FramePainter(palette: Self.palette)
    let frame = Frame([StyledLine("casa")], size: Size(columns: 10, rows: 2))
    #expect(!painter.paint(frame).isEmpty)
    #expect(painter.paint(frame).isEmpty)
  }

  @Test func `one changed character is all that is written`() {
    var painter = FramePainter(palette: Palette(depth: .none, theme: .dark))
    let size = Size(columns: 48, rows: 14)
    _ = painter.paint(Frame([StyledLine("casa")], size: size))
    #expect(painter.paint(Frame([StyledLine("cosa")], size: size)) == "\u{1B}[?25l\u{1B}[1;2H\u{1B}[0mo")
  }

  @Test(arguments: [1, 2])
  func `whatever a terminal makes of a character, nothing of the last frame is left`(emojiColumns: Int) {
    let texts = ["abcdefghijkl", "", "👩‍👩‍👧x", "a✈️bc", "🇪🇸🇪🇸 हिन्दी", "xy 👍🏽z", "学 क्षि.", "น้ำดื่ม|", "ab👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧"]
    for first in texts {
      for second in texts {
        let shown = OddTerminal(of: [first, second], emojiColumns: emojiColumns)
        #expect(shown.cells == OddTerminal(of: [second], emojiColumns: emojiColumns).cells, "\(first) → \(second)")
      }
    }
  }

  @Test func `the cells of an emoji are cleared before it is written`() {
    var painter = FramePainter(palette: Palette(depth: .none, theme: .dark))
    let size = Size(columns: 4, rows: 1)
    _ = painter.paint(Frame([StyledLine("abcd")], size: size))
    #expect(painter.paint(Frame([StyledLine("a✈️d")], size: size)) == "\u{1B}[?25l\u{1B}[1;2H\u{1B}[0m  \u{1B}[1;2H✈️")
    #expect(painter.paint(Frame([StyledLine("a学d")], size: size)) == "\u{1B}[?25l\u{1B}[1;2H\u{1B}[0m学")
  }

  @Test(arguments: ["a\u{1B}[31mb", "a\u{0}b", "a\u{9B}31mb", "a\u{202E}b", "a\u{7F}b", "a\nb", "a\u{1FFFE}b"])
  func `nothing in a text can command the terminal`(text: String) {
    var painter = FramePainter(palette: Palette(depth: .none, theme: .dark))
    let output = painter.paint(Frame([StyledLine(text)], size: Size(columns: 20, rows: 1))).text
    let rest = output.replacing("\u{1B}[?25l", with: "").replacing("\u{1B}[0m", with: "").replacing("\u{1B}[2J", with: "")
      .replacing(#/\x1B\[1;\d+H/#, with: "")
    #expect(rest.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x202E })
  }
}

/// One row of a terminal that knows nothing of what belongs together: every scalar stands by itself, an emoji in as many columns as given.
private struct OddTerminal {
  private(set) var cells: [String]
  private let emojiColumns: Int
  private var column = 0

  /// What is seen after these texts were painted one over the other.
  init(of texts: [String], emojiColumns: Int) {
    self.emojiColumns = emojiColumns
    let size = Size(columns: 12, rows: 1)
    cells = Array(repeating: " ", count: size.columns)
    var painter = FramePainter(palette: Palette(depth: .none, theme: .dark))
    for text in texts { write(painter.paint(Frame([StyledLine(text)], size: size)).text) }
  }

  private mutating func write(_ output: String) {
    for part in output.split(separator: "\u{1B}[") {
      let sequence = part.prefix { !$0.isLetter }
      if part.dropFirst(sequence.count).first == "H" { column = (sequence.split(separator: ";").last.flatMap { Int($0) } ?? 1) - 1 }
      for scalar in part.dropFirst(sequence.count + 1).unicodeScalars { put(scalar) }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let isEmoji = !scalar.isASCII && scalar.properties.isEmoji
    let width = scalar == "\u{FE0F}" ? 0 : isEmoji ? emojiColumns : DisplayWidth.of(Character(scalar))
    guard width > 0, column + width <= cells.count else { return }
    if cells[column].isEmpty, column > 0 { cells[column - 1] = " " }
    if column + width < cells.count, cells[column + width].isEmpty { cells[column + width] = " " }
    cells[column] = String(scalar)
    if width == 2 { cells[column + 1] = "" }
    column += width
  }
}
