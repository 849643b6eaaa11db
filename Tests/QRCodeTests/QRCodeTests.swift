import Testing

@testable import QRCode

/// Against the values that ISO/IEC 18004 prints, and the codes of other encoders.
struct QRCodeTests {
  /// Annex I: the number 01234567 in version 1-M.
  @Test func `the correction of the example of the standard`() {
    let data: [UInt8] = [0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11]
    #expect(
      ReedSolomon().correction(of: data, count: 10) == [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
  }

  /// Annex C and table C.1: the masked bits of level M.
  @Test func `the bits of the format`() {
    #expect((0..<8).map(QRVersion.format) == [0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0])
  }

  /// Table D.1.
  @Test func `the bits of the version`() {
    #expect(QRVersion.all.suffix(4).map(\.information) == [0x07C94, 0x085BC, 0x09A99, 0x0A4D3])
  }

  /// Tables 1 and 7: codewords of each size, and bytes at level M.
  @Test func `the sizes and capacities of the versions`() {
    let versions = QRVersion.all
    #expect(versions.map(\.size) == [21, 25, 29, 33, 37, 41, 45, 49, 53, 57])
    #expect(versions.map { $0.capacity + $0.blocks.count * $0.correction } == [26, 44, 70, 100, 134, 172, 196, 242, 292, 346])
    for (version, bytes) in zip(versions, [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]) {
      #expect(QRVersion.holding(bytes) == version)
      #expect(QRVersion.holding(bytes + 1) != version)
    }
    #expect(QRCode(Array(repeating: 65, count: 213)) != nil)
    #expect(QRCode(Array(repeating: 65, count: 214)) == nil)
  }

  @Test func `a code begins with its finder, and has the border that it needs`() throws {
    let code = try #require(QRCode(Array("https://192.168.1.20:7465/?token=0123456789abcdef0123456789abcdef".utf8)))
    #expect(code.size == 37)
    let lines = code.halfBlocks
    #expect(lines.count == 23 && lines.allSatisfy { $0.count == 45 })
    #expect(lines.prefix(2).allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lines[2].hasPrefix("    █▀▀▀▀▀█ ") && lines[3].hasPrefix("    █ ███ █ ") && lines[5].hasPrefix("    ▀▀▀▀▀▀▀ "))
  }

  private static let longest = String(repeating: "El perro duerme en la cocina mientras la lluvia cae. ", count: 5).utf8.dropFirst().prefix(
    213)

  @Test(arguments: 0..<8)
  func `each mask is that of another encoder`(mask: Int) {
    let bytes = Array("casa".utf8)
    let version = QRVersion.all[0]
    var modules = QRModules(version)
    modules.place(version.codewords(of: QRCode.data(bytes, in: version)))
    #expect(modules.masked(mask).isDark.rows == RecordedCodes.masks[mask])
  }

  @Test func `an address and a long text are drawn as by another encoder`() throws {
    let address = try #require(QRCode(Array("https://192.168.1.20:7465/?token=0123456789abcdef0123456789abcdef".utf8)))
    #expect(address.modules.rows == RecordedCodes.address)
    #expect(try #require(QRCode(Array(Self.longest))).modules.rows == RecordedCodes.longest)
  }
}

extension QRCode {
  fileprivate var modules: [Bool] { (0..<size * size).map { self[$0 / size, $0 % size] } }
}

extension [Bool] {
  /// The modules of a square as in ``RecordedCodes``.
  fileprivate var rows: String {
    let size = (1...).first { $0 * $0 >= count } ?? 1
    let digits = (size + 3) / 4
    return stride(from: 0, to: count, by: size).map { start in
      let number = String(self[start..<start + size].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }, radix: 16)
      return String(repeating: "0", count: digits - number.count) + number
    }.joined(separator: " ")
  }
}
