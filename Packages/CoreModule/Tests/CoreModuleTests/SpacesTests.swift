import CoreModule
import Testing

struct SpacesTests {
  @Test(
    arguments: [
      ("", "", []), (" \t\n", "", []), ("a", "a", ["a"]), ("  a  b \n", "a  b", ["a", "b"]),
      ("\u{A0}слово\u{3000}語\u{2003}", "слово\u{3000}語", ["слово", "語"]),
      ("a \u{301}", "a \u{301}", ["a", "\u{301}"]),
    ] as [(String, String, [String])])
  func `white space of any kind is taken off the ends, and parts words`(text: String, trimmed: String, words: [String]) {
    #expect(Array(text.trimmed.unicodeScalars) == Array(trimmed.unicodeScalars))
    #expect(text.spaced == words)
    #expect(text.singleSpaced == words.joined(separator: " "))
    #expect(text.isBlank == words.isEmpty)
  }
}
