import CoreModule

/// A JSON value whose object keys keep their order.
enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  /// A number that is no `Int`, as it is written.
  case decimal(String)
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
    case .decimal(let value): text += value
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
    if value.utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }) { text += value } else { escape(value, to: &text) }
    text += "\""
  }

  /// What could deceive a terminal or its reader is escaped, so that the text can be shown there without a loss.
  private static func escape(_ value: String, to text: inout String) {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where HarmlessText.isHarmful(scalar): for unit in UTF16.encode(scalar) ?? .init() { text += "\\u" + hexadecimal(unit) }
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func hexadecimal(_ value: UInt16) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
