import CoreModule
import CoreModuleTesting
import Reading
import Testing
import TextFiles

struct HostileTests {
  let fixture = Fixture()

  @Test func `invalid UTF-8 is told with its line, behind what stands before it`() throws {
    let bytes = Array("One.\n\nTwo\nthree caf".utf8) + [0xE9, 0x0A] + Array("four".utf8)
    var reader = try fixture.open(bytes, "a.txt")
    #expect(try reader.next()?.text == "One.")
    #expect(try reader.next()?.text == "Two three caf")
    for _ in 0..<2 {
      #expect(throws: TextFileError(path: fixture.path("a.txt"), .invalidEncoding(line: 4, part: nil))) { try reader.next() }
    }
    let late = [UInt8](repeating: 0x0A, count: 200_000) + [0xC3]
    #expect(throws: TextFileError(path: nil, .invalidEncoding(line: 200_001, part: nil))) { try fixture.blocks(late, portion: 1000) }
  }

  @Test func `UTF-16 is read with its mark, and told without it`() throws {
    let units = Array("Über\n😀 слово\n\nzwei".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for portion in [1, 3, 7, 1 << 18] {
      #expect(try fixture.blocks([0xFF, 0xFE] + little, nil, portion: portion) == ["Über 😀 слово", "zwei"])
      #expect(try fixture.blocks([0xFE, 0xFF] + big, nil, portion: portion) == ["Über 😀 слово", "zwei"])
    }
    for bytes in [little, big] { #expect(throws: TextFileError(path: nil, .unmarkedUTF16)) { try fixture.blocks(bytes, nil) } }
  }

  @Test(
    arguments: [
      [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D], Array("%PDF-1.7\n".utf8),
      [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xCB], [1, 2, 3, 0xFF], Array("text".utf8) + [0],
    ] as [[UInt8]])
  func `what is no text is told`(bytes: [UInt8]) {
    for format in [nil, TextFileFormat.text, .html] {
      #expect(throws: TextFileError(path: nil, .binary)) { try fixture.blocks(bytes, format) }
    }
  }

  @Test func `an archive that is no book is no text, unless it is called one`() throws {
    let bytes: [UInt8] = Array("PK".utf8) + [3, 4] + [UInt8](repeating: 0, count: 30)
    #expect(throws: TextFileError(path: fixture.path("a"), .truncated)) { try fixture.open(bytes, "a") }
    #expect(throws: TextFileError(path: fixture.path("a.txt"), .binary)) { try fixture.open(bytes, "a.txt") }
    #expect(throws: TextFileError(path: fixture.path("b.txt"), .file(.missing))) { try fixture.opener.open(fixture.path("b.txt"), as: nil) }
    #expect(throws: TextFileError(path: fixture.path("b.epub"), .file(.missing))) {
      try fixture.opener.open(fixture.path("b.epub"), as: nil)
    }
    #expect(throws: TextFileError(path: fixture.folder.path, .file(.isFolder))) { try fixture.opener.open(fixture.folder.path, as: .epub) }
  }

  @Test(arguments: [
    ("WEBVTT\n\n", TextFileFormat.vtt), ("\n1\n00:00:01,000 --> 00:00:02,000\na", .srt), ("<!DOCTYPE html>\n<p>", .html),
    ("\u{FEFF}<html>", .html),
    ("<?xml version='1.0'?>\n<html>", .html), ("<b>no", .text), ("# Title\ntext", .markdown), ("a\n\n## b", .markdown),
    ("---\na: b\n---\nc", .markdown),
    ("1\n2\n", .text), ("", .text), ("text", .text),
  ])
  func `the content tells the format`(text: String, format: TextFileFormat) throws {
    #expect(try fixture.open(Array(text.utf8), "a").format == format)
    #expect(try fixture.open(Array(text.utf8), "a.txt").format == .text)
  }

  @Test func `of a line that has no end, no more than a block is kept`() throws {
    let line = LongLine(size: 4_000_000)
    var reader = try fixture.opener.read(line, as: .text, name: nil)
    var given = 0
    while let block = try reader.next() {
      // Each portion is "word word … ", and the space between two blocks is left out.
      given += block.text.utf8.count + 1
      #expect(block.text.utf8.count <= TextBlock.maximumBytes)
      #expect(line.read - given <= TextBlock.maximumBytes + 2 * LongLine.portion)
    }
    #expect(given == line.read && line.read == line.size)
  }

  @Test(arguments: 1...12) func `bytes at random never end the program`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parts =
      [
        "<", ">", "</p>", "<p ", "=\"", "'", "<!--", "-->", "<script>", "</script", "&", "&amp;", "&#x", ";", "]]>", "<![CDATA[", "\n",
        "\r", "\n\n", " ", "word",
        "-\n", "é", "\u{AD}", "\u{2003}", "e\u{301}", "```", "# ", "- ", "[", "](", ")", "*", "_", "`", "\\", "|", "> ", "1. ", "---\n",
        "+++\n", "-->", "00:01", "{\\",
        "WEBVTT\n", "NOTE", "\u{FEFF}", "<title>", "<h1>", "<rt>", "    ", "\t", "===",
      ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F], [0xFF, 0xFE], [0xEF, 0xBB]]
    for _ in 0..<25 {
      let isValid = Bool.random(using: &random)
      let usable = isValid ? parts.count - 7 : parts.count
      let bytes = (0..<Int.random(in: 1...300, using: &random)).flatMap { _ in parts[Int.random(in: 0..<usable, using: &random)] }
      for format in [nil, TextFileFormat.text, .markdown, .html, .srt, .vtt] {
        let whole = Result { try fixture.blocks(bytes, format) }
        let pieces = Result { try fixture.blocks(bytes, format, portion: 3) }
        #expect((try? whole.get()) == (try? pieces.get()))
        if isValid { #expect(throws: Never.self) { try whole.get() } }
        for block in (try? whole.get()) ?? [] { #expect(!block.contains("  ") && !block.hasSuffix(" ") && !block.contains("\n")) }
      }
    }
  }

  @Test(arguments: 1...6) func `a damaged book never ends the program`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let book = Book(chapters: [("a.xhtml", "<h1>A</h1><p>text</p>"), ("b.xhtml", "<p>b")]).bytes
    for _ in 0..<25 {
      var bytes = book
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      do { _ = try Fixture.all(of: try fixture.open(bytes, "a.epub")) } catch { #expect(error is TextFileError) }
    }
  }
}

/// A line that is made while it is read.
private final class LongLine: ByteStream {
  static let portion = 1 << 18
  let size: Int?
  private(set) var read = 0

  init(size: Int) { self.size = size }

  func next() -> [UInt8] {
    let count = min(Self.portion, (size ?? 0) - read)
    defer { read += count }
    return (read..<read + count).map { $0 % 5 == 4 ? 0x20 : UInt8(ascii: "w") }
  }
}
