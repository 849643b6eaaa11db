import AppGraph

/// Changes one setting in a TOML text and leaves everything else as the user wrote it.
struct SettingLines {
  private let text: String
  private let keys: [TOMLKeyLines.Key]

  init(_ text: String) {
    self.text = text
    keys = TOMLKeyLines(text).keys
  }

  /// Replaces the value, or adds a line to the table of `key`, or to the top-level keys.
  func setting(_ key: SettingKey, to literal: String) -> String {
    let path = key.rawValue.split(separator: ".").map(String.init)
    if let place = keys.first(where: { !$0.isTable && $0.path == path })?.place { return replacing(place, with: literal) }
    if let name = path.last, let table = keys.first(where: { $0.isTable && $0.path == path.dropLast() }) {
      return inserting("\(name) = \(literal)", afterLineOf: table.place.upperBound)
    }
    let line = "\(key.rawValue) = \(literal)"
    if let last = keys.prefix(while: { !$0.isTable }).last { return inserting(line, afterLineOf: last.place.upperBound) }
    if let table = keys.first { return replacing(table.place.lowerBound..<table.place.lowerBound, with: line + lineEnd) }
    return inserting(line, afterLineOf: text.utf8.count)
  }

  private func inserting(_ line: String, afterLineOf offset: Int) -> String {
    guard let end = text.utf8.dropFirst(offset).firstIndex(of: 0x0A).map({ text.utf8.distance(from: text.startIndex, to: $0) }) else {
      let separator = text.isEmpty || text.utf8.last == 0x0A ? "" : lineEnd
      return text + separator + line + lineEnd
    }
    return replacing(end + 1..<end + 1, with: line + lineEnd)
  }

  private func replacing(_ place: Range<Int>, with part: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[..<place.lowerBound] + Array(part.utf8) + bytes[place.upperBound...], as: UTF8.self)
  }

  private var lineEnd: String { text.unicodeScalars.prefix { $0 != "\n" }.last == "\r" ? "\r\n" : "\n" }
}
