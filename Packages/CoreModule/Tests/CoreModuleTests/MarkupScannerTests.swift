import CoreModule
import Testing

struct MarkupScannerTests {
  /// The tokens, tags in brackets.
  private func scan(_ markup: String, portion: Int, leavingOut name: String? = nil) -> String {
    var scanner = MarkupScanner()
    var result: [UInt8] = []
    let bytes = Array(markup.utf8)
    for start in stride(from: 0, through: bytes.count, by: portion) {
      scanner.append(Array(bytes[start..<min(start + portion, bytes.count)]))
      while let token = scanner.next(isLast: start + portion > bytes.count) {
        switch token {
        case .text(let text): result += text
        case .tag(let tag):
          result += "[\(tag.isEnd ? "/" : "")\(tag.name)]".utf8
          if tag.name == name, !tag.isEnd { scanner.leaveOut(element: tag.name) }
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("a<b c='d'>e</b>f", "a[b]e[/b]f"), ("<!-- <b> -->a<!---->b<!DOCTYPE c>d<?e f?>g", "abdg"),
      ("a &amp; b &Omega;&bdquo;&sect; & c &x", "a & b Ω„§ & c &x"),
      ("<a b='>'>c<a b=\"x>y<d>", "[a]c[a]y[d]"), ("1 < 2 <3> </ <", "1 < 2 <3> </ <"), ("<![CDATA[<b>&amp;]]]>c", "<b>&amp;]c"),
      ("a<b", "a<b"), ("a<!DOCTYPE c [ <!ENTITY d \"e\"> <!-- f --> ]>g<!doctype h SYSTEM 'i' [\n]\n >j<!ELEMENT [k>l", "agjl"),
    ], [1, 2, 5, 100])
  func `markup is divided into tags and texts, whatever the pieces`(example: (markup: String, tokens: String), portion: Int) {
    #expect(scan(example.markup, portion: portion) == example.tokens)
  }

  @Test(arguments: [1, 3, 100]) func `an element is left out`(portion: Int) {
    #expect(scan("a<Script>b</c><d></SCRIPT>e", portion: portion, leavingOut: "Script") == "a[Script][/SCRIPT]e")
    #expect(scan("a<style>b</", portion: portion, leavingOut: "style") == "a[style]")
  }
}
