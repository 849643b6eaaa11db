import CoreModule

/// Which column holds what.
struct ColumnLayout: Equatable {
  var columns: [WordColumn]
  /// The languages that the names of the columns are.
  var from: String?
  var to: String?
  /// The names of the columns that nobody knows.
  var ignored: [String] = []
  /// The columns that hold notes in HTML.
  var isHTML = false
  /// Whether the tags are separated by spaces.
  var hasSpacedTags = false

  /// The layout of records with so many columns and no names.
  init(count: Int) {
    columns = (0..<count).map { Self.usual.indices.contains($0) ? Self.usual[$0] : .known }
  }

  private static let usual: [WordColumn] = [.text, .translations, .note, .tags]

  /// The layout that the first record names, or `nil` when it names none.
  init?(header: [String]) {
    guard let layout = ColumnLayout(names: header), header.count > 1 || layout.columns == [.text] else { return nil }
    let known = layout.columns.count { $0 != .other }
    guard layout.columns.contains(.text), known * 2 >= header.count, known > 1 || header.count == 1 else { return nil }
    self = layout
  }

  /// The layout by the names of all columns, of which two may be languages; `nil` when two columns hold the same single thing.
  init?(names: [String]) {
    columns = names.map { WordColumn.named($0) ?? .other }
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

  /// The layout of a text that begins with these records, and whether the first of them is a header.
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
    // The phrasebook of Google Translate: two languages, then the phrase and its translation.
    if count >= 4, whole.allSatisfy({ Language(named: $0[0]) != nil && Language(named: $0[1]) != nil }) {
      layout.columns = [.from, .to, .text, .translations] + layout.columns.dropFirst(4).map { _ in .known }
    }
    return (layout, false)
  }

  /// The number that is there most often, the greatest of several.
  static func commonest(_ counts: [Int]) -> Int {
    var tally: [Int: Int] = [:]
    for count in counts { tally[count, default: 0] += 1 }
    return tally.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
  }
}
