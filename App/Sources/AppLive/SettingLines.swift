import AppGraph

/// A TOML text as lines, to change one of them. Lines keep their ends, of either kind.
struct SettingLines {
  private var lines: [Substring.UnicodeScalarView.SubSequence]

  init(_ text: String) {
    lines = Substring(text).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// The text with `key` set to a TOML literal: in its line, or in a new one before the first table.
  func setting(_ key: SettingKey, to literal: String) -> String {
    var texts = lines.map { String(String.UnicodeScalarView($0)) }
    let top = texts.firstIndex { $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("[") } ?? texts.count
    if let index = texts[..<top].firstIndex(where: { Self.key(of: $0) == key.rawValue }) {
      texts[index] = "\(key.rawValue) = \(literal)" + Self.rest(of: texts[index])
    } else {
      let end = texts.first?.unicodeScalars.last == "\r" ? "\r" : ""
      texts.insert("\(key.rawValue) = \(literal)\(end)", at: top)
    }
    return texts.map { $0 + "\n" }.joined()
  }

  private static func key(of line: String) -> String? {
    line.contains("=") ? line.prefix { $0 != "=" }.filter { !" \t\"'".contains($0) } : nil
  }

  /// The comment and the line end behind the value. A value of a setting never holds `#`.
  private static func rest(of line: String) -> String {
    let end = line.unicodeScalars.last == "\r" ? "\r" : ""
    guard let comment = line.firstIndex(of: "#") else { return end }
    return " " + line[comment...]
  }
}
