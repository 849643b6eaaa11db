import CoreModule
import Testing

struct LinesTests {
  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b", ""]), ("\r\n\n", ["", "", ""]), ("a\rb\r", ["a\rb\r"]),
    ("e\n\u{301}", ["e", "\u{301}"]), ("日本\r\n語", ["日本", "語"]), ("a\u{2028}b", ["a\u{2028}b"]),
  ])
  func `a text is divided where a line ends, on any system`(text: String, lines: [String]) {
    #expect(text.lines.map(String.init) == lines)
  }
}
