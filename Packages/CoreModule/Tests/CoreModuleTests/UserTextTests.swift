import CoreModule
import Testing

struct UserTextTests {
  @Test(arguments: [
    ("  buenos \t días\n", "buenos días"), ("e\u{301}lan", "\u{E9}lan"), ("a\u{3000}b", "a b"), ("don't", "don't"), ("学 习", "学 习"),
  ])
  func `white space is collapsed and the text composed`(text: String, kept: String) throws {
    #expect(Array(try UserText(text).description.unicodeScalars) == Array(kept.unicodeScalars))
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

  @Test func `64 KiB fit and one byte more does not`() throws {
    #expect(try UserText(String(repeating: "a", count: 65_536)).description.utf8.count == 65_536)
    #expect(throws: UserTextProblem.tooLong(bytes: 65_537)) { try UserText(String(repeating: "a", count: 65_537)) }
  }
}
