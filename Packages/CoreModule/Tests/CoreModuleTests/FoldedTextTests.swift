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
