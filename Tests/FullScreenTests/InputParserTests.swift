import Testing

@testable import TerminalKit

struct InputParserTests {
  @Test func `a paste that has lost its end ends with the first key after a while`() {
    var parser = InputParser()
    var keys = parser.feed(Array("\u{1B}[200~abc".utf8))
    #expect(keys == [] && parser.isPasting)
    parser.stall()
    keys = parser.feed(Array("q".utf8))
    #expect(keys == [.paste("abc"), .character("q")])
  }

  @Test func `a paste that stalls goes on`() {
    var parser = InputParser()
    _ = parser.feed(Array("\u{1B}[200~abc".utf8))
    parser.stall()
    let rest = String(repeating: "d", count: 100)
    var keys = parser.feed(Array(rest.utf8))
    #expect(keys == [])
    parser.stall()
    keys = parser.feed(Array(rest.utf8))
    #expect(keys == [])
    parser.stall()
    keys = parser.feed(Array("e\u{1B}[201~q".utf8))
    #expect(keys == [.paste("abc" + rest + rest + "e"), .character("q")])
  }

  nonisolated static let inputs: [(String, [Key])] = [
    ("a", [.character("a")]), ("ж学", [.character("ж"), .character("学")]), ("\u{1B}[B\u{1B}[B", [.down, .down]),
    ("\u{1B}OA\u{1B}[1;5C", [.up, .controlRight]), ("\u{1B}[H\u{1B}[4~\u{1B}[5~\u{1B}[6~", [.home, .end, .pageUp, .pageDown]),
    ("\r\t\u{1B}[Z\u{7F}\u{8}", [.enter, .tab, .backTab, .backspace, .backspace]), ("\u{1B}[3~", [.delete]),
    ("\u{3}\u{12}\u{1F}", [.control("c"), .control("r"), .control("_")]), ("\u{0}x", [.character("x")]), ("\u{1B}x", [.alt("x")]),
    ("\u{1B}OP\u{1B}[15~\u{1B}[24~", [.function(1), .function(5), .function(12)]),
    ("\u{1B}[200~a\u{1B}[Bж\n\u{1B}[201~b", [.paste("a\u{1B}[Bж\n"), .character("b")]), ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    ("\u{1B}[1;2A\u{1B}[1;2B\u{1B}[1;5A", [.shiftUp, .shiftDown, .up]),
    ("\u{1B}[?1;2c\u{1B}[99~q", [.character("q")]), ("\u{1B}\u{1B}[A", [.escape, .up]),
  ]

  @Test(arguments: inputs)
  func `keys are known from their bytes`(input: String, keys: [Key]) {
    var parser = InputParser()
    #expect(parser.feed(Array(input.utf8)) + parser.flush() == keys)
  }

  @Test(arguments: inputs)
  func `keys are known when each byte comes alone`(input: String, keys: [Key]) {
    var parser = InputParser()
    var parsed: [Key] = []
    for byte in input.utf8 { parsed += parser.feed([byte]) }
    #expect(parsed + parser.flush() == keys)
  }

  @Test func `a lone escape is one when nothing follows`() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.flush() == [.escape])
    #expect(!parser.isWaiting)
  }

  @Test func `what is no text is one sign for each byte`() {
    var parser = InputParser()
    #expect(parser.feed([0xFF, 0xC3, 0x28]) == [.character("\u{FFFD}"), .character("\u{FFFD}"), .character("(")])
    #expect(parser.feed([0xE5]) + parser.flush() == [.character("\u{FFFD}")])
  }

  @Test func `a paste of a megabyte comes whole, and no more of a larger one`() {
    for (size, kept) in [(1 << 20, 1 << 20), (3 << 20, 1 << 20)] {
      var parser = InputParser()
      var keys = parser.feed(Array("\u{1B}[200~".utf8))
      var rest = size
      while rest > 0 {
        keys += parser.feed(Array(repeating: UInt8(ascii: "a"), count: min(rest, 4093)))
        rest -= 4093
      }
      keys += parser.feed(Array("\u{1B}[201~z".utf8))
      #expect(keys == [.paste(String(repeating: "a", count: kept)), .character("z")])
    }
  }

  @Test func `random bytes in random pieces give the same keys as in one piece`() {
    var random = Sequence(seed: 7)
    let alphabet: [UInt8] = [0x1B, 0x5B, 0x4F, 0x32, 0x30, 0x31, 0x7E, 0x3B, 0x41, 0x61, 0xD0, 0xB6, 0xE5, 0xAD, 0xA6, 0x00, 0x0D, 0xFF]
    for _ in 0..<500 {
      let bytes = (0..<40).map { _ in alphabet[random.next(alphabet.count)] }
      var whole = InputParser()
      let expected = whole.feed(bytes)
      var pieces = InputParser()
      var keys: [Key] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = 1 + random.next(5)
        keys += pieces.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(keys == expected)
    }
  }
}

/// Numbers that look random and are the same in every run.
struct Sequence {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
