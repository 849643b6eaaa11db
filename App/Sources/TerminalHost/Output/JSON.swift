/// A JSON value whose object keys keep their order.
enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  init(_ text: String?) { self = text.map(JSON.string) ?? .null }
  init(_ number: Int?) { self = number.map(JSON.number) ?? .null }
  init(_ texts: [String]) { self = .array(texts.map(JSON.string)) }

  /// The document on one line (RFC 8259).
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += "\(value)"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values): Self.write(values, "[", "]", to: &text) { value, text in value.write(to: &text) }
    case .object(let members):
      Self.write(members, "{", "}", to: &text) { member, text in
        Self.write(member.0, to: &text)
        text += ":"
        member.1.write(to: &text)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, to text: inout String, _ write: (Element, inout String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      write(element, &text)
    }
    text += close
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}": text += "\\u" + hexadecimal(scalar.value)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
