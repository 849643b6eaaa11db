import CoreModule

/// Reads the cells of a record by their columns.
struct RecordCells {
  private let cells: [[UInt8]]
  private let layout: ColumnLayout
  private var content = WordFileContent(text: "")
  private var faults: [WordFileFault] = []
  private var origins: [String] = []

  init(_ cells: [[UInt8]], in layout: ColumnLayout) {
    self.cells = cells
    self.layout = layout
    content.from = layout.from
    content.to = layout.to
  }

  /// The record on `line`.
  func record(line: Int) -> WordFileRecord {
    let expected = layout.columns.count
    // Spreadsheets may write separators after the last filled cell.
    let isSurplusEmpty = cells.count > expected && cells[expected...].allSatisfy(\.isEmpty)
    guard cells.count >= expected || layout.columns.prefix(cells.count).contains(.text) else {
      return WordFileRecord(line: line, content: nil, faults: [.columnCount(found: cells.count, expected: expected)])
    }
    var reading = self
    for (column, cell) in zip(layout.columns, cells) where !cell.isEmpty {
      guard let text = String(validating: cell, as: UTF8.self) else {
        return WordFileRecord(line: line, content: nil, faults: [.notUTF8])
      }
      reading.read(layout.readsHTML(in: text) ? PlainText(html: text).text : text, column)
    }
    reading.addOrigins()
    if layout.isAnki { reading.takeClozes() }
    var record = WordFileRecord(line: line, content: reading.content, faults: reading.faults)
    if cells.count != expected, !isSurplusEmpty { record.columns = ColumnCounts(found: cells.count, expected: expected) }
    return record
  }

  private mutating func read(_ cell: String, _ column: WordColumn) {
    switch column {
    case .text: content.text = cell
    case .translations: content.translations += ListCell.texts(cell)
    case .note: addNote(cell.trimmed)
    case .tags: content.tags += layout.isAnki ? cell.spaced : ListCell.tags(cell)
    case .examples: content.examples += Self.lines(cell).filter { !$0.isBlank }.map { WordExample($0) }
    case .origins: origins = Self.lines(cell)
    case .deck: content.tags += [AnkiDeck.tag(cell)].filter { !$0.isEmpty }
    case .skipped, .other: break
    default: readValue(cell.trimmed, column)
    }
  }

  private static func lines(_ cell: String) -> [String] {
    cell.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).trimmed }
  }

  /// The origins are in the order of the examples, which may come in a later column.
  private mutating func addOrigins() {
    for (index, origin) in zip(content.examples.indices, origins) where !origin.isEmpty {
      content.examples[index] = WordExample(content.examples[index].text, origin: origin)
    }
  }

  private mutating func readValue(_ cell: String, _ column: WordColumn) {
    guard !cell.isEmpty else { return }
    switch column {
    case .from: content.from = cell
    case .to: content.to = cell
    case .source: content.source = cell
    case .partOfSpeech: content.partOfSpeech = cell
    case .baseForm: content.baseForm = cell
    case .starred: if let flag = Self.flag(cell) { content.isStarred = flag } else { faults.append(.badValue(cell, in: .starred)) }
    case .lookups:
      if let count = Int(cell), count > 0 { content.lookups = count } else { faults.append(.badValue(cell, in: .lookups)) }
    case .created:
      content.created = Timestamp(rfc3339: cell)
      content.createdDay = CalendarDay(iso8601: cell)
      if content.created == nil, content.createdDay == nil { faults.append(.badValue(cell, in: .created)) }
    default: break
    }
  }

  private mutating func addNote(_ more: String) {
    if more.isEmpty { return }
    if content.note == nil { content.note = more } else { content.note? += "; " + more }
  }

  /// A cloze is the word; the sentence around it is an example.
  private mutating func takeClozes() {
    let cloze = AnkiCloze(content.text)
    content.note = content.note.map { AnkiCloze($0).text }
    content.examples = content.examples.map { WordExample(AnkiCloze($0.text).text, origin: $0.origin) }
    if let answer = cloze.answer {
      content.text = answer
      if cloze.isSentence { content.examples.insert(WordExample(cloze.text.singleSpaced), at: 0) }
    }
    content.translations = content.translations.map { AnkiCloze($0).text }
  }

  private static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "1", "true", "yes", "y", "*", "★", "x", "да", "+": true
    case "0", "false", "no", "n", "нет", "-": false
    default: nil
    }
  }
}
