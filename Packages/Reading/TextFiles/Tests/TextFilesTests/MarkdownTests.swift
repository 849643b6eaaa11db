import Reading
import Testing

struct MarkdownTests {
  let fixture = Fixture()

  @Test(arguments: [
    ("# One #\nText\n## Two\n#three", ["# One", "Text", "# Two", "#three"]), ("One\n===\nTwo\n---\nThree", ["# One", "# Two", "Three"]),
    ("a\n\n---\n\n* * *\nb", ["a", "b"]),
    ("- one\n- two\n  more\n\n  again\n* three\n\nend", ["one", "two more", "again", "three", "end"]),
    ("1. one\n2. two\n3) three", ["one", "two", "three"]), ("It was\n1984. A year", ["It was 1984. A year"]),
    ("- [ ] to do\n- [x] done\n- a\n  - b", ["to do", "done", "a", "b"]), ("> quoted\n> text\n>\n> > deep", ["quoted text", "deep"]),
    ("a\n\n    let code = 1\n\nb", ["a", "b"]), ("a\n```swift\nlet code = 1\n\n# no\n```\nb", ["a", "b"]),
    ("~~~~\n~~~\nno\n~~~~~\nyes", ["yes"]),
    ("```\nunclosed", []), ("a\n    goes on", ["a goes on"]), ("- a\n\n      b", ["a", "b"]),
    ("| a | b |\n|---|:-:|\n| c *d* | e |", ["a", "b", "c d", "e"]), ("[id]: http://a.b 'T'\ntext", ["text"]),
    ("[^1]: a note", ["a note"]), ("<!-- a\n\nb -->\ntext", ["text"]), ("---\ntitle: 'T'\n---\ntext", ["text"]),
    ("---\na\n\nb", ["a", "b"]),
  ])
  func `blocks of Markdown`(text: String, blocks: [String]) throws { #expect(try fixture.blocks(text, .markdown) == blocks) }

  @Test(arguments: [
    ("a *b* **c** ***d*** _e_ __f__ ~~g~~", "a b c d e f g"), ("snake_case 2 * 3 4*5 ~", "snake_case 2 * 3 4*5 ~"),
    ("**Wort**teil", "Wortteil"), ("[text](http://a.b/c_(d) \"T\") end", "text end"), ("[text][id] [a] [b]", "text [a] [b]"),
    ("![picture](a.png) ![p][i]", "picture p"), ("[![p](a)](b)", "p"), ("a[^1] b", "a b"), ("[open](", "[open]("), ("]](", "]]("),
    ("`a * b` ``c ` d`` `e", "a * b c ` d `e"), ("`<b>&amp;`", "<b>&amp;"), ("\\*a\\* \\<b> \\& \\d", "*a* <b> & \\d"),
    ("a<b>c</b>d<br>e &eacute;&mdash; & <", "acd e é— & <"), ("<http://a.b> <c@d.e>", "http://a.b c@d.e"), ("a<!-- b -->c", "ac"),
    ("line  \nbreak\\\nmore", "line break more"), ("2 < 3 > 1", "2 < 3 > 1"),
  ])
  func `markup inside a paragraph`(text: String, read: String) throws { #expect(try fixture.blocks(text, .markdown) == [read]) }

  @Test func `the title of the front matter is told`() throws {
    for matter in ["---\ntitle: \"A  title\"\ndate: 1\n---\n", "+++\ntitle = 'A title'\n+++\n", "---\r\ntitle: A title\r\n...\r\n"] {
      let reader = try fixture.open(Array((matter + "text").utf8), "a.md")
      #expect(reader.title == "A title" && reader.format == .markdown)
      #expect(try Fixture.all(of: reader) == ["text"])
    }
  }

  /// A search for each end anew would take hours.
  @Test(arguments: [
    "[", "]", "](", "[a](", "`", "``a`", "*", "_a", "<a", "<", "&", "\\", "!", "![", "> ", "- ", "#", "|", "<!--", "[^", "~",
  ])
  func `markup that never ends is read once through`(begin: String) throws {
    for separator in ["", " ", "\n"] { _ = try fixture.blocks(String(repeating: begin + separator, count: 5_000), .markdown) }
  }
}
