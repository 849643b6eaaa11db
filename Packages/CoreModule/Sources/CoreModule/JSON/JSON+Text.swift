extension JSON {
  /// The document on one line (RFC 8259).
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes a string as JSON. Characters that could deceive a terminal are escaped, so that the text can be shown safely and without loss.
  public static func write(_ value: String, to text: inout String) {
    text += "\""
    if isPlain(value) { text += value } else { escape(value, to: &text) }
    text += "\""
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

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") } && !HarmlessText.mayHarm(text)
  }

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
