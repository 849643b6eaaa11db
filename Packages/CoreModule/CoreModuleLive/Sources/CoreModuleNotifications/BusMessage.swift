/// A D-Bus message with the fields that notifications need (D-Bus Specification 0.41, "Message Protocol").
struct BusMessage {
  enum Kind: UInt8 {
    case call = 1
    case answer = 2
    case error = 3
    case signal = 4
  }

  var kind: Kind
  var serial: UInt32
  var answerTo: UInt32?
  var path: String?
  var interface: String?
  var member: String?
  var errorName: String?
  var destination: String?
  var signature = ""
  var body = BusWriter()
  var isBigEndian = false

  /// The encoded message.
  var bytes: [UInt8] {
    var fields = BusWriter()
    func text(_ code: UInt8, _ type: String, _ value: String?) {
      guard let value else { return }
      fields.align(8)
      fields.byte(code)
      fields.signature(type)
      if type == "g" { fields.signature(value) } else { fields.text(value) }
    }
    text(1, "o", path)
    text(6, "s", destination)
    text(2, "s", interface)
    text(3, "s", member)
    if !signature.isEmpty { text(8, "g", signature) }
    var message = BusWriter()
    message.bytes = [UInt8(ascii: "l"), kind.rawValue, 0, 1]
    message.number(UInt32(body.bytes.count))
    message.number(serial)
    message.number(UInt32(fields.bytes.count))
    message.bytes += fields.bytes
    message.align(8)
    return message.bytes + body.bytes
  }
}

/// Encodes values in little-endian D-Bus format.
struct BusWriter {
  var bytes: [UInt8] = []

  mutating func align(_ boundary: Int) { while bytes.count % boundary != 0 { bytes.append(0) } }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func number(_ value: UInt32) {
    align(4)
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
  }

  mutating func text(_ value: String) {
    let text = value.utf8.filter { $0 != 0 }
    number(UInt32(text.count))
    bytes += text
    bytes.append(0)
  }

  mutating func signature(_ value: String) {
    bytes.append(UInt8(value.utf8.count))
    bytes += value.utf8
    bytes.append(0)
  }

  /// An array of strings.
  mutating func texts(_ values: [String]) {
    var array = BusWriter()
    for value in values { array.text(value) }
    number(UInt32(array.bytes.count))
    bytes += array.bytes
  }
}
