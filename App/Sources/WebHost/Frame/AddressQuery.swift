/// The query of an address, of fields that are not empty.
enum AddressQuery {
  static func text(_ fields: [(name: String, value: String)]) -> String {
    fields.filter { !$0.value.isEmpty }.map { "\($0.name)=\(escaped($0.value))" }.joined(separator: "&")
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      isPlain(byte) ? String(UnicodeScalar(byte)) : "%" + String(UInt16(byte) + 0x100, radix: 16).dropFirst().uppercased()
    }.joined()
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: "-._~".utf8.contains(byte)
    }
  }
}
