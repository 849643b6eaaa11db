import CoreModule
import Reading
import Testing

struct HTMLTests {
  let fixture = Fixture()

  @Test(arguments: [
    (
      "<!DOCTYPE html><html><head><title>T</title><style>p{}</style></head><body><h1>A\n b</h1><p>One<p>Two</body></html>",
      ["# A b", "One", "Two"]
    ),
    ("<h2>A<br>b</h2>c", ["# A b", "c"]), ("a<b>b</b> <i>c</i><span>d</span>", ["ab cd"]), ("<ul><li>a<li>b</ul>", ["a", "b"]),
    ("<table><tr><td>a<td>b</table>", ["a", "b"]), ("a<br>b<br><br>c", ["a b", "c"]), ("<p>a<script>if (a<b) '</p>'</script>b", ["ab"]),
    ("<SCRIPT>x</Script>y", ["y"]), ("<style>never ends", []), ("<script/>a", ["a"]),
    ("a<!-- <p> > -->b<!---->c<!-->d<!doctype x>", ["abcd"]),
    ("a &amp; b &lt;p&gt; &eacute;&#x416;&nbsp;&euro;&unknown; &", ["a & b <p> éЖ €&unknown; &"]), ("2 < 3 <3 </ >", ["2 < 3 <3 </ >"]),
    ("<img alt=\"a > b\">x<a title='p>q'>y</a>", ["xy"]), ("<a href=\"x>lost?</a> kept <b>c", ["lost? kept c"]), ("text <a", ["text <a"]),
    ("<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>字", ["漢字"]), ("<![CDATA[a <b> ]] c]]>d", ["a <b> ]] cd"]),
    ("<svg><title>no</title><text>no</text></svg>a", ["a"]), ("</p></p><p></p>", []), ("<head>no<p>yes", ["yes"]),
  ])
  func `blocks of HTML`(html: String, blocks: [String]) throws { #expect(try fixture.blocks(html, .html) == blocks) }

  @Test(
    arguments: [
      ("<title> A &amp;\n b</title><p>c", "A & b"), ("<html><head><title/></head><body>c", nil), ("<p>c", nil),
      ("<title>a<title>b</title>c", "a"),
    ] as [(String, String?)])
  func `the title is told`(html: String, title: String?) throws { #expect(try fixture.open(Array(html.utf8), "a.html").title == title) }

  @Test func `100,000 nested elements are read`() throws {
    for name in ["div", "b"] {
      let html = String(repeating: "<\(name)>", count: 100_000) + "deep" + String(repeating: "</\(name)>", count: 100_000)
      let blocks = try fixture.blocks(html, .html)
      #expect(blocks == ["deep"], "\(name)")
    }
  }

  /// A search for each end anew would take hours.
  @Test(arguments: ["<", "<a", "<a ", "<a b='", "<!--", "<![CDATA[", "&", "&#", "</", "]]", "<?", "<script>", "<a b=\"'>"])
  func `markup that never ends is read once through`(begin: String) throws {
    _ = try fixture.blocks(String(repeating: begin, count: 20_000), .html)
  }

  @Test func `a picture in an attribute takes no memory and no text`() throws {
    let picture = "<img src=\"data:image/png;base64," + String(repeating: "iVBORw0KGgo", count: 20_000) + "\">"
    #expect(try fixture.blocks("a \(picture)b<p>c", .html) == ["a b", "c"])
  }
}
