import CoreModule
import PersonalDictionary
import Testing

struct OtherReaderTests {
  @Test func `the notes of Anki are read by what their header says`() throws {
    let text = #"""
      #separator:tab
      #html:true
      #guid column:1
      #notetype column:2
      #deck column:3
      #tags column:6
      g1\#tBasic\#tSpanish\#tla <b>casa</b>&nbsp;[sound:casa.mp3]\#t"house<br>""home"""\#thome one_two
      g2\#tBasic\#tSpanish\#tsol\#tsun &amp; light\#t

      """#
    for pieces in [1, 13, 1 << 20] {
      let records = try read(AnkiReader(), text, pieces: pieces)
      #expect(short(records) == ["7: la casa  = house | \"home\"", "8: sol = sun & light"])
      #expect(records[0].content?.tags == ["Spanish", "home", "one_two"])
    }
    let named = "#separator:Semicolon\n#columns:Back;Front\n#tags:es book\nhouse;casa\n"
    let records = try read(AnkiReader(), named)
    #expect(short(records) == ["4: casa = house"])
    #expect(records[0].content?.tags == ["es", "book"])
  }

  private static let vocabulary = """
    <?xml version="1.0"?>
    <!DOCTYPE kvtml PUBLIC "kvtml2.dtd" "x" [ <!ENTITY a "b>"> ]>
    <kvtml version="2.0">
      <!-- <entry> -->
      <identifiers>
        <identifier id="0"><name>Deutsch</name><locale>de</locale></identifier>
        <identifier id="1"><name>English</name><locale>en</locale></identifier>
      </identifiers>
      <entries>
        <entry id="0">
          <translation id="0"><text>Haus</text><comment>ein &lt;Geb&#228;ude&gt;</comment></translation>
          <translation id="1"><text>
              house; home
            </text><comment>two</comment></translation>
        </entry>
        <entry id="1"><translation id="0"><text><![CDATA[R&D]]></text></translation><translation id="1"/></entry>
        <entry id="2"/>
      </entries>
    </kvtml>
    """

  @Test func `a KVTML file may be nested a hundred deep`() throws {
    func nested(_ depth: Int) -> String {
      "<kvtml>" + String(repeating: "<a>", count: depth - 1) + String(repeating: "</a>", count: depth - 1) + "</kvtml>"
    }
    #expect(try read(KVTMLReader(), nested(100)).isEmpty)
    #expect(throws: WordFileError.self) { try read(KVTMLReader(), nested(101)) }
  }

  @Test func `a KVTML file is read entry by entry`() throws {
    for pieces in [1, 3, 50, 1 << 20] {
      let records = try read(KVTMLReader(), Self.vocabulary, pieces: pieces)
      #expect(short(records) == ["10: Haus = house | home", "16: R&D = "])
      #expect(records[0].content?.note == "ein <Gebäude>; two")
      #expect(records[0].content?.from == "de" && records[0].content?.to == "en")
    }
    #expect(try short(read(KVTMLReader(from: .english, to: .german), Self.vocabulary)).first == "10: house; home = Haus")
  }

  @Test func `an entry in one of two languages is of the other's direction`() throws {
    func file(_ entries: String) -> String {
      """
      <kvtml><identifiers><identifier id="0"><locale>es</locale></identifier><identifier id="1"><locale>en</locale></identifier></identifiers>
      <entries>\(entries)</entries></kvtml>
      """
    }
    func languages(_ reader: KVTMLReader, _ entry: String) throws -> [String?] {
      let content = try read(reader, file("<entry>\(entry)</entry>")).first?.content
      return [content?.text, content?.from, content?.to]
    }
    let casa = "<translation id=\"0\"><text>casa</text></translation>"
    let house = "<translation id=\"1\"><text>house</text></translation>"
    #expect(try languages(KVTMLReader(), casa) == ["casa", "es", "en"])
    #expect(try languages(KVTMLReader(), casa + "<translation id=\"1\"/>") == ["casa", "es", "en"])
    #expect(try languages(KVTMLReader(), house) == ["house", "en", "es"])
    #expect(try languages(KVTMLReader(), "<translation id=\"0\"><text/></translation>" + house) == ["house", "en", "es"])
    #expect(try languages(KVTMLReader(to: .russian), casa) == ["casa", "es", nil])
  }

  @Test(arguments: [
    ("<kvtml><entries></kvtml>", 1), ("<kvtml>\n<entries>", 2), ("<kvtml>\n<entry a=b></entry></kvtml>", 2), ("<kvtml>\n\n<1/></kvtml>", 3),
  ])
  func `a file that is not well-formed is told by its line`(text: String, line: Int) {
    #expect(throws: WordFileError.malformed(.kvtml, line: line)) { try read(KVTMLReader(), text) }
  }

  @Test func `XML of something else is no vocabulary`() {
    #expect(throws: WordFileError.otherFormat(.kvtml)) { try read(KVTMLReader(), "<html></html>") }
  }

  @Test(
    arguments: [
      ("[{\"text\":\"casa\"}]", .words(.json)), ("{\"a\":1}", .words(.json)), (" [ ]", .words(.json)), ("<?xml", .words(.kvtml)),
      ("#separator:tab\n", .words(.anki)), ("SQLite format 3\0", .database), ("casa,house", .columns), ("[1,2]", .words(.json)),
      ("[to] go\tir", .columns),
      ("#1\tx", .columns), ("", .columns), ("{not json", .columns), ("<b>\tx", .columns),
      ("PK\u{3}\u{4}x", .foreign(.zip)), ("%PDF-1.7", .foreign(.pdf)), ("\u{7F}ELF", .foreign(.program)),
      ("a\0b", .foreign(.bytes)), ("a,b\0", .foreign(.bytes)),
    ] as [(String, WordFileKind)])
  func `a file shows what it is`(head: String, kind: WordFileKind) {
    #expect(WordFileKind(head: Array(head.utf8)) == kind)
  }

  @Test func `packed files and pictures show what they are`() {
    #expect(WordFileKind(head: [0x1F, 0x8B, 8, 0]) == .foreign(.gzip))
    #expect(WordFileKind(head: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]) == .foreign(.png))
  }
}
