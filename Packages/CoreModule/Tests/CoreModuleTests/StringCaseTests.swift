import CoreModule
import Testing

struct StringCaseTests {
  @Test(arguments: [
    "", "haus", "HAUS", "Übergröße", "ÄÖÜẞ", "ÉTÉ ÇA", "МОСКВА ЁЖ", "Ѐѐ Ѝѝ Џџ", "İI", "ΟΔΟΣ", "ǅ", "A\u{301}", "Straße 12 × 3 ÷ 4",
  ])
  func `small letters are those of lowercased`(text: String) {
    #expect(Array(text.inSmallLetters.unicodeScalars) == Array(text.lowercased().unicodeScalars))
  }

  @Test func `each letter becomes small beside others`() {
    for scalar in (0x20..<0x600).compactMap(Unicode.Scalar.init) {
      let text = "A\(scalar)a"
      #expect(text.inSmallLetters == text.lowercased(), "U+\(String(scalar.value, radix: 16))")
    }
  }
}
