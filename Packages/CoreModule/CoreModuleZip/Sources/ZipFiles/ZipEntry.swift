/// An entry of an archive, as the central directory describes it.
public struct ZipEntry: Equatable, Sendable {
  /// The name as it is written: possibly a path with `..`, so never to be used as the path of a file.
  public let name: String
  /// The size of the content that the directory states, which may be wrong.
  public let size: Int
  let packedSize: Int
  let checksum: UInt32
  let method: Int
  let isEncrypted: Bool
  /// Where its local header begins.
  let offset: Int

  static let stored = 0
  static let deflated = 8
}

extension ZipEntry {
  static let centralSignature: UInt32 = 0x0201_4B50
  static let localSignature: UInt32 = 0x0403_4B50
  static let localLength = 30
  /// In a field of 16 bits and one of 32: the true value is in the fields of ZIP64.
  static let inZip64Field = (short: 0xFFFF, long: 0xFFFF_FFFF)

  /// Reads the entry at the start of the reader; `nil` when it is damaged.
  init?(_ reader: inout LittleEndianReader) {
    guard reader.next(4) == Int(Self.centralSignature), reader.skip(4), let flags = reader.next(2), let method = reader.next(2),
      reader.skip(4), let checksum = reader.next(4), let packedSize = reader.next(4), let size = reader.next(4),
      let nameLength = reader.next(2), let extraLength = reader.next(2), let commentLength = reader.next(2), reader.skip(8),
      let offset = reader.next(4), let name = reader.read(nameLength), let extra = reader.read(extraLength), reader.skip(commentLength)
    else { return nil }
    var sizes = [size, packedSize, offset]
    guard Self.replace(&sizes, from: extra) else { return nil }
    (self.size, self.packedSize, self.offset) = (sizes[0], sizes[1], sizes[2])
    (self.method, isEncrypted, self.checksum) = (method, flags & 1 != 0, UInt32(truncatingIfNeeded: checksum))
    self.name = String(decoding: name, as: UTF8.self)
  }

  /// Takes the sizes that do not fit into 32 bits from the extra field of ZIP64.
  private static func replace(_ sizes: inout [Int], from extra: ArraySlice<UInt8>) -> Bool {
    guard sizes.contains(inZip64Field.long) else { return true }
    var reader = LittleEndianReader(extra)
    while let kind = reader.next(2), let length = reader.next(2), let field = reader.read(length) {
      guard kind == 1 else { continue }
      var values = LittleEndianReader(field)
      for index in sizes.indices where sizes[index] == inZip64Field.long {
        guard let value = values.next(8), value >= 0 else { return false }
        sizes[index] = value
      }
      return true
    }
    return false
  }
}
