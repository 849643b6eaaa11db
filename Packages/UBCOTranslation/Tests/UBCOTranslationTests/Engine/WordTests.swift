import Testing
import UnicodeWords

@testable import UBCOTranslation

struct WordTests {
  @Test(arguments: [
    ("", 0), ("Hello World", 2), ("5", 1), ("don't stop", 2), ("e-mail 3.14 U.S.A.", 4), ("3,141,592", 1), ("a:b", 1), ("a;b", 2),
    ("1;2", 1), ("1:2", 2), ("我喜欢学习语言", 4), ("สวัสดีชาวโลก", 3), ("Привет, мир", 2), ("👩\u{200D}👩\u{200D}👧 emoji", 1),
    ("안녕하세요 세계", 2), ("한국a", 2), ("カタカナ_b", 1), ("שלום ה\"ב", 2), ("__", 1), ("_", 0), ("a\u{AD}b", 1),
  ])
  func `words are what the original's platform takes for words`(text: String, words: Int) {
    #expect(UBCOTranslator().translate(text).words == words)
  }

  @Test func `every scalar counts as with the toolchain's own division`() {
    let dictionary = DictionaryWords()
    let translator = UBCOTranslator()
    var failures: [String] = []
    // A mark that is also an ideograph, which the annex and ICU treat differently.
    let khitanFiller: UInt32 = 0x16FE4
    // The steps cover every block of the basic plane, and some of the others.
    for value in stride(from: UInt32(0x80), to: 0x2_0000, by: 7) where failures.count < 10 {
      guard let scalar = Unicode.Scalar(value), value & 0xFFFE != 0xFFFE, value != khitanFiller else { continue }
      let text =
        "\(scalar) a\(scalar) \(scalar)a 1\(scalar)1 a\(scalar)a _\(scalar) \(scalar)_ \(scalar)\(scalar) a_\(scalar)b א\(scalar)א '\(scalar)"
      let (found, expected) = (translator.translate(text).words, dictionary.count(in: Array(text.utf16)))
      if found != expected { failures.append("\(String(value, radix: 16)): \(found), not \(expected)") }
    }
    #expect(failures == [])
  }

  @Test func `a text without a space is counted in constant memory, and alike on both sides`() {
    let text = String(repeating: "你好世界", count: 20_000)
    let translated = UBCOTranslator().translate(text)
    #expect(translated.words == 40_000)
    #expect(UBCOTranslator().translate(translated.text, .fromUBCO).text == text)
  }
}
