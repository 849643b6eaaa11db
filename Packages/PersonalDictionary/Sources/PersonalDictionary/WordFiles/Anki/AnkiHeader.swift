import CoreModule

/// The header of Anki's text files, which describes the format: `#separator:tab`.
struct AnkiHeader {
  private(set) var delimiter: [UInt8]?
  private(set) var isHTML: Bool?
  private var nameLine: String?
  private var ownTags: [String] = []
  private var deck: String?
  private var tagColumn: Int?
  private var deckColumn: Int?
  private var otherColumns: Set<Int> = []

  /// The tags of all notes, the deck among them.
  var tags: [String] { ownTags + [deck].compactMap(\.self) }

  /// The maximum length of a line. A longer one, or one with more tags, is read as a note and reported as a bad record.
  static let maximumBytes = 1 << 16
  private static let maximumTags = 100

  private static let keys: Set<String> = [
    "separator", "html", "columns", "tags", "tags column", "deck", "deck column", "notetype", "notetype column", "guid column",
    "if matches",
  ]

  /// Whether a file that starts with these bytes has a header.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    var header = AnkiHeader()
    return header.read(String(decoding: bytes.prefix(maximumBytes).prefix { $0 != 0x0A }, as: UTF8.self))
  }

  /// Reads one line; `false` when it is not part of the header. A note may begin with `#`, too.
  mutating func read(_ line: String) -> Bool {
    guard let (key, colon) = Self.key(of: line) else { return false }
    let value = String(line[line.index(after: colon)...])
    switch key {
    case "separator": delimiter = Array((Self.separators[value.trimmed.lowercased()] ?? value).utf8)
    case "html": isHTML = value.trimmed.lowercased() == "true"
    case "columns": nameLine = value
    case "tags":
      let tags = value.spaced
      guard tags.count <= Self.maximumTags else { return false }
      ownTags = tags
    case "deck":
      let tag = AnkiDeck.tag(value)
      deck = tag.isEmpty ? nil : tag
    case "tags column": tagColumn = Int(value.trimmed)
    case "deck column": deckColumn = Int(value.trimmed)
    case "notetype column", "guid column":
      if let column = Int(value.trimmed), column < Self.maximumBytes { otherColumns.insert(column) }
    default: break
    }
    return true
  }

  /// Whether a line is a comment that Anki ignores, not a note that begins with `#`.
  func isRemark(_ line: String) -> Bool {
    line.utf8.first == UInt8(ascii: "#") && !line.utf8.contains(delimiter?.first ?? 0x09) && Self.key(of: line) == nil
  }

  /// Whether this text, the first of a note, is a header line that was too long to be read as one.
  static func isHeader(_ text: String) -> Bool { key(of: text) != nil }

  /// The key of a header line, and its end.
  private static func key(of line: String) -> (key: String, end: String.Index)? {
    guard line.utf8.first == UInt8(ascii: "#"), let colon = line.firstIndex(of: ":") else { return nil }
    let key = String(line[line.index(after: line.startIndex)..<colon]).trimmed.lowercased()
    return keys.contains(key) ? (key, colon) : nil
  }

  /// The number of columns, if the header names them.
  var namedColumns: Int? { nameLine.map { Self.fields($0, delimiter ?? [0x09]).count } }

  /// The layout of records with this number of columns.
  func layout(count: Int) -> ColumnLayout {
    var layout = ColumnLayout(count: count)
    let names = nameLine.map { Self.fields($0, delimiter ?? [0x09]) } ?? []
    if let named = ColumnLayout(names: names), named.columns.contains(.text), names.count == count {
      layout = named
    } else {
      layout.columns = Array(repeating: .note, count: count)
      let own = (1...max(count, 1)).filter { !otherColumns.contains($0) && $0 != tagColumn && $0 != deckColumn && $0 <= count }
      if let first = own.first { layout.columns[first - 1] = .text }
      if own.count > 1 { layout.columns[own[1] - 1] = .translations }
    }
    for column in otherColumns where (1...max(count, 1)).contains(column) && column <= count { layout.columns[column - 1] = .skipped }
    if let deckColumn, deckColumn > 0, deckColumn <= count { layout.columns[deckColumn - 1] = .deck }
    if let tagColumn, tagColumn > 0, tagColumn <= count { layout.columns[tagColumn - 1] = .tags }
    layout.isHTML = isHTML
    layout.isAnki = true
    return layout
  }

  private static func fields(_ line: String, _ delimiter: [UInt8]) -> [String] {
    var scanner = DelimitedScanner(form: DelimitedForm(delimiter: delimiter))
    let record = scanner.record(in: Array(line.utf8), at: 0, isLast: true)
    return record?.fields.map { String(decoding: $0, as: UTF8.self) } ?? []
  }

  private static let separators = ["comma": ",", "semicolon": ";", "tab": "\t", "space": " ", "pipe": "|", "colon": ":"]
}
