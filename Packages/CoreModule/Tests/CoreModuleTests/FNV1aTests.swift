import CoreModule
import Testing

struct FNV1aTests {
  /// Test vectors of the authors.
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `it is the function that its authors described`(text: String, hash: UInt64) {
    #expect(FNV1a(text).value == hash)
  }

  @Test func `bytes may come in pieces`() {
    var hash = FNV1a("foo")
    Array("ba".utf8).withUnsafeBytes { hash.add($0) }
    hash.add(UInt8(ascii: "r"))
    #expect(hash.value == FNV1a("foobar").value)
  }
}
