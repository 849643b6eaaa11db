import CoreModule

/// The fields of a query or a form (`application/x-www-form-urlencoded`).
struct FormFields: Sendable {
  private var values: [String: [String]] = [:]

  init(_ text: some StringProtocol) {
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        String($0).replacing("+", with: " ").removingPercentEscapes
      }
      // Browsers send line breaks as CRLF.
      values[parts[0], default: []].append(parts.count > 1 ? parts[1].replacing("\r\n", with: "\n") : "")
    }
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
