import CoreModule
import CorePresentation
import Presentation
import Testing

@testable import Reading

/// Translations under the words of a text.
struct GlossLayoutTests {
  @Test func `a translation stands below its word, in the first row with room for it`() {
    let text = printed("una casa azul y un perro", ["casa": "house", "azul": "blue", "perro": "dog"], width: 40)
    #expect(text == "una casa azul y un perro\n    house          dog\n         blue\n")
  }

  @Test func `lines are broken between words, and in a word that is wider`() {
    #expect(printed("uno dos tres cuatro", [:], width: 12) == "uno dos tres\ncuatro\n")
    #expect(printed("a \(String(repeating: "x", count: 25)) b", [:], width: 10) == "a\nxxxxxxxxxx\nxxxxxxxxxx\nxxxxx b\n")
  }

  @Test func `a translation at the end of a line is moved to the left, never over the edge`() {
    #expect(printed("vivo en Lisboa y", ["y": "and furthermore"], width: 16) == "vivo en Lisboa y\n and furthermore\n")
  }

  @Test func `what is said once in a block is not said again`() {
    #expect(printed("casa y casa", ["casa": "house"], width: 40) == "casa y casa\nhouse\n")
    #expect(printed("casa y casa", ["casa": "house"], as: .inline) == "casa (house) y casa\n")
  }

  @Test func `wide letters move what stands below`() {
    #expect(printed("日本 casa", ["casa": "house"], width: 40) == "日本 casa\n     house\n")
  }

  @Test(arguments: [10, 17, 40, 80])
  func `no line is wider than the terminal`(width: Int) {
    let words = ["casa": "house, home or dwelling of some kind", "azul": "blue", "perro": "dog"]
    let text = printed("La casa azul, el perro azul y la casa del perro: \(String(repeating: "casa-", count: 9))azul", words, width: width)
    #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= width })
  }

  /// A block whose words with these translations are unknown.
  private func printed(_ text: String, _ translations: [String: String], width: Int? = nil, as gloss: GlossStyle = .margin) -> String {
    let tokens = TextTokens(text)
    let words = tokens.words.map { token in
      let form = String(tokens.text(token.range))
      let known = translations[form].map { [$0] } ?? []
      return GlossedWord(
        range: token.range, sentence: 0, word: TextWord(headword: form, translations: known), standing: .new, isGlossed: !known.isEmpty)
    }
    let block = GlossedBlock(number: 0, block: TextBlock(.paragraph, text), sentences: tokens.sentences, words: words)
    let style = TextStyle(
      language: .english, width: width, usesColor: false, localTime: LocalTime { _ in 0 }, now: Timestamp(milliseconds: 0))
    return GlossedTextDocument(blocks: [block], gloss: gloss, previous: nil).text(style)
  }
}
