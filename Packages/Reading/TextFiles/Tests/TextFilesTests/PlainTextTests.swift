import Reading
import Testing

struct PlainTextTests {
  let fixture = Fixture()

  @Test(arguments: [
    ("One\nline \t after\nanother.\n\n\nSecond.", ["One line after another.", "Second."]),
    ("a\r\nb\r\n\r\nc", ["a b", "c"]), ("a\rb\r\rc\r", ["a b", "c"]), ("", []), (" \n\n \t\n", []),
    ("Der Wort-\nteil", ["Der Wortteil"]), ("Karl-\nMarx-Stadt", ["Karl-Marx-Stadt"]), ("Ein-\nund Ausgang", ["Ein- und Ausgang"]),
    ("mother-in-\nlaw", ["mother-in-law"]), ("a dash -\nbehind it", ["a dash - behind it"]), ("1914-\n1918", ["1914- 1918"]),
    ("Sil\u{AD}ben\u{AD}\ntren\u{AD}nung", ["Silbentrennung"]), ("слово-\nсочетание", ["словосочетание"]),
    ("Wort-\n\nteil", ["Wort-", "teil"]),
    ("Title\n=====\nText", ["# Title", "Text"]), ("One.\n%\nTwo.\n* * *\nThree", ["One.", "Two.", "Three"]),
    ("  Indented one\ngoes on\n  Indented two\nand on", ["Indented one goes on", "Indented two and on"]),
    ("  A quotation\n  of two lines", ["A quotation of two lines"]),
    ("no\u{A0}break\u{2003}and\u{3000}wide\u{2028}line", ["no break and wide line"]),
    ("zero\u{200B}width\u{FEFF}s\u{202A}", ["zerowidths"]),
    ("a\u{1}b\u{7F}c\u{85}d\u{90}e", ["a b c de"]), ("«é» — …", ["«é» — …"]), ("\u{FEFF}marked", ["marked"]),
  ])
  func `paragraphs of plain text`(text: String, blocks: [String]) throws { #expect(try fixture.blocks(text) == blocks) }

  @Test func `each line is a paragraph in a text whose lines are not divided`() throws {
    let long = String(repeating: "Lang und breit. ", count: 40).dropLast()
    #expect(try fixture.blocks("Kurz.\n\(long)\n– Ja.\n– Nein.") == ["Kurz.", String(long), "– Ja.", "– Nein."])
  }

  @Test(arguments: [1, 2, 3, 5, 7, 64, 1000]) func `it does not matter in what pieces the bytes come`(portion: Int) throws {
    let text = "Über\r\nÄh-\r\nren 😀 &\r\n\r\nцвет\u{A0}\u{2003}синий\n"
    for format in [TextFileFormat.text, .markdown, .html, .srt, .vtt] {
      #expect(try fixture.blocks(Array(text.utf8), format, portion: portion) == fixture.blocks(text, format), "\(format)")
    }
    #expect(try fixture.blocks(text) == ["Über Ähren 😀 &", "цвет синий"])
  }

  @Test(arguments: [
    (" ", 1), ("x", 0), ("ж", 0), ("e\u{301}", 0), ("👩‍👩‍👧‍👦", 0),
  ])
  func `a long line is divided at a space, or between characters`(between: String, lost: Int) throws {
    let word = between == " " ? "word " : between
    let text = String(repeating: word, count: 140_000 / word.utf8.count)
    for format in [TextFileFormat.text, .markdown, .html, .srt] {
      let blocks = try fixture.blocks(text, format).map { format == .srt ? String($0.dropFirst(2)) : $0 }
      #expect(blocks.allSatisfy { $0.utf8.count <= TextBlock.maximumBytes && $0.utf8.count > 60_000 || $0 == blocks.last }, "\(format)")
      #expect(blocks.joined(separator: between == " " ? " " : "") == text.trimmingSuffix(" "), "\(format)")
    }
  }

  @Test(arguments: [
    // The last of these ends a sentence; an abbreviation does not.
    (". Er ist auf jeden Fall gekommen", "gekommen."), (". Er kommt z. B. mit Dr. Mai am Abend", "Abend."),
    (". Пришёл проф. Иванов, с ним его коллега", "коллега."), ("! Das «gibt es» auf jeden Fall", "Fall!"), (" «auf jeden Fall?»", "Fall?»"),
    (" und auf jeden Fall…", "Fall…"),
    // Over a comma goes no phrase.
    (", auf jeden Fall", "Fall,"), (" (auf jeden Fall)", "Fall)"),
  ])
  func `a long line is divided between sentences, else behind a sign`(part: String, end: String) throws {
    let text = "Anfang" + String(repeating: part, count: 200_000 / part.utf8.count)
    let blocks = try fixture.blocks(text)
    #expect(blocks.count > 2 && blocks.dropLast().allSatisfy { $0.hasSuffix(end) && $0.utf8.count > 48_000 })
    #expect(blocks.joined(separator: " ") == text)
  }

  @Test func `a character that is longer than a block is divided all the same`() throws {
    let text = "a" + String(repeating: "\u{301}", count: 100_000)
    let blocks = try fixture.blocks(text)
    #expect(blocks.reduce(0) { $0 + $1.utf8.count } == text.utf8.count)
    #expect(blocks.allSatisfy { $0.utf8.count <= TextBlock.maximumBytes })
  }

  @Test func `after the last block there is none`() throws {
    var reader = try fixture.open(Array("a".utf8), "a.txt")
    #expect(try reader.next() == TextBlock(.paragraph, "a"))
    #expect(try reader.next() == nil)
    #expect(try reader.next() == nil)
    #expect(reader.title == nil && reader.format == .text)
  }
}

extension String {
  func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}
