import CoreModule
import Testing

struct HarmlessTextTests {
  @Test(arguments: [0, 0x07, 0x0D, 0x1B, 0x7F, 0x9B, 0x202E, 0x2066, 0xFDD0, 0xFFFE, 0x1FFFE, 0x10FFFF] as [UInt32])
  func `what could deceive a terminal is shown as a replacement`(value: UInt32) throws {
    let given = "a\(try #require(Unicode.Scalar(value)))b"
    #expect(HarmlessText(given).text == "a\u{FFFD}b")
    let put: HarmlessText = "\u{1B}[1m\(given)\u{1B}[0m"
    #expect(put.text == "\u{1B}[1ma\u{FFFD}b\u{1B}[0m")
    #expect((HarmlessText(given) + HarmlessText(given)).text == "a\u{FFFD}ba\u{FFFD}b")
  }

  @Test(arguments: ["\t", "\n", "é", "ж", "→", "★", "—", "“", "語", "\u{2027}", "\u{2065}", "\u{A0}", "🙂", "\u{FFFD}", "\u{FF21}"])
  func `what is harmless stays`(scalar: String) {
    #expect(HarmlessText("a\(scalar)b" as String).text == "a\(scalar)b")
  }

  @Test(arguments: ["\n", "\t", "\r\n", "\r", "\u{85}", "\u{2028}"])
  func `a line has no break in it`(scalar: String) {
    #expect(HarmlessText(line: "a\(scalar)b").text == "a b")
  }

  @Test func `the quick look misses no scalar`() {
    let planes = (0...16).flatMap { plane in (plane << 16 | 0xFD00)...(plane << 16 | 0xFFFF) }
    let scalars = (Array(0...0xFFFF) + planes).compactMap { Unicode.Scalar(UInt32($0)) }
    let missed = scalars.filter { !HarmlessText("a\($0)b" as String).text.unicodeScalars.contains("\u{FFFD}") }
    #expect(missed.filter(HarmlessText.isHarmful) == [])
  }
}
