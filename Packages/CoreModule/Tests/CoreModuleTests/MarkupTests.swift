import CoreModule
import Testing

struct MarkupTests {
  @Test(arguments: [
    ("tea &amp; &lt;b&gt; d&#39;or &quot;q&quot; &#x416;&#X416;", "tea & <b> d'or \"q\" ЖЖ"), ("&amp;lt;", "&lt;"),
    ("a &unknown; b & c &; &#; &#x; &#xD800; &", "a &unknown; b & c &; &#; &#x; &#xD800; &"), ("e&#x301;&nbsp;&mdash;", "e\u{301} —"),
    ("&lt;\u{301}", "<\u{301}"), ("&amp & amp;", "&amp & amp;"),
  ])
  func `references are replaced, each once`(text: String, resolved: String) {
    #expect(Array(CharacterReferences.resolved(in: text[...]).unicodeScalars) == Array(resolved.unicodeScalars))
  }

  @Test(arguments: ["a & b", "<b>", "&amp;", "&\u{301}<\u{301}>", "plain", ""])
  func `what is escaped reads as it was`(text: String) {
    let escaped = CharacterReferences.escaped(text)
    #expect(!escaped.unicodeScalars.contains { $0 == "<" || $0 == ">" })
    #expect(Array(CharacterReferences.resolved(in: escaped[...]).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    ("a < b <i>c</i> < d &amp; &x; <", "a < b c < d & &x; <"), ("one<br/>two</p>three", "one\ntwo\nthree"),
    ("2 < 3 and 5 > 4", "2 < 3 and 5 > 4"),
    ("<!-- nothing --><H1 class='x'>Title</H1>text", "\nTitle\ntext"), ("plain", "plain"), ("</span>x<span", "x<span"),
    ("<b>\u{301}a", "\u{301}a"),
  ])
  func `tags are left out, what only looks like one is text`(markup: String, text: String) { #expect(Markup.text(markup) == text) }

  /// A search for the end of each tag anew would take hours.
  @Test(arguments: [("<", "<"), ("<a", "<a"), ("<b>x", "x"), ("</i>", ""), ("&", "&"), ("&#", "&#"), ("<1>", "<1>")])
  func `markup that never ends is read once through`(begin: String, text: String) {
    #expect(Markup.text(String(repeating: begin, count: 100_000)) == String(repeating: text, count: 100_000))
  }

  @Test func `a tag tells its name and its attributes`() {
    let tag = MarkupTag("a href = 'x=1&amp;y' disabled title=\"A &quot;b&quot;\" /")
    #expect(tag.name == "a" && !tag.isEnd && tag.isEmpty)
    #expect(tag.attributes.read.map { "\($0.name): \($0.value)" } == ["href: x=1&y", "title: A \"b\""])
    #expect(tag.attributes.areWellFormed)
    #expect(MarkupTag("/a").isEnd)
  }

  @Test func `attributes are read as far as they are well-formed`() {
    let attributes = MarkupTag("a x='1' y=2 z='3'").attributes
    #expect(attributes.read.map(\.name) == ["x"] && !attributes.areWellFormed)
  }
}
