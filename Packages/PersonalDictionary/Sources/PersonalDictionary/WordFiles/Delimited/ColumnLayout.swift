import CoreModule

/// The meaning of the columns.
struct ColumnLayout: Equatable {
  var columns: [WordColumn]
  /// The languages, if columns are named after them.
  var from: String?
  var to: String?
  /// The names of unknown columns.
  var ignored: [String] = []
  /// Whether the texts are HTML; `nil` when the file does not say.
  var isHTML: Bool? = false
  /// Whether these are notes of Anki: spaces separate the tags, and there may be clozes.
  var isAnki = false

  /// Creates the default layout for this number of columns.
  init(count: Int) {
    columns = (0..<count).map { Self.usual.indices.contains($0) ? Self.usual[$0] : .skipped }
  }

  private static let usual: [WordColumn] = [.text, .translations, .note, .tags]

  /// Creates the layout of a header; `nil` when the record is not a header.
  init?(header: [String]) {
    guard let layout = ColumnLayout(names: header), header.count > 1 || layout.columns == [.text] else { return nil }
    let understood = layout.columns.count { $0 != .other }
    guard layout.columns.contains(.text), understood * 2 >= header.count, understood > 1 || header.count == 1 else { return nil }
    self = layout
  }

  /// Creates a layout from column names, two of which may be languages; `nil` when a column is repeated.
  init?(names: [String]) {
    columns = names.map { WordColumn.named($0) ?? .other }
    // The names of Anki's fields, which are HTML.
    if names.contains(where: { $0.trimmed.lowercased() == "front" }) { isHTML = nil }
    if !columns.contains(.text), let source = columns.firstIndex(of: .source) {
      columns[source] = .text
      if let target = names.firstIndex(where: { $0.trimmed.lowercased() == "target" }) { columns[target] = .translations }
    }
    let languages = names.indices.filter { columns[$0] == .other && Language(named: names[$0]) != nil }
    if !columns.contains(.text), languages.count == 2, columns.count(where: { $0 == .other }) == 2 {
      (columns[languages[0]], columns[languages[1]]) = (.text, .translations)
      (from, to) = (names[languages[0]], names[languages[1]])
    }
    ignored = zip(names, columns).filter { $1 == .other && !$0.trimmed.isEmpty }.map(\.0)
    guard columns.count(where: { $0 == .text }) < 2 else { return nil }
  }

  /// Whether this cell is HTML.
  func readsHTML(in cell: String) -> Bool {
    isHTML ?? ["<br", "<div", "<img", "</", "&nbsp;", "[sound:"].contains { cell.firstRange(of: $0) != nil }
  }

  /// The layout of a text from its first records, and whether the first one is a header.
  static func of(_ records: [[String]], hasHeader: Bool?) -> (layout: ColumnLayout, hasHeader: Bool) {
    guard let first = records.first else { return (ColumnLayout(count: 1), false) }
    if hasHeader != false {
      if let layout = ColumnLayout(header: first) { return (layout, true) }
      if hasHeader == true {
        if let layout = ColumnLayout(names: first), layout.columns.contains(.text) { return (layout, true) }
        return (ColumnLayout(count: first.count), true)
      }
    }
    let count = commonest(records.map(\.count))
    let whole = records.filter { $0.count == count }
    var layout = ColumnLayout(count: count)
    // Google Translate's phrasebook: two languages, then the phrase and its translation.
    if count >= 4, whole.allSatisfy({ Language(named: $0[0]) != nil && Language(named: $0[1]) != nil }) {
      layout.columns = [.from, .to, .text, .translations] + layout.columns.dropFirst(4).map { _ in .skipped }
    }
    return (layout, false)
  }

  /// The most frequent number; of several, the greatest.
  static func commonest(_ counts: [Int]) -> Int {
    var tally: [Int: Int] = [:]
    for count in counts { tally[count, default: 0] += 1 }
    return tally.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
  }
}
