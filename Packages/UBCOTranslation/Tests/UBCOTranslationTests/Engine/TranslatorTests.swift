import Testing

@testable import UBCOTranslation

struct TranslatorTests {
  private let translator = UBCOTranslator()

  private static let cases = [
    ("Hello World", "UBCO Jeemmoo Xoosmf2"),
    (
      "Lorem ipsum dolor sit amet, consectetur adipiscing elit.",
      "UBCO Mooseen iiqtuun foomoos tiiv aaneev, doopteedveevuus aafiiqiitdiiph eemiiv.8"
    ),
    ("", ""), (" ", "UBCO  0"), ("5", "UBCO 51"), ("12", "UBCO 121"), ("7 8", "UBCO 7 82"), ("café", "UBCO daagé1"),
    ("cafe\u{301}", "UBCO daage\u{301}1"), ("Māori", "UBCO Nāoosii1"), ("ç", "UBCO ç1"), ("Über", "UBCO Ücees1"), ("ß", "UBCO ß1"),
    ("don't stop", "UBCO foop'v tvooq2"), ("O'Neil", "UBCO OO'Peeiim1"), ("e-mail me", "UBCO ee-naaiim nee3"), ("🙂🙂", "UBCO 🙂🙂0"),
    ("Hi 🙂", "UBCO Jii 🙂1"), ("a_b", "UBCO aa_c1"), ("_", "UBCO _0"), ("x1", "UBCO y11"), ("你好世界", "UBCO 你好世界2"),
    ("foo\nbar\tbaz", "UBCO goooo\ncaas\tcaab3"), ("UBCO x", "UBCO UUCDOO y2"), ("\u{301}a", "UBCO \u{301}aa1"),
    ("\u{212A}", "UBCO \u{212A}1"), ("bcdfghjklmnpqrstvwxyz", "UBCO cdfghjklmnpqrstvwxyzb1"), ("ZAZ", "UBCO BAAB1"),
  ]

  @Test(arguments: cases)
  func `a text is translated, and comes back as it was`(plain: String, translated: String) {
    #expect(Array(translator.translate(plain).text.utf8) == Array(translated.utf8))
    #expect(Array(translator.translate(translated, .fromUBCO).text.utf8) == Array(plain.utf8))
    #expect(translator.translate(translated, TranslationOptions(.fromUBCO, isStrict: true)).fault == nil)
    #expect(translator.translate(plain).words == translator.translate(translated, .fromUBCO).words)
  }

  @Test(arguments: [
    ("Jeemmoo Xoosmf", "Hello World"), ("Jeemmoo Xoosmf2", "Hello World"), ("UBCO Jeemmoo Xoosmf", "Hello World"),
    ("UBCO Jemmo Xosmf2", "Hello World"), ("UBCO ", ""), ("UBCO  Jeemmoo1", " Hello"), ("UBCO Jeemmoo Xoosmf 2", "Hello World "),
    ("Cool1", "Bok"), ("Jeemmoo 2", "Hello "), ("Jeemmoo 1", "Hello "), ("UBCO 5", "5"), ("UBCO Jeemmoo Xoosmf9", "Hello World9"),
    ("ubco Jeemmoo2", "uzbo Hello"), ("UBCO", "UZBO"), (" UBCO Jeemmoo1", " UZBO Hello"), ("UBCO Jeemmoo Xoosmf2\n", "Hello World2\n"),
    ("aaa", "aa"), ("Aa", "Aa"), ("aA", "aA"), ("", ""), ("UBCO 0", ""),
  ])
  func `the way back forgives what a hand wrote`(typed: String, plain: String) {
    #expect(translator.translate(typed, .fromUBCO).text == plain)
    #expect(ReferenceTranslator.restored(typed) == plain)
  }

  @Test(arguments: [
    ("Jeemmoo1", TextFault.Kind.missingPrefix, 1, 1), ("ubco Jeemmoo1", .missingPrefix, 1, 1), (" UBCO Jeemmoo1", .missingPrefix, 1, 1),
    ("UBCO Jemmoo1", .oddVowels("e"), 1, 7), ("UBCO Jeemmo1", .oddVowels("o"), 1, 11), ("UBCO aaa1", .oddVowels("a"), 1, 6),
    ("UBCO Jeemmoo", .wrongCount(words: 1), 1, 13), ("UBCO Jeemmoo2", .wrongCount(words: 1), 1, 14),
    ("UBCO Jeemmoo 1\nXosmf3", .oddVowels("o"), 2, 2), ("UBCO Jeemmoo 2", .wrongCount(words: 1), 1, 14),
    ("UBCO Jeemmoo03", .wrongCount(words: 1), 1, 15), ("UBCO 0", .empty, 1, 6), ("UBCO ", .wrongCount(words: 0), 1, 6),
    ("UBCO éa1", .oddVowels("a"), 1, 7),
  ])
  func `strictness names the first fault`(typed: String, kind: TextFault.Kind, line: Int, column: Int) {
    let fault = translator.translate(typed, TranslationOptions(.fromUBCO, isStrict: true)).fault
    #expect(fault == TextFault(kind, at: TextPosition(line: line, column: column)))
  }

  @Test func `without affixes the way back is exact too`() {
    for text in ["Cool 1", "UBCO x1", "7 8", "aaa 12"] {
      let bare = translator.translate(text, isBare: true).text
      #expect(bare == ReferenceTranslator.body(text))
      #expect(translator.translate(bare, .fromUBCO, isBare: true).text == text)
    }
  }
}
