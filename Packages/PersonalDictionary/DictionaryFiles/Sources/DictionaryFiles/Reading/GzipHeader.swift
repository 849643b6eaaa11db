import PersonalDictionary

/// The header of a gzip file (RFC 1952), with dictzip's table of chunks.
struct GzipHeader {
  /// The chunks, each of which can be decompressed by itself.
  struct Chunks: Equatable {
    /// The uncompressed size of a chunk; the last one may be smaller.
    let length: Int
    /// The compressed sizes.
    let packedSizes: [Int]
  }

  /// The chunks, if the file has them.
  let chunks: Chunks?
  /// The size of the header.
  let length: Int

  /// Longer than any header: the table of chunks has at most 64 KiB; the name and the comment are short.
  private static let maximumBytes = 1 << 18

  init(of file: RandomAccessFile) throws(SourceFault) {
    var bytes = try file.bytes(at: 0, upTo: 1 << 13)
    if let header = GzipHeader(bytes) {
      self = header
      return
    }
    bytes = try file.bytes(at: 0, upTo: Self.maximumBytes)
    guard bytes.count > 3, bytes[0] == 0x1F, bytes[1] == 0x8B, bytes[2] == 8 else { throw SourceFault(path: file.path, .foreign) }
    guard let header = GzipHeader(bytes) else { throw SourceFault(path: file.path, .truncated) }
    self = header
  }

  /// Parses the header at the start of `bytes`; `nil` when it is invalid or incomplete.
  init?(_ bytes: [UInt8]) {
    var reader = LittleEndianReader(bytes)
    guard reader.next(2) == 0x8B1F, reader.next(1) == 8, let flags = reader.next(1), reader.skip(6) else { return nil }
    var chunks: Chunks?
    if flags & 0b0000_0100 != 0 {
      guard let count = reader.next(2), let extra = reader.read(count) else { return nil }
      chunks = GzipHeader.chunks(in: extra)
    }
    if flags & 0b0000_1000 != 0, !reader.skipText() { return nil }
    if flags & 0b0001_0000 != 0, !reader.skipText() { return nil }
    if flags & 0b0000_0010 != 0, !reader.skip(2) { return nil }
    self.chunks = chunks
    length = reader.index
  }

  /// The table in the field `RA` among the extra fields.
  private static func chunks(in extra: [UInt8]) -> Chunks? {
    var reader = LittleEndianReader(extra)
    while let name = reader.next(2), let count = reader.next(2), let field = reader.read(count) {
      guard name == 0x4152 else { continue }
      var table = LittleEndianReader(field)
      guard table.next(2) == 1, let length = table.next(2), let count = table.next(2), length > 0 else { return nil }
      var sizes: [Int] = []
      while sizes.count < count, let size = table.next(2) { sizes.append(size) }
      return sizes.count == count ? Chunks(length: length, packedSizes: sizes) : nil
    }
    return nil
  }
}

/// Reads little-endian numbers.
private struct LittleEndianReader {
  let bytes: [UInt8]
  var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next(_ count: Int) -> Int? {
    guard let bytes = read(count) else { return nil }
    return bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func read(_ count: Int) -> [UInt8]? {
    guard count <= bytes.count - index else { return nil }
    index += count
    return Array(bytes[(index - count)..<index])
  }

  mutating func skip(_ count: Int) -> Bool { read(count) != nil }

  /// Skips a zero-terminated text.
  mutating func skipText() -> Bool {
    guard let end = bytes[index...].firstIndex(of: 0) else { return false }
    index = end + 1
    return true
  }
}
