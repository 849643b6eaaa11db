import CoreModule
import Testing

struct UserTextTests {
  @Test(arguments: [
    ("  buenos \t días\n", "buenos días"), ("e\u{301}lan", "\u{E9}lan"), ("a\u{3000}b", "a b"), ("don't", "don't"), ("学 习", "学 习"),
  ])
  func `white space is collapsed and the text composed`(text: String, kept: String) throws {
    #expect(Array(try UserText(text).description.unicodeScalars) == Array(kept.unicodeScalars))
  }

  @Test func `what a glance tells to be tidy is what normalization leaves alone`() throws {
    let texts = (0x20...0x1000).compactMap(Unicode.Scalar.init).map { "a\($0)b" }.filter(UserText.isPlain)
    // An invisible character makes it look closer.
    for text in texts { #expect(Array(try UserText("\u{200B}" + text).description.unicodeScalars) == Array(text.unicodeScalars)) }
    #expect(texts.contains("aßb") && texts.contains("aёb") && texts.contains("a b"))
  }

  @Test(arguments: ["", "   ", "\n\t", "\u{200B}", "\u{AD}", "\u{200B} \u{FEFF}"])
  func `a text with nothing to see is blank`(text: String) {
    #expect(throws: UserTextProblem.blank) { try UserText(text) }
  }

  @Test(arguments: ["\u{0}", "a\u{1B}[31m", "a\u{7F}", "a\u{9B}31m", "a\u{202E}b"])
  func `control characters are refused`(text: String) {
    #expect { try UserText(text) } throws: { error in
      guard case .controlCharacter? = error as? UserTextProblem else { return false }
      return true
    }
  }

  @Test(arguments: ([0xFDD0, 0xFDEF] + (0...0x10).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] }).compactMap(Unicode.Scalar.init))
  func `noncharacters are refused as control characters`(scalar: Unicode.Scalar) {
    #expect(throws: UserTextProblem.controlCharacter(scalar)) { try UserText("a\(scalar)b") }
  }

  @Test(arguments: ["\u{FDCF}", "\u{FDF0}", "\u{FFFD}", "\u{1FFFD}", "\u{10FFFD}"])
  func `the neighbours of noncharacters are kept`(text: String) throws {
    #expect(try UserText(text).description == text)
  }

  @Test(arguments: [
    "\u{200B}casa", "ca\u{AD}sa", "\u{200F}casa", "casa\u{200E}", "\u{FEFF}casa", "ca\u{2060}sa", "\u{61C}casa", "casa\u{E0041}",
    "ca\u{200B}\u{AD}sa",
  ])
  func `what nobody sees makes no other text`(text: String) throws {
    #expect(try UserText(text).description.unicodeScalars.elementsEqual("casa".unicodeScalars))
  }

  @Test(arguments: ["می\u{200C}خواهم", "क्\u{200D}ष", "👩\u{200D}👧", "❤\u{FE0F}", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"])
  func `what letters and pictures are joined with stays`(text: String) throws {
    #expect(try UserText(text).description.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func `a mark behind an invisible character belongs to the letter before it`() throws {
    #expect(try UserText("e\u{200B}\u{301}lan").description.unicodeScalars.elementsEqual("\u{E9}lan".unicodeScalars))
  }

  @Test(arguments: [
    ("a\u{1B}[31mred\u{7}", "a [31mred"), ("a\u{0}\u{9B}b", "a b"), ("a\u{202E}b", "a b"), ("\u{FFFE}a", "a"), (" a\nb ", "a b"),
  ])
  func `what another program gave is kept without control characters`(text: String, kept: String) {
    #expect(UserText.tidied(text)?.description == kept)
  }

  @Test(arguments: ["", "\u{1B}", "\u{200B}\u{7}", String(repeating: "a", count: 65_537)])
  func `of what another program gave nothing may be left`(text: String) { #expect(UserText.tidied(text) == nil) }

  @Test func `a character is kept in the same way beside any other`() {
    // The letter at the end has to be composed, so that the whole text is looked at.
    for scalar in (0x20..<0x600).compactMap(Unicode.Scalar.init) + (0x2000..<0x2070).compactMap(Unicode.Scalar.init) {
      let alone = try? UserText("a\(scalar)a").description.unicodeScalars
      let beside = try? UserText("a\(scalar)a e\u{301}").description.unicodeScalars
      #expect(alone.map(Array.init) == beside.map { Array($0.dropLast(2)) }, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `a text that does not fit in normal form C is too long`() {
    let text = String(repeating: "\u{958}", count: 21_000)
    #expect(throws: UserTextProblem.tooLong(bytes: 126_000)) { try UserText(text) }
  }

  @Test func `64 KiB fit and one byte more does not`() throws {
    #expect(try UserText(String(repeating: "a", count: 65_536)).description.utf8.count == 65_536)
    #expect(throws: UserTextProblem.tooLong(bytes: 65_537)) { try UserText(String(repeating: "a", count: 65_537)) }
  }
}
