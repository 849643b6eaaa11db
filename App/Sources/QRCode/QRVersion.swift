/// A version, which is a size, of QR codes with error correction level M (ISO/IEC 18004, tables 1, 9 and E.1).
struct QRVersion: Equatable {
  let number: Int
  /// The codewords for correction in each block.
  let correction: Int
  /// How many data codewords each block has.
  let blocks: [Int]
  /// The rows and columns of the centres of alignment patterns.
  let alignment: [Int]

  var size: Int { 17 + 4 * number }
  var capacity: Int { blocks.reduce(0, +) }
  /// The bits of the length.
  var lengthBits: Int { number < 10 ? 8 : 16 }

  /// The smallest version that holds `count` bytes.
  static func holding(_ count: Int) -> QRVersion? {
    all.first { 8 * $0.capacity >= 4 + $0.lengthBits + 8 * count }
  }

  static var all: [QRVersion] {
    let rows: [(correction: Int, blocks: [Int], alignment: [Int])] = [
      (10, [16], []), (16, [28], [6, 18]), (26, [44], [6, 22]), (18, [32, 32], [6, 26]), (24, [43, 43], [6, 30]),
      (16, [27, 27, 27, 27], [6, 34]), (18, [31, 31, 31, 31], [6, 22, 38]), (22, [38, 38, 39, 39], [6, 24, 42]),
      (22, [36, 36, 36, 37, 37], [6, 26, 46]), (26, [43, 43, 43, 43, 44], [6, 28, 50]),
    ]
    return rows.enumerated().map { index, row in
      QRVersion(number: index + 1, correction: row.correction, blocks: row.blocks, alignment: row.alignment)
    }
  }

  /// All codewords in the order in which they are placed: the data of the blocks interleaved, then their correction.
  func codewords(of data: [UInt8]) -> [UInt8] {
    let code = ReedSolomon()
    var (rest, parts) = (data[...], [[UInt8]]())
    for count in blocks {
      parts.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return Self.interleaved(parts) + Self.interleaved(parts.map { code.correction(of: $0, count: correction) })
  }

  private static func interleaved(_ parts: [[UInt8]]) -> [UInt8] {
    (0..<(parts.map(\.count).max() ?? 0)).flatMap { index in parts.compactMap { index < $0.count ? $0[index] : nil } }
  }

  /// `value` with the remainder that protects it.
  static func protected(_ value: Int, by polynomial: Int, bits: Int) -> Int {
    var rest = value << bits
    while rest >> bits != 0 { rest ^= polynomial << (rest.bitWidth - rest.leadingZeroBitCount - bits - 1) }
    return value << bits | rest
  }

  /// The 15 bits of the level M and the mask.
  static func format(mask: Int) -> Int { protected(mask, by: 0x537, bits: 10) ^ 0x5412 }
  /// The 18 bits of the version, in sizes from 7 on.
  var information: Int { Self.protected(number, by: 0x1F25, bits: 12) }
}
