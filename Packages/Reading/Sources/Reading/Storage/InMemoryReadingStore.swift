public import CoreModule

/// A reading in memory, for tests and for hosts that store nothing.
public typealias InMemoryReadingStore = RowReadingStore<InMemoryStorage<InMemoryReadingRows>>

extension InMemoryReadingStore {
  /// An empty store.
  public init() { self.init(InMemoryStorage(InMemoryReadingRows())) }
}

/// The rows of an ``InMemoryReadingStore``.
public struct InMemoryReadingRows: ReadingRows, Sendable {
  private struct MarkKey: Hashable {
    let language: String
    let headword: String
  }

  private var storedMarks = NumberedRows<MarkKey, WordMark>()
  private var storedLevels: [String: ReadingLevel] = [:]
  private var storedTexts = NumberedRows<ReadText.ID, ReadText>()

  public func marks(of headwords: [String], in language: String) -> [WordMark] {
    headwords.compactMap { storedMarks[MarkKey(language: language, headword: $0)] }
  }
  public mutating func put(_ mark: WordMark) { storedMarks[MarkKey(language: mark.language, headword: mark.headword)] = mark }
  public mutating func deleteMark(of headword: String, in language: String) {
    storedMarks[MarkKey(language: language, headword: headword)] = nil
  }
  public func marks(after place: Int, limit: Int) -> StoredPage<WordMark> { storedMarks.page(after: place, limit: limit) }

  public func levels() -> [ReadingLevel] { storedLevels.values.sorted { $0.language < $1.language } }
  public mutating func put(_ level: ReadingLevel) { storedLevels[level.language] = level }

  public func text(_ id: ReadText.ID) -> ReadText? { storedTexts[id] }
  public func texts(path: String, digest: String) -> [ReadText] {
    storedTexts.all.filter { $0.path == path || $0.digest == digest }
  }
  public func recentTexts(limit: Int) -> [ReadText] {
    let sorted = storedTexts.all.enumerated().sorted { ($1.element.opened, $1.offset) < ($0.element.opened, $0.offset) }
    return sorted.prefix(limit).map(\.element)
  }
  public func texts(after place: Int, limit: Int) -> StoredPage<ReadText> { storedTexts.page(after: place, limit: limit) }
  public mutating func put(_ text: ReadText) { storedTexts[text.id] = text }
  public mutating func deleteText(_ id: ReadText.ID) { storedTexts[id] = nil }
}

/// Rows with a key, numbered from 1 as they are first stored.
private struct NumberedRows<Key: Hashable & Sendable, Row: Equatable & Sendable>: Sendable {
  private var rows: [Key: (number: Int, row: Row)] = [:]
  private var last = 0

  private var sorted: [(number: Int, row: Row)] { rows.values.sorted { $0.number < $1.number } }

  var all: [Row] { sorted.map(\.row) }

  subscript(key: Key) -> Row? {
    get { rows[key]?.row }
    set {
      guard let newValue else {
        rows[key] = nil
        return
      }
      if rows[key] == nil { last += 1 }
      rows[key] = (rows[key]?.number ?? last, newValue)
    }
  }

  func page(after place: Int, limit: Int) -> StoredPage<Row> {
    let rest = sorted.filter { $0.number > place }
    let page = rest.prefix(limit)
    return StoredPage(page.map(\.row), next: rest.count > limit ? page.last?.number : nil)
  }
}
