import PersonalDictionary

/// The texts of a dictionary, with random access, compressed or not.
protocol TextFile: Sendable {
  var path: String { get }

  /// Exactly these bytes of the uncompressed text.
  func bytes(at offset: Int, count: Int) throws(SourceFault) -> [UInt8]

  /// Whether the range may be within the text.
  func mayHold(_ offset: Int, _ count: Int) -> Bool
}

extension TextFile {
  /// The text of the range. Invalid UTF-8 is reported as damage.
  func text(at offset: Int, count: Int) throws(SourceFault) -> String {
    guard count <= longestText, mayHold(offset, count) else { throw SourceFault(path: path, .truncated) }
    guard let text = String(validating: try bytes(at: offset, count: count), as: UTF8.self) else {
      throw SourceFault(path: path, .damaged)
    }
    return text
  }
}

/// The maximum size of an article, in bytes; a longer one is reported as damage.
private let longestText = 8 << 20

/// An uncompressed file.
struct PlainTextFile: TextFile {
  private let file: RandomAccessFile

  init(_ file: RandomAccessFile) { self.file = file }

  var path: String { file.path }

  func bytes(at offset: Int, count: Int) throws(SourceFault) -> [UInt8] { try file.bytes(at: offset, count: count) }

  func mayHold(_ offset: Int, _ count: Int) -> Bool { offset >= 0 && count >= 0 && offset <= file.count - count }
}

/// Opens the texts by their path without extension: compressed (`.dict.dz`) or not (`.dict`).
func openTexts(_ base: String) throws(SourceFault) -> any TextFile {
  do {
    return try openPacked(RandomAccessFile(path: base + ".dict.dz"))
  } catch  where error.reason == .missing {
    return PlainTextFile(try RandomAccessFile(path: base + ".dict"))
  }
}

private func openPacked(_ file: RandomAccessFile) throws(SourceFault) -> any TextFile {
  let header = try GzipHeader(of: file)
  if let chunks = header.chunks { return try DictzipFile(file, chunks: chunks, start: header.length) }
  return UnpackedTextFile(path: file.path, bytes: try Unpacking.wholeGzip(file))
}

/// A small compressed file without chunks, decompressed completely.
private struct UnpackedTextFile: TextFile {
  let path: String
  let bytes: [UInt8]

  func bytes(at offset: Int, count: Int) throws(SourceFault) -> [UInt8] {
    guard mayHold(offset, count) else { throw SourceFault(path: path, .truncated) }
    return Array(bytes[offset..<offset + count])
  }

  func mayHold(_ offset: Int, _ count: Int) -> Bool { offset >= 0 && count >= 0 && offset <= bytes.count - count }
}
