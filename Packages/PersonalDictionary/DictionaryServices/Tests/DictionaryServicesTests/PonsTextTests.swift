import Testing

@testable import DictionaryServices

struct PonsTextTests {
  @Test(arguments: [
    ("presto", "presto"),
    ("ascoltare (<acronym title=\"qualcosa\">qc</acronym>)", "ascoltare (qc)"),
    ("foo<b>bar</b>", "foobar"),
    ("<b>x</b>", "x"),
    ("maison <span class=\"genus\"><acronym title=\"feminine\">f</acronym></span>", "maison"),
    ("<span class=\"genus\"><acronym title=\"feminine\">f</acronym></span>", ""),
    ("holiday <span class=\"region\"><acronym title=\"British English\" class=\"Brit\">Brit</acronym></span>", "holiday"),
    ("to run <span classs=\"verbclass\"><acronym>trans</acronym></span>", "to run"),
    ("tea &amp; &lt;b&gt; d&#39;or &quot;q&quot; &#x416;", "tea & <b> d'or \"q\" Ж"),
    ("&amp;lt;", "&lt;"),
    ("a &unknown; b & c", "a &unknown; b & c"),
    ("warten\n               auf", "warten auf"),
    ("2 < 3 and 5 > 4", "2 < 3 and 5 > 4"),
    ("unclosed <span class=\"sense\">(x", "unclosed (x"),
    ("", ""), ("<", "<"), ("<span", "<span"), ("</span>x", "x"), ("a<br/>b", "a b"),
  ])
  func `what is said is kept, grammar is left out by its element`(html: String, words: String) {
    #expect(PonsText(html).words == words)
  }

  /// Searching for each end again would take hours.
  @Test(arguments: [("<", "<"), ("<a", "<a"), ("<b>x", "x"), ("<b>", ""), ("</i>", ""), ("&", "&"), ("&#", "&#"), ("<1>", "<1>")])
  func `markup that never ends is read once through`(begin: String, words: String) {
    let count = 100_000
    #expect(PonsText(String(repeating: begin, count: count)).words == String(repeating: words, count: count))
  }

  @Test func `what an abbreviation stands for is not said at any length`() {
    let title = String(repeating: "long ", count: 10_000)
    let topic = "<span class=\"topic\"><acronym title=\"\(title)\">\(String(repeating: "<b></b>x", count: 10_000))</acronym></span>"
    #expect(PonsText(topic).remarks == [String(repeating: "x", count: 10_000)])
  }

  @Test func `a real word that looks like grammar stays`() { #expect(PonsText("le m, la f et inf").words == "le m, la f et inf") }

  @Test(arguments: [
    ("1. listen <span class=\"sense\">(hear)</span>:", ["hear"]),
    ("2. Test <span class=\"topic\"><acronym title=\"pharmacy\">PHARM</acronym></span>:", ["pharmacy"]),
    (
      "2. x <span class=\"style\"><acronym title=\"informal\">inf</acronym></span> <span class=\"sense\">(s&#39;efforcer)</span>:",
      ["informal", "s'efforcer"]
    ),
    ("", []), ("soon", []),
  ])
  func `what narrows a meaning is a remark, in full`(html: String, remarks: [String]) { #expect(PonsText(html).remarks == remarks) }
}
