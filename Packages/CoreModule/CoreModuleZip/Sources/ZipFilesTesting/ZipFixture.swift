import LibZ

/// An archive that is written byte by byte, so that it can be wrong.
public struct ZipFixture: Sendable {
  /// A file in the archive.
  public struct Entry: Sendable {
    /// Its name, as it is written.
    public var name: String
    /// What it holds.
    public var content: [UInt8] = []
    /// The number of its method: 0 when stored, 8 when deflated.
    public var method = 0
    /// Its general purpose flags; the lowest bit says that it is encrypted.
    public var flags = 0
    /// The size that the headers say; the true one when `nil`.
    public var size: Int?
    /// The checksum that the headers say; the true one when `nil`.
    public var checksum: Int?
    /// Whether its sizes are in the fields of ZIP64.
    public var isLong = false
    /// What is packed, when it is not the content itself.
    public var packed: [UInt8]?

    /// Creates a file, stored unless `method` and `packed` say otherwise.
    public init(
      name: String, content: [UInt8] = [], method: Int = 0, flags: Int = 0, size: Int? = nil, checksum: Int? = nil, isLong: Bool = false,
      packed: [UInt8]? = nil
    ) {
      (self.name, self.content, self.method, self.flags) = (name, content, method, flags)
      (self.size, self.checksum, self.isLong, self.packed) = (size, checksum, isLong, packed)
    }

    /// A file whose content is deflated.
    public static func deflated(_ name: String, _ content: [UInt8]) -> Entry {
      Entry(name: name, content: content, method: 8, packed: ZipFixture.deflated(content))
    }
  }

  /// The files, in the order in which they are written.
  public var entries: [Entry]
  /// Whether the end is one of ZIP64.
  public var isLong = false
  /// The comment at the end.
  public var comment: [UInt8] = []

  /// Creates an archive of these files.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// Creates an archive of stored files by their names.
  public init(_ contents: KeyValuePairs<String, [UInt8]>) { entries = contents.map { Entry(name: $0.key, content: $0.value) } }

  /// The whole archive.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let offset = bytes.count
      let packed = entry.packed ?? entry.content
      bytes += Self.number(0x0403_4B50, 4)
      bytes += common(entry, packed.count, isLocal: true) + Array(entry.name.utf8) + packed
      let sizes: [Int] = [entry.size ?? entry.content.count, packed.count, offset]
      let extra: [UInt8] = entry.isLong ? Self.number(1, 2) + Self.number(24, 2) + sizes.flatMap { Self.number($0, 8) } : []
      directory += Self.number(0x0201_4B50, 4) + Self.number(20, 2)
      directory += common(entry, packed.count, isLocal: false) + [UInt8](repeating: 0, count: 10)
      directory += Self.number(entry.isLong ? 0xFFFF_FFFF : offset, 4) + Array(entry.name.utf8) + extra
    }
    return bytes + directory + end(count: entries.count, offset: bytes.count, length: directory.count)
  }

  /// Deflated data.
  public static func deflated(_ content: [UInt8]) -> [UInt8] {
    var bound = compressBound(UInt(content.count))
    var packed = [UInt8](repeating: 0, count: Int(bound))
    compress2(&packed, &bound, content, UInt(content.count), 9)
    // Without the header and the checksum of zlib.
    return Array(packed[2..<Int(bound) - 4])
  }

  private func end(count: Int, offset: Int, length: Int) -> [UInt8] {
    var long: [UInt8] = []
    if isLong {
      long += Self.number(0x0606_4B50, 4) + Self.number(44, 8) + Self.number(45, 2) + Self.number(45, 2) + Self.number(0, 8)
      long += [count, count, length, offset].flatMap { Self.number($0, 8) }
      long += Self.number(0x0706_4B50, 4) + Self.number(0, 4) + Self.number(offset + length, 8) + Self.number(1, 4)
    }
    let counts = isLong ? [0xFFFF, 0xFFFF] : [count, count]
    let sizes = isLong ? [0xFFFF_FFFF, 0xFFFF_FFFF] : [length, offset]
    var end: [UInt8] = long + [0x50, 0x4B, 0x05, 0x06, 0, 0, 0, 0]
    end += counts.flatMap { Self.number($0, 2) }
    end += sizes.flatMap { Self.number($0, 4) }
    return end + Self.number(comment.count, 2) + comment
  }

  private func common(_ entry: Entry, _ packed: Int, isLocal: Bool) -> [UInt8] {
    let checksum = entry.checksum ?? Int(entry.content.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) })
    let isLong = entry.isLong && !isLocal
    let sizes = [checksum, isLong ? 0xFFFF_FFFF : packed, isLong ? 0xFFFF_FFFF : entry.size ?? entry.content.count]
    var fields: [UInt8] = [20, entry.flags, entry.method, 0, 0x21].flatMap { Self.number($0, 2) }
    fields += sizes.flatMap { Self.number($0, 4) }
    return fields + Self.number(entry.name.utf8.count, 2) + Self.number(isLong ? 28 : 0, 2)
  }

  private static func number(_ number: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
