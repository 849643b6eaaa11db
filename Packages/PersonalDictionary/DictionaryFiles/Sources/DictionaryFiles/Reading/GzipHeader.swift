import PersonalDictionary

/// The beginning of a gzip file (RFC 1952), with the table of chunks that dictzip puts there.
struct GzipHeader {
  /// The chunks: each is packed so that it can be unpacked alone.
  struct Chunks: Equatable {
    /// How many bytes of text a chunk holds; the last one may hold fewer.
    let length: Int
    /// How many bytes each takes in the file.
    let packedSizes: [Int]
  }

  /// The chunks, when the file has them.
  let chunks: Chunks?
  /// How many bytes the header takes.
  let length: Int

  /// No header is so long: the table of chunks has at most 64 KiB, a name and a remark are short.
  private static let mostBytes = 1 << 18

  init(of file: RandomAccessFile) throws(SourceFault) {
    var bytes = try file.bytes(at: 0, upTo: 1 << 13)
    if let header = GzipHeader(bytes) {
      self = header
      return
    }
    bytes = try file.bytes(at: 0, upTo: Self.mostBytes)
    guard bytes.count > 3, bytes[0] == 0x1F, bytes[1] == 0x8B, bytes[2] == 8 else { throw SourceFault(path: file.path, .foreign) }
    guard let header = GzipHeader(bytes) else { throw SourceFault(path: file.path, .truncated) }
    self = header
  }

  /// The header at the beginning of `bytes`, or `nil` when it is none or does not end in them.
  init?(_ bytes: [UInt8]) {
    var reader = LittleEndianReader(bytes)
    guard reader.next(2) == 0x8B1F, reader.next(1) == 8, let flags = reader.next(1), reader.skip(6) else { return nil }
    var chunks: Chunks?
    if flags & 0b0000_0100 != 0 {
      guard let count = reader.next(2), let extra = reader.take(count) else { return nil }
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
    while let name = reader.next(2), let count = reader.next(2), let field = reader.take(count) {
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

/// Reads numbers whose lowest byte comes first.
private struct LittleEndianReader {
  let bytes: [UInt8]
  var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next(_ count: Int) -> Int? {
    guard let taken = take(count) else { return nil }
    return taken.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func take(_ count: Int) -> [UInt8]? {
    guard count <= bytes.count - index else { return nil }
    index += count
    return Array(bytes[(index - count)..<index])
  }

  mutating func skip(_ count: Int) -> Bool { take(count) != nil }

  /// Skips a text that ends with a zero byte.
  mutating func skipText() -> Bool {
    guard let end = bytes[index...].firstIndex(of: 0) else { return false }
    index = end + 1
    return true
  }
}
