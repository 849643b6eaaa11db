import CoreModule
import CoreModuleTesting
import Foundation
import Reading
import TextFiles
import ZipFilesTesting

/// What is read of texts.
struct Fixture {
  let folder = TemporaryFolder()

  var limits = BookLimits()

  var opener: TextFileOpener { TextFileOpener(files: FolderFiles(), limits: limits) }

  /// Each block of a stream, headings behind `# ` and subtitles behind `> `.
  func blocks(_ bytes: [UInt8], _ format: TextFileFormat? = .text, portion: Int = 1 << 18) throws -> [String] {
    try Self.all(of: try opener.read(MemoryStream(bytes, portion: portion), as: format, name: nil))
  }

  func blocks(_ text: String, _ format: TextFileFormat? = .text) throws -> [String] { try blocks(Array(text.utf8), format) }

  /// Writes a file and opens it.
  func open(_ bytes: [UInt8], _ name: String, as format: TextFileFormat? = nil) throws -> any TextBlockReader {
    try folder.write(bytes, to: name)
    return try opener.open(path(name), as: format)
  }

  func path(_ name: String) -> String { folder.path + "/" + name }

  static func all(of reader: any TextBlockReader) throws -> [String] {
    var (reader, lines) = (reader, [String]())
    while let block = try reader.next() {
      lines.append(block.kind == .heading ? "# " + block.text : block.kind == .cue ? "> " + block.text : block.text)
    }
    return lines
  }
}

/// The files of the system.
struct FolderFiles: UserFiles {
  func read(_ path: String, limit: Int) throws(UserFileError) -> [UInt8] {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { throw UserFileError(path: path, .missing) }
    return [UInt8](data)
  }

  func write(_ text: String, to path: String) throws(UserFileError) {}
}

/// An electronic book.
struct Book {
  var title: String? = "A book"
  /// The chapters by their names, in the order of the book.
  var chapters: [(name: String, html: String)]
  var others: [ZipFixture.Entry] = []
  /// What stands in the list of parts as the address of each chapter.
  var address: (String) -> String = { $0 }

  var archive: ZipFixture {
    ZipFixture(
      [ZipFixture.Entry(name: "mimetype", content: Array("application/epub+zip".utf8)), .deflated("META-INF/container.xml", container)]
        + [.deflated("OEBPS/content.opf", package)]
        + chapters.map { .deflated("OEBPS/" + $0.name, Array($0.html.utf8)) } + others)
  }

  var bytes: [UInt8] { archive.bytes }

  private var container: [UInt8] {
    Array(
      """
      <?xml version="1.0"?>
      <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
        <rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/>
      </rootfiles></container>
      """.utf8)
  }

  private var package: [UInt8] {
    let items = chapters.indices.map { "<item id=\"c\($0)\" href=\"\(address(chapters[$0].name))\" media-type=\"application/xhtml+xml\"/>" }
    let order = chapters.indices.map { "<opf:itemref idref=\"c\($0)\"/>" }
    // The manifest has another order than the book, and a comment that is none of its parts.
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <opf:package xmlns:opf="http://www.idpf.org/2007/opf"><metadata>\(title.map { "<dc:title>\($0)</dc:title>" } ?? "")</metadata>
      <manifest><item id="css" href="style.css" media-type="text/css"/>\(items.reversed().joined())</manifest>
      <spine><!-- <itemref idref="c0"/> <itemref idref="c0"/> --><itemref idref="css"/>\(order.joined())</spine></opf:package>
      """.replacingOccurrences(of: "<item ", with: "<opf:item ").utf8)
  }
}
