/// A QR code of some bytes, with error correction level M (ISO/IEC 18004).
public struct QRCode: Equatable, Sendable {
  /// How many modules a side has.
  public let size: Int
  private let isDark: [Bool]

  /// Encodes up to 213 bytes; `nil` when there are more.
  public init?(_ bytes: [UInt8]) {
    guard let version = QRVersion.holding(bytes.count) else { return nil }
    var modules = QRModules(version)
    modules.place(version.codewords(of: Self.data(bytes, in: version)))
    let masked = (0..<8).map(modules.masked).min { $0.penalty < $1.penalty } ?? modules
    (size, isDark) = (masked.size, masked.isDark)
  }

  /// Whether a module is dark. What is outside is light.
  public subscript(row: Int, column: Int) -> Bool {
    (0..<size).contains(row) && (0..<size).contains(column) && isDark[row * size + column]
  }

  /// The data codewords: the mode, the length, the bytes, and padding.
  static func data(_ bytes: [UInt8], in version: QRVersion) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) }
    }
    append(0b0100, 4)
    append(bytes.count, version.lengthBits)
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, 8 * version.capacity - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) } }
    let padding = version.capacity - data.count
    data += (0..<max(0, padding)).map { $0 % 2 == 0 ? 0xEC : 0x11 }
    return data
  }

  /// The code as lines of text, each of two rows of modules, with the light border that it needs. Dark modules are in the colour of the text.
  public var halfBlocks: [String] {
    let border = 4
    return stride(from: -border, to: size + border, by: 2).map { row in
      (-border..<size + border).map { column in
        switch (self[row, column], self[row + 1, column]) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }.joined()
    }
  }
}
