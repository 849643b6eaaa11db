import CoreModule
import CorePresentation

/// The fields of a query or a form (`application/x-www-form-urlencoded`).
struct FormFields: Sendable {
  private var values: [String: [String]] = [:]

  init() {}

  /// - Throws: When the fields are not UTF-8: what cannot be stored as it was sent is not stored at all.
  init(_ text: some StringProtocol) throws(Problem) {
    for pair in text.split(separator: "&") {
      let parts = try pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part throws(Problem) in
        guard let text = Self.text(part) else { throw .fieldsNotUTF8 }
        return text
      }
      // Browsers send line breaks as CRLF.
      values[parts[0], default: []].append(parts.count > 1 ? parts[1].replacing("\r\n", with: "\n") : "")
    }
  }

  /// The text of a name or a value; `nil` when its bytes are not UTF-8.
  private static func text(_ part: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(part.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  init(bytes: some Sequence<UInt8>) throws(Problem) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .fieldsNotUTF8 }
    try self.init(text)
  }

  var names: [String] { values.keys.sorted() }

  /// All values of a repeated field.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value; of a repeated field the last one.
  subscript(name: String) -> String { values[name]?.last ?? "" }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The fields whose names begin so, with the rest of their names.
  func values(after beginning: String) -> [(String, String)] {
    names.filter { $0.hasPrefix(beginning) }.map { (String($0.dropFirst(beginning.count)), self[$0]) }
  }

  /// The value, unless it is blank.
  func text(_ name: String) -> String? { values[name]?.last.flatMap { $0.isBlank ? nil : $0 } }
}

extension Problem {
  static let fieldsNotUTF8 = Problem(
    .usage, "fields_not_utf8", en: ("What was sent is not UTF-8.", "Nothing was changed. Remove the broken characters and send it again."),
    ru: ("Присланные данные — не UTF-8.", "Ничего не изменено. Уберите повреждённые символы и отправьте снова.")
  )
}
