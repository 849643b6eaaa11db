import CoreModule
import Reading
import Testing
import TextFiles
import ZipFilesTesting

struct BookTests {
  var fixture = Fixture()

  private func reason(_ bytes: [UInt8]) -> TextFileError.Reason? {
    do {
      _ = try Fixture.all(of: try fixture.open(bytes, "a.epub"))
      return nil
    } catch { return (error as? TextFileError)?.reason }
  }

  private func encryption(of names: [String]) -> ZipFixture.Entry {
    let references = names.map { "<EncryptedData><CipherData><enc:CipherReference URI=\"\($0)\"/></CipherData></EncryptedData>" }
    return .deflated("META-INF/encryption.xml", Array("<encryption>\(references.joined())</encryption>".utf8))
  }

  @Test func `a book is read in the order of its parts`() throws {
    let book = Book(
      title: "Tom &amp; <!-- x -->Huck",
      chapters: [("z.xhtml", "<html><head><title>No</title></head><body><h1>Eins</h1><p>a</p></body></html>"), ("a b.xhtml", "<p>b<p>c")],
      address: { $0.replacing(" ", with: "%20") + "#x" })
    let reader = try fixture.open(book.bytes, "a.epub")
    #expect(reader.title == "Tom & Huck" && reader.format == .epub)
    #expect(try Fixture.all(of: reader) == ["# Eins", "a", "b", "c"])
    // By its content as well.
    #expect(try Fixture.all(of: try fixture.open(book.bytes, "book")) == ["# Eins", "a", "b", "c"])
  }

  @Test func `encrypted text is told, encrypted fonts do no harm`() throws {
    let chapters = [("a.xhtml", "<p>a")]
    #expect(reason(Book(chapters: chapters, others: [encryption(of: ["OEBPS/font.otf"])]).bytes) == nil)
    #expect(reason(Book(chapters: chapters, others: [encryption(of: ["OEBPS/font.otf", "OEBPS/a.xhtml"])]).bytes) == .encrypted)
    var locked = Book(chapters: chapters).archive
    locked.entries[3].flags = 1
    #expect(reason(locked.bytes) == .encrypted)
  }

  @Test(arguments: ["../../etc/passwd", "/etc/passwd", "a/../../../b", "file:///etc/passwd", "..\\b", "%2e%2e/%2e%2e/x"])
  func `addresses that lead out of the book are refused`(address: String) {
    #expect(reason(Book(chapters: [("a.xhtml", "<p>a")], address: { _ in address }).bytes) == .outside(part: address))
  }

  @Test func `addresses may go up inside the book`() throws {
    let book = Book(chapters: [("a.xhtml", "<p>a")], address: { "../OEBPS/./x/../\($0)" })
    #expect(try Fixture.all(of: try fixture.open(book.bytes, "a.epub")) == ["a"])
  }

  @Test func `a book that is cut off anywhere is told`() {
    let bytes = Book(chapters: [("a.xhtml", String(repeating: "<p>Text ", count: 500))]).bytes
    for length in stride(from: 4, to: bytes.count, by: 41) { #expect(reason(Array(bytes.prefix(length))) == .truncated, "\(length)") }
    #expect(reason([]) == .otherFormat(.epub))
    #expect(reason(Array("no book".utf8)) == .otherFormat(.epub))
  }

  /// A book with eight parts of 128 KB, which take little space.
  private var bomb: ZipFixture {
    var archive = Book(chapters: (0..<8).map { ("\($0).xhtml", "") }).archive
    let spaces = [UInt8](repeating: 0x20, count: 1 << 17)
    archive.entries.replaceSubrange(3..., with: (0..<8).map { .deflated("OEBPS/\($0).xhtml", spaces) })
    return archive
  }

  @Test mutating func `a bomb is stopped`() {
    var archive = bomb
    #expect(archive.bytes.count < 5_000)
    #expect(reason(archive.bytes) == nil)
    fixture.limits.unpackedBytes = 3 << 17
    #expect(reason(archive.bytes) == .tooLarge(part: nil, limit: 3 << 17))
    // The headers lie.
    archive.entries[3].size = 10
    #expect(reason(archive.bytes) == .damaged(part: "OEBPS/0.xhtml"))
    fixture.limits.listBytes = 1 << 16
    archive.entries[2] = .deflated("OEBPS/content.opf", archive.entries[4].content)
    #expect(reason(archive.bytes) == .tooLarge(part: "OEBPS/content.opf", limit: 1 << 16))
  }

  @Test mutating func `a part that is read again and again is counted each time`() {
    var archive = bomb
    let list = "<item id='a' href='1.xhtml' media-type='text/html'/>" + String(repeating: "<itemref idref='a'/>", count: 2_000)
    archive.entries[2] = .deflated("OEBPS/content.opf", Array(list.utf8))
    fixture.limits.unpackedBytes = 6 << 17
    #expect(reason(archive.bytes) == .tooLarge(part: nil, limit: 6 << 17))
  }

  @Test func `damage is told, with the part`() {
    var archive = Book(chapters: [("a.xhtml", "<p>a")]).archive
    archive.entries[3].checksum = 1
    #expect(reason(archive.bytes) == .damaged(part: "OEBPS/a.xhtml"))
    archive.entries.remove(at: 3)
    #expect(reason(archive.bytes) == .damaged(part: "OEBPS/a.xhtml"))
    archive.entries.remove(at: 2)
    #expect(reason(archive.bytes) == .damaged(part: "OEBPS/content.opf"))
    archive.entries.remove(at: 1)
    #expect(reason(archive.bytes) == .otherFormat(.epub))
    #expect(reason(Book(chapters: []).bytes) == .damaged(part: "OEBPS/content.opf"))
  }

  @Test func `a missing chapter is told, and the others are read`() throws {
    var archive = Book(chapters: [("a.xhtml", "<p>a"), ("b.xhtml", "<p>b"), ("c.xhtml", "<p>c")]).archive
    archive.entries.remove(at: 4)
    let reader = try fixture.open(archive.bytes, "a.epub")
    #expect(reader.remarks == [.missingPart("OEBPS/b.xhtml")])
    #expect(try Fixture.all(of: reader) == ["a", "c"])
    let list = "<item id='a' href='a.xhtml' media-type='text/html'/><itemref idref='a'/><itemref idref='chapter9'/>"
    archive.entries[2] = .deflated("OEBPS/content.opf", Array(list.utf8))
    #expect(try fixture.open(archive.bytes, "b.epub").remarks == [.missingPart("chapter9")])
  }

  @Test func `the declarations of a chapter are no text`() throws {
    let chapter = "<?xml version='1.0'?><!DOCTYPE html [<!ENTITY nbsp '&#160;'>\n<!ENTITY a 'b'>]><html><body><p>a</p></body></html>"
    #expect(try Fixture.all(of: try fixture.open(Book(chapters: [("a.xhtml", chapter)]).bytes, "a.epub")) == ["a"])
  }

  @Test func `a part in another encoding is told, one in UTF-16 is read`() throws {
    var archive = Book(chapters: [("a.xhtml", "<p>a")]).archive
    archive.entries[3] = .deflated("OEBPS/a.xhtml", Array("<p>a\n<p>caf".utf8) + [0xE9] + Array("\n<p>b".utf8))
    #expect(reason(archive.bytes) == .invalidEncoding(line: 2, part: "OEBPS/a.xhtml"))
    archive.entries[3] = .deflated("OEBPS/a.xhtml", [0xFE, 0xFF] + "<p>é".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    #expect(try Fixture.all(of: try fixture.open(archive.bytes, "a.epub")) == ["é"])
  }

  @Test func `a book cannot be read from a pipe`() {
    let bytes = Book(chapters: [("a.xhtml", "<p>a")]).bytes
    for format in [nil, TextFileFormat.epub] {
      #expect(throws: TextFileError(path: nil, .needsFile(.epub))) { try fixture.blocks(bytes, format) }
    }
  }
}
