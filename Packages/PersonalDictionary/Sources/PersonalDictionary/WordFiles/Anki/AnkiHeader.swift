/// The first lines of Anki's text files, which tell how the rest is written: `#separator:tab`.
struct AnkiHeader {
  private(set) var delimiter: [UInt8]?
  private(set) var isHTML = false
  private var names: [String]?
  private var nameLine: String?
  private(set) var tags: [String] = []
  private var tagColumn: Int?
  private var otherColumns: [Int] = []

  /// Whether a file that begins so has such lines.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    let keys = [
      "separator:", "html:", "columns:", "tags:", "tags column:", "deck:", "deck column:", "notetype", "guid column:", "if matches:",
    ]
    return keys.contains { bytes.starts(with: ("#" + $0).utf8) }
  }

  /// Takes one line without its end.
  mutating func read(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let key = line[line.index(after: line.startIndex)..<colon].lowercased()
    let value = String(line[line.index(after: colon)...])
    switch key {
    case "separator": delimiter = Array((Self.separators[value.trimmed.lowercased()] ?? value).utf8)
    case "html": isHTML = value.trimmed.lowercased() == "true"
    case "columns": nameLine = value
    case "tags": tags = value.split(whereSeparator: \.isWhitespace).map(String.init)
    case "tags column": tagColumn = Int(value.trimmed)
    case "deck column", "notetype column", "guid column": if let column = Int(value.trimmed) { otherColumns.append(column) }
    default: break
    }
  }

  /// The layout of records with so many columns.
  func layout(count: Int) -> ColumnLayout {
    var layout = ColumnLayout(count: count)
    let names = nameLine.map { Self.fields($0, delimiter ?? [0x09]) } ?? []
    if let named = ColumnLayout(names: names), named.columns.contains(.text), names.count == count {
      layout = named
    } else {
      layout.columns = Array(repeating: .note, count: count)
      let own = (1...max(count, 1)).filter { !otherColumns.contains($0) && $0 != tagColumn && $0 <= count }
      if let first = own.first { layout.columns[first - 1] = .text }
      if own.count > 1 { layout.columns[own[1] - 1] = .translations }
    }
    for column in otherColumns where (1...max(count, 1)).contains(column) && column <= count { layout.columns[column - 1] = .known }
    if let tagColumn, tagColumn > 0, tagColumn <= count { layout.columns[tagColumn - 1] = .tags }
    layout.isHTML = isHTML
    layout.hasSpacedTags = true
    return layout
  }

  private static func fields(_ line: String, _ delimiter: [UInt8]) -> [String] {
    let record = DelimitedScanner(form: DelimitedForm(delimiter: delimiter)).record(in: Array(line.utf8), at: 0, isLast: true)
    return record?.fields.map { String(decoding: $0, as: UTF8.self) } ?? []
  }

  private static let separators = ["comma": ",", "semicolon": ";", "tab": "\t", "space": " ", "pipe": "|", "colon": ":"]
}
