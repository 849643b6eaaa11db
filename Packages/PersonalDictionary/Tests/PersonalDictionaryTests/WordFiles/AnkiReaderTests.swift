import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Testing

@MainActor
struct AnkiReaderTests {
  @Test func `words that begin with the sign of the header come back`() async throws {
    let old = DictionaryFixture()
    try await old.keep(
      try word("#hash", ["#sign", "#two"]), try word("#tags: x", ["y"]), try word("a", ["c; d", "e"]), try word("b", ["f; g"])
    )
    let words = try await old.stored()
    let text = try #require(WordFileText.of(words, in: .anki))
    #expect(text.contains("\n\"#hash\"\t"))
    for pieces in [1, 9, 1 << 20] {
      let contents = try read(AnkiReader(), text, pieces: pieces).map { try #require($0.content) }
      #expect(contents.map(\.text) == words.map(\.text) && contents.map(\.translations) == words.map(\.translations))
    }
  }

  @Test(arguments: [
    ("#separator:tab\n#hash\tsign\n#deck\tb\nc\td\n", ["2: #hash = sign", "3: #deck = b", "4: c = d"]),
    (
      "#separator:tab\n# a remark: 1\n#html:true\n<b>a</b>\tb\n#html:x\ty\nc\td\n",
      ["4: a = b", "5: #html:x = y", "6: c = d"]
    ),
    ("#separator:tab\n#new key:1\na\tb\nc\td\n", ["3: a = b", "4: c = d"]),
    ("# HTML : true\n#Separator:Tab\n\"<b>a\n</b>\"\tb", ["3: a\n = b"]),
    ("#separator:tab\n\"a\tb\nc\td\n", ["2: unclosedQuote", "3: c = d"]),
    ("#separator:tab\na\tone<br>two\nb\t1 < 2\nc<div>d</div>\te&nbsp;f\n", ["2: a = one | two", "3: b = 1 < 2", "4: c\nd\n = e f"]),
    ("#separator:tab\n#html:false\na\tone<br>two\n", ["3: a = one<br>two"]),
    ("#separator:tab\n", []), ("#separator:tab", []), ("\u{FEFF}#separator:tab\r\na\tb\r\n", ["2: a = b"]),
  ])
  func `known keys and remarks at the top are a header`(text: String, expected: [String]) throws {
    for pieces in [1, 2, 7, 1 << 20] {
      let found = try short(read(AnkiReader(), text, pieces: pieces))
      #expect(found == expected)
    }
  }

  @Test(arguments: [
    ("La {{c1::casa::house}} es blanca", "casa", "La casa es blanca"), ("{{c1::casa}}", "casa", nil),
    ("{{c2::<b>Una</b> {{c1::casa::x}}::hint::more}}!", "Una casa", "Una casa!"), ("a {{c1::b}} {{c12::c::{{d}}}}", "b", "a b c}}"),
    ("{{c1::open", "{{c1::open", nil), ("{{c::a}} {{casa}}", "{{c::a}} {{casa}}", nil), ("{{c1::}} a", "{{c1::}} a", nil),
  ])
  func `a cloze is the word, and the sentence around it an example`(field: String, text: String, example: String?) throws {
    let record = try #require(try read(AnkiReader(), "#separator:tab\n#html:true\n\(field)\tx {{c1::y}}\n").first?.content)
    #expect(
      record.text == text && record.examples.map(\.text) == [example].compactMap(\.self) && record.note == nil
        && record.translations == ["x y"])
  }

  @Test func `decks become tags; identities and kinds of notes are left out`() throws {
    let columns = "#separator:tab\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n"
    let content = try #require(try read(AnkiReader(), columns + "q;1\tBasic\tSpanish::First words\tcasa\thouse\ta b::c\n").first?.content)
    #expect(content.text == "casa" && content.translations == ["house"] && content.note == nil)
    #expect(content.tags == ["Spanish/First_words", "a", "b::c"])
    let one = try read(AnkiReader(), "#separator:tab\n#notetype:Basic\n#deck:My  Spanish :: A1\n#tags:x\ncasa\thouse\n")
    #expect(one.map(\.content?.tags) == [["x", "My_Spanish/A1"]])
    #expect(try read(DelimitedReader(), "text,deck\ncasa,A::B\n").map(\.content?.tags) == [["A/B"]])
    #expect(try read(AnkiReader(), "#separator:tab\n#deck column:3\ncasa\thouse\tDefault\n").map(\.content?.tags) == [[]])
  }

  @Test func `more tags for all notes than anyone gives are told as a bad note`() throws {
    let tags = (1...101).map { "t\($0)" }.joined(separator: " ")
    #expect(try short(read(AnkiReader(), "#separator:tab\n#tags:\(tags)\na\tb\nc\td\n")).count { $0.contains("columnCount") } == 1)
  }

  @Test(arguments: [("<", "<"), ("[sound:", "[sound:"), ("&", "&"), ("<b>", ""), ("&lt;", "<"), ("[sound:x]", "")])
  func `signs that close nothing are text`(part: String, text: String) throws {
    let (field, plain) = (String(repeating: part, count: 60_000), String(repeating: text, count: 60_000))
    let records = try read(AnkiReader(), "#separator:tab\n#html:true\n\(field)\tx\n")
    #expect(records.map(\.content?.text) == [plain])
  }

  @Test func `a header names up to a hundred tags; a line of more is a note`() throws {
    let tags = (1...101).map { "t\($0)" }
    func tagged(_ count: Int) throws -> [[String]] {
      let header = "#separator:tab\n#tags:\(tags.prefix(count).joined(separator: " "))\n"
      return try read(AnkiReader(), header + "casa\thouse\n").compactMap { $0.content?.tags }
    }
    #expect(try tagged(100) == [tags.dropLast()])
    #expect(try tagged(101).last == [])
  }

  @Test func `a header of many lines and quotation marks that match nothing are read once`() throws {
    let header = String(repeating: "#deck column:3\n", count: 100_000)
    #expect(try short(read(AnkiReader(), header + "a\tb\n", pieces: 4096)) == ["100001: a = b"])
    let rows = try read(DelimitedReader(), "text,note\n" + String(repeating: "a\",\"\n", count: 50_000), pieces: 1 << 16)
    #expect(rows.count == 50_000 && rows.allSatisfy { $0.faults == [.unclosedQuote] })
    let open = try read(DelimitedReader(), "text,note\na,\"b\nc,d\ne,\"f\ng\"\n")
    #expect(short(open) == ["2: textAfterQuote", "3: c = ", "4: e = "])
  }
}
