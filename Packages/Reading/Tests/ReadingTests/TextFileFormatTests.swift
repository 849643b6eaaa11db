import Reading
import Testing

struct TextFileFormatTests {
  @Test(arguments: [
    ("a.txt", TextFileFormat.text), ("a.MD", .markdown), ("b/a.b.htm", .html), ("a.XHTML", .html), ("a.epub", .epub), ("a.srt", .srt),
    ("a.vtt", .vtt), (".txt", .text),
  ])
  func `the name tells the format`(name: String, format: TextFileFormat) { #expect(TextFileFormat(name: name) == format) }

  @Test(arguments: ["a", "a.pdf", "", ".", "txt", "a.txt.gz"])
  func `other names tell none`(name: String) { #expect(TextFileFormat(name: name) == nil) }
}
