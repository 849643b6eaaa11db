import CoreModule
import Testing

struct SpacesTests {
  @Test(
    arguments: [
      ("", "", []), (" \t\n", "", []), ("a", "a", ["a"]), ("  a  b \n", "a  b", ["a", "b"]),
      ("\u{A0}слово\u{3000}語\u{2003}", "слово\u{3000}語", ["слово", "語"]),
      ("a \u{301}", "a \u{301}", ["a", "\u{301}"]), ("más años", "más años", ["más", "años"]), ("más  ", "más", ["más"]),
      ("ё\u{85}ё", "ё\u{85}ё", ["ё", "ё"]), ("ё\u{1680}я", "ё\u{1680}я", ["ё", "я"]), ("€ 5", "€ 5", ["€", "5"]),
      ("¿qué\u{A0}tal?", "¿qué\u{A0}tal?", ["¿qué", "tal?"]),
    ] as [(String, String, [String])])
  func `white space of any kind is taken off the ends, and parts words`(text: String, trimmed: String, words: [String]) {
    #expect(Array(text.trimmed.unicodeScalars) == Array(trimmed.unicodeScalars))
    #expect(text.spaced == words)
    #expect(text.singleSpaced == words.joined(separator: " "))
    #expect(text.isBlank == words.isEmpty)
  }
}
