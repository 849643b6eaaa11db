/// Reads the fields of a message of Protocol Buffers (https://protobuf.dev/programming-guides/encoding/). Damaged data ends the message.
struct ProtobufReader {
  enum Value: Equatable {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next field; `nil` at the end.
  mutating func next() -> (field: Int, value: Value)? {
    guard let key = number() else { return nil }
    let field = Int(truncatingIfNeeded: key >> 3)
    switch key & 7 {
    case 0: return number().map { (field, .number($0)) }
    case 1: return bytes(8).map { (field, .bytes($0)) }
    case 2: return number().flatMap { bytes($0) }.map { (field, .bytes($0)) }
    case 5: return bytes(4).map { (field, .bytes($0)) }
    default: return nil
    }
  }

  /// The number of the first field with this key.
  static func number(_ field: Int, in bytes: [UInt8]) -> UInt64? {
    var reader = ProtobufReader(bytes[...])
    while let (key, value) = reader.next() {
      if key == field, case .number(let number) = value { return number }
    }
    return nil
  }

  /// The text of the first field with this key.
  static func text(_ field: Int, in bytes: ArraySlice<UInt8>) -> String? {
    var reader = ProtobufReader(bytes)
    while let (key, value) = reader.next() {
      if key == field, case .bytes(let text) = value { return String(decoding: text, as: UTF8.self) }
    }
    return nil
  }

  private mutating func number() -> UInt64? {
    var number: UInt64 = 0
    for place in 0..<10 {
      guard let byte = rest.popFirst() else { return nil }
      number |= UInt64(byte & 0x7F) << UInt64(7 * place)
      if byte & 0x80 == 0 { return number }
    }
    return nil
  }

  private mutating func bytes(_ count: UInt64) -> ArraySlice<UInt8>? {
    guard count <= UInt64(rest.count) else { return nil }
    defer { rest = rest.dropFirst(Int(count)) }
    return rest.prefix(Int(count))
  }
}
