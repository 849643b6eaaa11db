import CoreModule
import GRDB

/// Reads the notes of a collection with their cards and answers, in the order of their numbers.
struct NotePortions {
  private var last = Int64.min

  private static let portion = 500
  /// A portion also ends when its texts exceed this size.
  private static let maximumBytes = 4 << 20
  /// More answers to the cards of one portion are no learner's.
  private static let maximumReviews = 1_000_000

  /// The next notes; none at the end.
  mutating func next(_ database: Database, path: String) throws -> [AnkiNote] {
    var notes = try Self.notes(database, "id > ?", [last, Self.portion])
    guard let first = notes.first?.id, let end = notes.last?.id else { return [] }
    try addCards(to: &notes, database, from: first, through: end)
    guard try addReviews(to: &notes, database, from: first, through: end) else {
      throw AnkiPackageError.tooManySteps(path: path)
    }
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
    var notes: [AnkiNote] = []
    var size = 0
    while size < maximumBytes, let row = try rows.next() {
      let (guid, tags, fields): (String, String, String) = (row[1] ?? "", row[4] ?? "", row[5] ?? "")
      size += guid.utf8.count + tags.utf8.count + fields.utf8.count
      notes.append(
        AnkiNote(
          id: row[0] ?? 0, guid: guid, noteType: row[2] ?? 0, modified: Timestamp(seconds: row[3] ?? 0) ?? .unknown,
          tags: tags.utf8.isEmpty ? [] : tags.spaced,
          fields: fields.utf8.split(separator: 0x1F, omittingEmptySubsequences: false).map { String(Substring($0)) }
        ))
    }
    return notes
  }

  private func addCards(to notes: inout [AnkiNote], _ database: Database, from first: Int64, through end: Int64) throws {
    let statement = try database.cachedStatement(
      sql: """
        SELECT nid, id, ord, did, mod, type, queue, due, ivl, factor, reps, lapses, left, odue, odid, flags, data
        FROM cards WHERE nid BETWEEN ? AND ? ORDER BY nid, ord, id
        """)
    let rows = try Row.fetchCursor(statement, arguments: [first, end])
    var index = 0
    while let row = try rows.next() {
      let note: Int64 = row[0] ?? 0
      while index < notes.count, notes[index].id < note { index += 1 }
      guard index < notes.count, notes[index].id == note else { continue }
      notes[index].cards.append(AnkiCard(row))
    }
  }

  /// Returns `false` when there are too many answers.
  private func addReviews(to notes: inout [AnkiNote], _ database: Database, from first: Int64, through end: Int64) throws -> Bool {
    // The cards first: an index leads from them to their answers.
    let statement = try database.cachedStatement(
      sql: """
        SELECT c.nid, c.id, r.id, r.ease, r.ivl, r.lastIvl, r.factor, r.time, r.type
        FROM cards AS c CROSS JOIN revlog AS r ON r.cid = c.id WHERE c.nid BETWEEN ? AND ? ORDER BY c.nid, c.ord, c.id, r.id
        """)
    let rows = try Row.fetchCursor(statement, arguments: [first, end])
    var (index, card, count) = (0, 0, 0)
    while let row = try rows.next() {
      let (note, id): (Int64, Int64) = (row[0] ?? 0, row[1] ?? 0)
      while index < notes.count, notes[index].id < note { (index, card) = (index + 1, 0) }
      guard index < notes.count, notes[index].id == note else { continue }
      while card < notes[index].cards.count, notes[index].cards[card].id != id { card += 1 }
      guard card < notes[index].cards.count else { continue }
      count += 1
      guard count <= Self.maximumReviews else { return false }
      notes[index].cards[card].reviews.append(AnkiReview(row))
    }
    return true
  }
}

extension AnkiCard {
  /// A row of `cards`. Values that Anki does not know are taken for those of a new card.
  fileprivate init(_ row: Row) {
    self.init(id: row[1] ?? 0, template: Int(clamping: row[2] as Int64? ?? 0), deck: row[3] ?? AnkiDeck.defaultID)
    modified = Timestamp(seconds: row[4] ?? 0) ?? .unknown
    stage = Stage(rawValue: Int(clamping: row[5] as Int64? ?? 0)) ?? .new
    queue = Queue(rawValue: Int(clamping: row[6] as Int64? ?? 0)) ?? .new
    (dueNumber, interval) = (row[7] ?? 0, row[8] ?? 0)
    (factor, repetitions) = (Int(clamping: row[9] as Int64? ?? 0), Int(clamping: row[10] as Int64? ?? 0))
    (lapses, stepsLeft) = (Int(clamping: row[11] as Int64? ?? 0), Int(clamping: row[12] as Int64? ?? 0))
    (originalDueNumber, originalDeck) = (row[13] ?? 0, row[14] ?? 0)
    flag = Int(clamping: row[15] as Int64? ?? 0) & 7
    data = AnkiCardData(json: row[16] ?? "")
  }
}

extension AnkiReview {
  /// A row of `revlog` with its card.
  fileprivate init(_ row: Row) {
    self.init(
      time: Timestamp(milliseconds: row[2] ?? 0), rating: Int(clamping: row[3] as Int64? ?? 0), interval: row[4] ?? 0,
      lastInterval: row[5] ?? 0, factor: Int(clamping: row[6] as Int64? ?? 0), duration: row[7] ?? 0,
      kind: Kind(rawValue: Int(clamping: row[8] as Int64? ?? 0)) ?? .learning
    )
  }
}

extension Timestamp {
  /// What stands for a time that cannot be.
  fileprivate static let unknown = Timestamp(milliseconds: 0)
}
