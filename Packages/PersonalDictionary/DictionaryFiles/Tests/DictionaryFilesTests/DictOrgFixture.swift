import CoreModuleTesting
import Foundation
import ZLib

/// Writes dictionaries of the dict.org kind.
struct DictOrgFixture {
  /// Articles with their keys.
  var articles: [(key: String, text: String)]
  /// Whether the index is in the order of its bytes.
  var isSorted = true
  /// More lines of the index.
  var lines: [String] = []

  init(_ articles: [(key: String, text: String)]) { self.articles = articles }

  static let about = [
    ("00databaseinfo", "A dictionary for tests.\n"), ("00databaseshort", "00databaseshort\n     English-Spanish dictionary for tests\n"),
  ]

  /// House, tree and a thousand more, over several chunks.
  static let large = DictOrgFixture(
    about + [
      ("house", "house /haus/\n1. casa\n2. hogar, vivienda\n"), ("tree", "tree /triː/\nárbol\n"), ("arbre", "Árbre /a/\nx\n"),
      ("tree house", "tree house /triːhaus/\ncasa del árbol\n"),
    ] + (0..<3000).map { ("word\($0)", "word\($0) /w/\npalabra \($0) de la lista larga, otra palabra \($0)\n") }
  )

  func index() -> [UInt8] {
    var offset = 0
    var lines: [String] = []
    for article in articles {
      lines.append("\(article.key)\t\(DictOrgFixture.number(offset))\t\(DictOrgFixture.number(article.text.utf8.count))")
      offset += article.text.utf8.count
    }
    lines += self.lines
    if isSorted { lines.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  var text: [UInt8] { articles.flatMap { Array($0.text.utf8) } }

  /// Writes the index and the texts, packed in chunks of `chunkLength` bytes or not at all.
  func write(to folder: TemporaryFolder, name: String = "words", chunkLength: Int? = 4096) throws {
    try folder.write(index(), to: name + ".index")
    if let chunkLength {
      try folder.write(Packing.dictzip(text, chunkLength: chunkLength), to: name + ".dict.dz")
    } else {
      try folder.write(text, to: name + ".dict")
    }
  }

  static func number(_ number: Int) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var rest = number
    var text = ""
    repeat {
      text = String(digits[rest % 64]) + text
      rest /= 64
    } while rest > 0
    return text
  }
}

/// Compresses bytes like gzip and dictzip.
enum Packing {
  /// With a table of independently compressed chunks.
  static func dictzip(_ bytes: [UInt8], chunkLength: Int) -> [UInt8] {
    let chunks = stride(from: 0, to: bytes.count, by: chunkLength).map { Array(bytes[$0..<min($0 + chunkLength, bytes.count)]) }
    let packed = deflated(chunks)
    let extra = little(1, 2) + little(chunkLength, 2) + little(chunks.count, 2) + packed.dropLast().flatMap { little($0.count, 2) }
    let header: [UInt8] = [0x1F, 0x8B, 8, 0b0000_1100, 0, 0, 0, 0, 2, 3]
    return header + little(extra.count + 4, 2) + Array("RA".utf8) + little(extra.count, 2) + extra + Array("words".utf8) + [0]
      + packed.flatMap(\.self) + trailer(bytes)
  }

  /// Without chunks.
  static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3] + deflated([bytes]).flatMap(\.self) + trailer(bytes)
  }

  static func little(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) } }

  private static func trailer(_ bytes: [UInt8]) -> [UInt8] {
    little(Int(bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }), 4) + little(bytes.count, 4)
  }

  /// The compressed chunks, and the end of the stream.
  private static func deflated(_ chunks: [[UInt8]]) -> [[UInt8]] {
    var stream = z_stream()
    deflateInit2_(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    return chunks.map { step(&stream, $0, Z_FULL_FLUSH) } + [step(&stream, [], Z_FINISH)]
  }

  private static func step(_ stream: inout z_stream, _ bytes: [UInt8], _ flush: Int32) -> [UInt8] {
    var bytes = bytes
    return bytes.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      let room = input.count + input.count / 8 + 64
      return [UInt8](unsafeUninitializedCapacity: room) { output, count in
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(room)
        deflate(&stream, flush)
        count = room - Int(stream.avail_out)
      }
    }
  }
}
