/// The last part of the file: symbols, cells and keys, each at an offset that earlier parts name. Equal cells are stored once.
struct BytePool {
  private(set) var bytes: [UInt8] = []
  private let offset: Int
  private var offsetOfRecord: [[UInt8]: Int] = [:]

  /// An empty pool that will stand at this offset of the file.
  init(offset: Int) { self.offset = offset }

  /// The offset of the byte after the pool.
  var end: Int { offset + bytes.count }

  /// Adds a record and returns its offset in the file.
  mutating func append(_ record: [UInt8]) -> Int {
    defer { bytes += record }
    return end
  }

  /// Adds a record, unless it is there, and returns its offset in the file, which is less than 16 MiB.
  mutating func appendOnce(_ record: [UInt8]) -> Int {
    if let known = offsetOfRecord[record] { return known }
    let offset = append(record)
    offsetOfRecord[record] = offset
    return offset
  }
}

/// A number of seven bits a byte, the lowest first; the highest bit says that another byte follows.
func sevenBits(_ number: Int) -> [UInt8] {
  number < 0x80 ? [UInt8(number)] : [UInt8(number & 0x7F) | 0x80] + sevenBits(number >> 7)
}

/// The bytes of `number`, the lowest first.
func littleEndian<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) -> [UInt8] {
  withUnsafeBytes(of: number.littleEndian, Array.init)
}
