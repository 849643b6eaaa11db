import Reading
import Testing

struct LanguageTests {
  @Test(arguments: LanguageSamples.known)
  func `paragraphs are recognised`(language: String, paragraph: String) {
    #expect(LanguageGuess(paragraph).language == language, "\(paragraph)")
  }

  @Test(arguments: LanguageSamples.known)
  func `most runs of ten words are recognised, and hardly any wrongly`(language: String, paragraph: String) {
    let words = paragraph.split(separator: " ")
    let guesses = stride(from: 0, to: words.count - 9, by: 3).map { LanguageGuess(words[$0..<$0 + 10].joined(separator: " ")).language }
    let (right, wrong) = (guesses.count { $0 == language }, guesses.count { $0 != nil && $0 != language })
    #expect(Double(right) >= 0.9 * Double(guesses.count), "\(guesses)")
    #expect(wrong == 0, "\(guesses)")
  }

  @Test(arguments: LanguageSamples.others)
  func `other languages are none of the seven`(language: String, paragraph: String) {
    #expect(LanguageGuess(paragraph).language == nil, "\(language): \(paragraph)")
  }

  @Test(arguments: ["", "123 456", "!!!", "xyz", "日本語の文章です。", "αβγ δεζ"])
  func `what is no text has no language`(text: String) { #expect(LanguageGuess(text).language == nil) }
}
