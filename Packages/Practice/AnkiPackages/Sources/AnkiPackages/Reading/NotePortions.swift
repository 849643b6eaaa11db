import CoreModule
import GRDB
import GRDBSQLite

/// Reads the notes of a collection with their cards and answers, in the order of their numbers.
struct NotePortions {
  private var last = Int64.min

  private static let portion = 500
  /// A portion also ends when its texts are larger than this.
  private static let maximumBytes = 4 << 20
  /// The maximum number of answers in a portion; no learner gives more.
  private static let maximumReviews = 1_000_000

  /// The next notes; none at the end.
  mutating func next(_ database: Database, path: String) throws -> [AnkiNote] {
    var notes = try Self.notes(database, "id > ?", [last, Self.portion])
    guard let first = notes.first?.id, let end = notes.last?.id else { return [] }
    try addCards(to: &notes, database, from: first, through: end)
    guard try addReviews(to: &notes, database, from: first, through: end) else {
      throw AnkiPackageError.tooManySteps(path: path)
    }
    for index in notes.indices { notes[index].sortCards() }
    last = end
    return notes
  }

  /// The first notes of a type, without cards.
  static func samples(of type: Int64, count: Int, _ database: Database) throws -> [AnkiNote] {
    try notes(database, "mid = ?", [type, count])
  }

  private static func notes(_ database: Database, _ condition: String, _ arguments: StatementArguments) throws -> [AnkiNote] {
    let statement = try database.cachedStatement(
      sql: "SELECT id, guid, mid, mod, tags, flds FROM notes WHERE \(condition) ORDER BY id LIMIT ?")
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    let columns = Columns(statement)
    var notes: [AnkiNote] = []
    var size = 0
    while size < maximumBytes, try rows.next() != nil {
      let (guid, tags, fields) = (columns.text(1), columns.text(4), columns.text(5))
      size += guid.utf8.count + tags.utf8.count + fields.utf8.count
      notes.append(
        AnkiNote(
          id: columns[0] ?? 0, guid: guid, noteType: columns[2] ?? 0, modified: Timestamp(seconds: columns[3] ?? 0) ?? .unknown,
          tags: tags.utf8.isEmpty ? [] : tags.spaced,
          fields: fields.utf8.split(separator: 0x1F, omittingEmptySubsequences: false).map { String(Substring($0)) }
        ))
    }
    return notes
  }

  /// The cards and their answers come in the order of Anki's indexes, so that SQLite need not sort them.
  private func addCards(to notes: inout [AnkiNote], _ database: Database, from first: Int64, through end: Int64) throws {
    let statement = try database.cachedStatement(
      sql: """
        SELECT nid, id, ord, did, mod, type, queue, due, ivl, factor, reps, lapses, left, odue, odid, flags, data
        FROM cards WHERE nid BETWEEN ? AND ? ORDER BY nid, id
        """)
    let rows = try Row.fetchCursor(statement, arguments: [first, end])
    let columns = Columns(statement)
    var index = 0
    while try rows.next() != nil {
      let note = columns[0] ?? 0
      while index < notes.count, notes[index].id < note { index += 1 }
      guard index < notes.count, notes[index].id == note else { continue }
      notes[index].cards.append(AnkiCard(columns))
    }
  }

  /// Adds the answers to the cards; returns `false` when there are too many.
  private func addReviews(to notes: inout [AnkiNote], _ database: Database, from first: Int64, through end: Int64) throws -> Bool {
    // The cards first: an index leads from them to their answers.
    let statement = try database.cachedStatement(
      sql: """
        SELECT c.nid, c.id, r.id, r.ease, r.ivl, r.lastIvl, r.factor, r.time, r.type
        FROM cards AS c CROSS JOIN revlog AS r ON r.cid = c.id WHERE c.nid BETWEEN ? AND ? ORDER BY c.nid, c.id, r.id
        """)
    let rows = try Row.fetchCursor(statement, arguments: [first, end])
    let columns = Columns(statement)
    var (index, card, count) = (0, 0, 0)
    while try rows.next() != nil {
      let (note, id) = (columns[0] ?? 0, columns[1] ?? 0)
      while index < notes.count, notes[index].id < note { (index, card) = (index + 1, 0) }
      guard index < notes.count, notes[index].id == note else { continue }
      while card < notes[index].cards.count, notes[index].cards[card].id != id { card += 1 }
      guard card < notes[index].cards.count else { continue }
      count += 1
      guard count <= Self.maximumReviews else { return false }
      notes[index].cards[card].reviews.append(AnkiReview(columns))
    }
    return true
  }
}

/// The columns of the current row of a statement, converted whatever their types. Reading them through `Row` takes several times as long.
private struct Columns {
  private let statement: SQLiteStatement

  init(_ statement: Statement) { self.statement = statement.sqliteStatement }

  /// A number; `nil` for NULL.
  subscript(_ column: Int32) -> Int64? {
    sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : sqlite3_column_int64(statement, column)
  }

  /// A text; an empty one for NULL.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))), as: UTF8.self)
  }
}

extension AnkiNote {
  /// Sorts the cards by their templates; usually they are sorted already.
  fileprivate mutating func sortCards() {
    guard zip(cards, cards.dropFirst()).contains(where: { $0.template > $1.template }) else { return }
    cards.sort { ($0.template, $0.id) < ($1.template, $1.id) }
  }
}

extension AnkiCard {
  /// Creates a card from a row of `cards`. Unknown values become those of a new card.
  fileprivate init(_ columns: Columns) {
    self.init(id: columns[1] ?? 0, template: Int(clamping: columns[2] ?? 0), deck: columns[3] ?? AnkiDeck.defaultID)
    modified = Timestamp(seconds: columns[4] ?? 0) ?? .unknown
    stage = Stage(rawValue: Int(clamping: columns[5] ?? 0)) ?? .new
    queue = Queue(rawValue: Int(clamping: columns[6] ?? 0)) ?? .new
    (dueNumber, interval) = (columns[7] ?? 0, columns[8] ?? 0)
    (factor, repetitions) = (Int(clamping: columns[9] ?? 0), Int(clamping: columns[10] ?? 0))
    (lapses, stepsLeft) = (Int(clamping: columns[11] ?? 0), Int(clamping: columns[12] ?? 0))
    (originalDueNumber, originalDeck) = (columns[13] ?? 0, columns[14] ?? 0)
    flag = Int(clamping: columns[15] ?? 0) & 7
    data = AnkiCardData(json: columns.text(16))
  }
}

extension AnkiReview {
  /// Creates an answer from a row of the query.
  fileprivate init(_ columns: Columns) {
    self.init(
      time: Timestamp(milliseconds: columns[2] ?? 0), rating: Int(clamping: columns[3] ?? 0), interval: columns[4] ?? 0,
      lastInterval: columns[5] ?? 0, factor: Int(clamping: columns[6] ?? 0), duration: columns[7] ?? 0,
      kind: Kind(rawValue: Int(clamping: columns[8] ?? 0)) ?? .learning
    )
  }
}

extension Timestamp {
  /// The value for an invalid time.
  fileprivate static let unknown = Timestamp(milliseconds: 0)
}
