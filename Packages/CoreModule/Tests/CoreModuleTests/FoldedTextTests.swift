import CoreModule
import Testing

struct FoldedTextTests {
  @Test(arguments: [
    ("Straße", "strasse"), ("STRASSE", "strasse"), ("ÁRBOL", "arbol"), ("élan", "elan"), ("e\u{301}lan", "elan"), ("cœur", "coeur"),
    ("Ёлка", "елка"), ("замо́к", "замок"), ("йод", "йод"), ("и\u{306}од", "йод"), ("Ὀδυσσεύς", "οδυσσευσ"), ("Ångström", "angstrom"),
    ("łódź", "lodz"), ("İstanbul", "istanbul"), ("ısı", "isi"), ("aujourd’hui", "aujourd'hui"), ("ñ", "n"), ("Việt", "viet"),
    ("שָׁלוֹם", "שלום"), ("مَرْحَبًا", "مرحبا"), ("آب", "آب"), ("が", "が"), ("か\u{3099}", "が"), ("हिन्दी", "हिन्दी"), ("ที่", "ที่"), ("한국어", "한국어"),
    ("ABC 123", "abc 123"), ("", ""), ("👩‍👩‍👧", "👩‍👩‍👧"),
  ])
  func `folding forgets case and accents but no letter`(text: String, folded: String) {
    #expect(Array(FoldedText(text).description.unicodeScalars) == Array(folded.unicodeScalars))
  }

  @Test func `a letter is folded in the same way beside any other`() {
    // The last letter is none of those that are folded one by one.
    for scalar in (0x20..<0x600).compactMap(Unicode.Scalar.init) + (0x2000..<0x2070).compactMap(Unicode.Scalar.init) {
      let text = "a\(scalar)a"
      let beside = FoldedText(text + " ệ").description.unicodeScalars
      #expect(Array(FoldedText(text).description.unicodeScalars) == beside.dropLast(2), "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `a part of a text is found whatever its case and accents, and no text contains an empty one`() {
    let text = FoldedText("Crème brûlée")
    #expect(text.contains(FoldedText("ME BRU")) && !text.contains(FoldedText("brulees")) && !text.contains(FoldedText("\u{5B0}")))
  }

  @Test(arguments: ["Straße", "Ёжик", "İ", "ǅ", "ﬃ", "Ǆ", "ΐ", "각", "Å"])
  func `folding twice changes nothing more`(text: String) {
    let once = FoldedText(text).description
    #expect(FoldedText(once).description == once)
  }
}
