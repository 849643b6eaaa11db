import Reading
import Testing

struct LanguageTests {
  @Test(arguments: LanguageSamples.known + LanguageSamples.more)
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

  @Test(arguments: LanguageSamples.shortRussian)
  func `short Russian sentences are recognised, also with English names`(sentence: String) {
    #expect(LanguageGuess(sentence).language == "ru")
  }

  @Test(arguments: LanguageSamples.shortOthers)
  func `short sentences in other languages with Cyrillic letters are none of the seven`(sentence: String) {
    #expect(LanguageGuess(sentence).language == nil)
  }

  @Test func `the words of the script that most are written in tell the language`() {
    let names = "Postfix, Apache, Samba, Squid, Munin, Nagios, Debian, Ubuntu"
    let russian = "На сервере работают \(names), а настраивать их помогает программа с простым меню и хорошей справкой."
    #expect(LanguageGuess(russian).language == "ru")
    #expect(LanguageGuess("The word “хлеб” is Russian for bread, and this is what the book of our school says about it.").language == "en")
  }

  @Test(arguments: ["", "123 456", "!!!", "xyz", "日本語の文章です。", "αβγ δεζ"])
  func `what is no text has no language`(text: String) { #expect(LanguageGuess(text).language == nil) }
}
