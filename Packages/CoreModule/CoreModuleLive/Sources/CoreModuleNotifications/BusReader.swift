/// Decodes values in D-Bus format; invalid ones are `nil`.
struct BusReader {
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private(set) var position = 0

  init(_ bytes: [UInt8], isBigEndian: Bool) { (self.bytes, self.isBigEndian) = (bytes, isBigEndian) }

  mutating func align(_ boundary: Int) { while position % boundary != 0 { position += 1 } }

  mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }

  mutating func number() -> UInt32? {
    align(4)
    guard position + 4 <= bytes.count else { return nil }
    let four = bytes[position..<position + 4]
    position += 4
    return (isBigEndian ? Array(four) : four.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func text() -> String? { number().flatMap { text(of: Int($0)) } }

  /// Reads an array of strings up to the first invalid one.
  mutating func texts() -> [String] {
    guard let length = number() else { return [] }
    let end = position + Int(length)
    var texts: [String] = []
    while position < end, let text = text() { texts.append(text) }
    return texts
  }

  mutating func signature() -> String? { byte().flatMap { text(of: Int($0)) } }

  private mutating func text(of length: Int) -> String? {
    guard length >= 0, length < bytes.count, position + length < bytes.count else { return nil }
    defer { position += length + 1 }
    return String(decoding: bytes[position..<position + length], as: UTF8.self)
  }
}

extension BusMessage {
  /// The length of the message that begins with these bytes; `nil` when more are needed.
  static func length(_ start: [UInt8]) -> Int? {
    guard start.count >= 16 else { return nil }
    var reader = BusReader(start, isBigEndian: start[0] == UInt8(ascii: "B"))
    for _ in 0..<4 { _ = reader.byte() }
    guard let body = reader.number(), reader.number() != nil, let fields = reader.number() else { return nil }
    return 16 + (Int(fields) + 7) / 8 * 8 + Int(body)
  }

  /// Decodes a message from all its bytes.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 16, let kind = Kind(rawValue: bytes[1]) else { return nil }
    let isBigEndian = bytes[0] == UInt8(ascii: "B")
    var reader = BusReader(bytes, isBigEndian: isBigEndian)
    for _ in 0..<4 { _ = reader.byte() }
    guard let bodyLength = reader.number(), let serial = reader.number(), let fieldsLength = reader.number() else { return nil }
    self.init(kind: kind, serial: serial)
    let end = 16 + Int(fieldsLength)
    while reader.position < end {
      reader.align(8)
      guard reader.position < end, let code = reader.byte(), let type = reader.signature() else { break }
      switch type {
      case "s", "o": set(code, reader.text())
      case "g": signature = reader.signature() ?? ""
      case "u":
        let number = reader.number()
        if code == 5 { answerTo = number }
      default: return nil
      }
    }
    guard bytes.count >= Int(bodyLength) else { return nil }
    body.bytes = Array(bytes.suffix(Int(bodyLength)))
    self.isBigEndian = isBigEndian
  }

  private mutating func set(_ code: UInt8, _ text: String?) {
    switch code {
    case 1: path = text
    case 2: interface = text
    case 3: member = text
    case 4: errorName = text
    default: break
    }
  }

  /// A reader of the values in the body.
  var reader: BusReader { BusReader(body.bytes, isBigEndian: isBigEndian) }
}
