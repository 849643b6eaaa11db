/// The last part of the file: symbols, cells and keys, referenced by offsets. Equal cells are stored once.
struct BytePool {
  private(set) var bytes: [UInt8] = []
  private let offset: Int
  private var offsetOfRecord: [[UInt8]: Int] = [:]

  /// Creates an empty pool at this offset of the file.
  init(offset: Int) { self.offset = offset }

  /// The offset of the byte after the pool.
  var end: Int { offset + bytes.count }

  /// Adds a record and returns its offset in the file.
  mutating func append(_ record: [UInt8]) -> Int {
    defer { bytes += record }
    return end
  }

  /// Adds a record unless it exists; returns its offset in the file, which is less than 16 MiB.
  mutating func appendOnce(_ record: [UInt8]) -> Int {
    if let offset = offsetOfRecord[record] { return offset }
    let offset = append(record)
    offsetOfRecord[record] = offset
    return offset
  }
}

/// Encodes a number in seven bits per byte, lowest first; the highest bit marks that another byte follows.
func sevenBits(_ number: Int) -> [UInt8] {
  number < 0x80 ? [UInt8(number)] : [UInt8(number & 0x7F) | 0x80] + sevenBits(number >> 7)
}

/// The bytes of `number`, lowest first.
func littleEndian<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) -> [UInt8] {
  withUnsafeBytes(of: number.littleEndian, Array.init)
}
