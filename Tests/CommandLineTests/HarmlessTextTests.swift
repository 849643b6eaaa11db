import Testing

@testable import TerminalHost

struct HarmlessTextTests {
  @Test(arguments: [0, 0x07, 0x0D, 0x1B, 0x7F, 0x9B, 0x202E, 0x2066, 0xFDD0, 0xFFFE, 0x1FFFE, 0x10FFFF] as [UInt32])
  func `what could deceive a terminal is shown as a replacement`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect("a\(scalar)b".visible == "a\u{FFFD}b")
  }

  @Test(arguments: ["\t", "\n", "é", "ж", "→", "★", "—", "“", "語", "\u{2027}", "\u{2065}", "\u{A0}", "🙂", "\u{FFFD}", "\u{FF21}"])
  func `what is harmless stays`(scalar: String) {
    #expect("a\(scalar)b".visible == "a\(scalar)b")
  }

  @Test func `the quick look misses no scalar`() {
    let planes = (0...16).flatMap { plane in (plane << 16 | 0xFD00)...(plane << 16 | 0xFFFF) }
    let scalars = (Array(0...0xFFFF) + planes).compactMap { Unicode.Scalar(UInt32($0)) }
    let missed = scalars.filter { String.isHarmful($0) && !"a\($0)b".visible.unicodeScalars.contains("\u{FFFD}") }
    #expect(missed == [])
  }
}
