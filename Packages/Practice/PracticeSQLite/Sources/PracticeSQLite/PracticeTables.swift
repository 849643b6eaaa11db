public import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
public import Practice
public import PracticeScheduling

/// The tables of the practice in one transaction.
public struct PracticeTables {
  let database: Database
  /// The words that are practised; `nil` for a database without them, in which all cards count.
  let words: PractisedWordTable?
  let gone = GoneWords()

  init(_ database: Database, words: PractisedWordTable? = nil) {
    self.database = database
    self.words = words
  }

  // MARK: Parameters

  func weights() throws -> [Double]? {
    let statement = try database.cachedStatement(sql: "SELECT only, weights FROM practice_parameters")
    guard let row = try Row.fetchOne(statement) else { return nil }
    var columns = RowReader(row, of: "practice_parameters", from: 1)
    let lines = try columns.linesIfAny()
    let numbers = lines.compactMap(Double.init)
    guard numbers.count == lines.count else { throw columns.damage }
    return lines.isEmpty ? nil : numbers
  }

  // MARK: Cards

  /// The condition that the word of a card can be practised and was not deleted.
  var isPractised: String {
    guard let words else { return "TRUE" }
    return "(practice_card.word NOT IN (SELECT word FROM practice_absent) OR \(words.condition(for: "practice_card.word")))"
  }

  func cards(where condition: String, _ arguments: StatementArguments) throws -> [Card] {
    try database.rows("SELECT \(Card.storedColumns) FROM practice_card WHERE \(condition)", arguments, Card.init(row:))
  }

  func delete(_ card: CardID) throws {
    if let day = try dueDay(of: card) { try countDue([day: -1]) }
    try database.cachedStatement(sql: "DELETE FROM practice_card WHERE word = ? AND direction = ?")
      .execute(arguments: [card.word.rawValue, card.direction.rawValue])
  }

  /// The identities for which a statement with one parameter selects a row.
  private func identities(_ sql: String, _ identities: some Sequence<UUID>) throws -> Set<UUID> {
    guard try RepeatedStatement("SELECT 1 FROM practice_log LIMIT 1", in: database).hasRow() else { return [] }
    let statement = try RepeatedStatement(sql, in: database)
    return Set(try identities.filter { identity in try statement.hasRow { $0.add(identity) } })
  }

  func cardIDs(_ sql: String, _ arguments: StatementArguments) throws -> [CardID] {
    try Row.fetchAll(database.cachedStatement(sql: sql), arguments: arguments).map { row in
      var columns = RowReader(row, of: "practice_card", from: 1)
      return try columns.card()
    }
  }
}

/// The deleted words that have cards, found once for each transaction.
final class GoneWords {
  private var found: [PracticeWord.ID]?

  func words(_ find: () throws -> [PracticeWord.ID]) rethrows -> [PracticeWord.ID] {
    if let found { return found }
    let words = try find()
    found = words
    return words
  }
}

extension PracticeTables: PracticeRows {
  public func adoptedParameters() throws -> FSRSParameters? {
    guard let weights = try weights() else { return nil }
    do { return try FSRSParameters(weights) } catch {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the parameters of the practice are impossible: \(error)")
    }
  }

  public func setParameters(_ parameters: FSRSParameters) throws {
    try database.execute(
      sql: "INSERT INTO practice_parameters (only, weights) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET weights = excluded.weights",
      arguments: [parameters.values.map { "\($0)" }.storedLines]
    )
  }

  public func entries(of card: CardID) throws -> [LogEntry] {
    try database.rows(
      "SELECT \(LogEntry.storedColumns) FROM practice_log WHERE word = ? AND direction = ? ORDER BY position",
      [card.word.rawValue, card.direction.rawValue], LogEntry.init(row:)
    )
  }

  public func known(_ ids: [LogEntry.ID]) throws -> Set<LogEntry.ID> {
    Set(try identities("SELECT 1 FROM practice_log WHERE id = ?", ids.lazy.map(\.rawValue)).map(LogEntry.ID.init))
  }

  public func logged(_ words: Set<PracticeWord.ID>) throws -> Set<PracticeWord.ID> {
    Set(try identities("SELECT 1 FROM practice_log WHERE word = ?", words.lazy.map(\.rawValue)).map(PracticeWord.ID.init))
  }

  public func insert(_ entries: [LogEntry]) throws {
    let hasRetractions = entries.contains { if case .retraction = $0.event { true } else { false } }
    var position = try Int64.fetchOne(database.cachedStatement(sql: "SELECT max(position) FROM practice_log")) ?? 0
    let insertion = try RepeatedStatement(Self.entryInsertion, in: database)
    for entry in entries {
      guard position < .max else { throw DatabaseError(resultCode: .SQLITE_FULL, message: "the log has no more positions") }
      position += 1
      try insertion.run { entry.add(to: &$0, at: position) }
      if hasRetractions { try sumUp(entry, isGone: false) }
    }
    if !hasRetractions { try sumUp(entries) }
  }

  private static let entryInsertion = Database.insertion(of: PracticeSchema.logColumns, into: "practice_log")

  public func forEachLog(_ body: (_ card: CardID, _ entries: [LogEntry]) throws -> Void) throws {
    try forEachLog(of: { try LogEntry(row: $0) }, body)
  }

  public func log(after place: Int, limit: Int) throws -> StoredPage<LogEntry> {
    let sql = "SELECT \(LogEntry.storedColumns) FROM practice_log WHERE position > ? ORDER BY position LIMIT ?"
    var last: Int64?
    let entries = try database.rows(sql, [place, limit]) { row in
      last = row.integer(0)
      return try LogEntry(row: row)
    }
    return StoredPage(entries, next: entries.count == limit ? last.map { Int($0) } : nil)
  }

  public func card(_ id: CardID) throws -> Card? {
    try cards(where: "word = ? AND direction = ?", [id.word.rawValue, id.direction.rawValue]).first
  }

  public func cards(of words: [PracticeWord.ID]) throws -> [Card] {
    // If nothing was ever practised, no search is needed.
    guard try RepeatedStatement("SELECT 1 FROM practice_card LIMIT 1", in: database).hasRow() else { return [] }
    let statement = try RepeatedStatement("SELECT \(Card.storedColumns) FROM practice_card WHERE word = ?", in: database)
    var cards: [Card] = []
    for word in Set(words) {
      try statement.forEach {
        $0.add(word.rawValue)
      } _: {
        cards.append(try Card(row: $0))
      }
    }
    return cards
  }

  public func put(_ cards: [Card]) throws {
    // Most cards of an import are new: inserting them tells so, without a search before.
    let insertion = try RepeatedStatement(Self.cardInsertion + " DO NOTHING", in: database)
    let replacement = try RepeatedStatement("\(Self.cardInsertion) DO UPDATE SET \(Self.cardAssignments)", in: database)
    var changes: [Int64: Int] = [:]
    for card in cards {
      try insertion.run { card.add(to: &$0) }
      var before: Int64?
      if database.changesCount == 0 {
        before = try dueDay(of: card.id)
        try replacement.run { card.add(to: &$0) }
      }
      guard card.reviewDay != before else { continue }
      if let before { changes[before, default: 0] -= 1 }
      if let day = card.reviewDay { changes[day, default: 0] += 1 }
    }
    try countDue(changes)
    try noteAbsent(Set(cards.lazy.map(\.id.word)))
  }

  /// Stores which of the words cannot be practised.
  private func noteAbsent(_ cards: Set<PracticeWord.ID>) throws {
    guard let words, !cards.isEmpty else { return }
    let statement = try RepeatedStatement("SELECT 1 WHERE \(words.condition(for: "?1"))", in: database)
    for word in cards {
      guard try statement.hasRow({ $0.add(word.rawValue) }) == false else { continue }
      try database.cachedStatement(sql: "INSERT OR IGNORE INTO practice_absent VALUES (?)").execute(arguments: [word.rawValue])
    }
  }

  private static let cardInsertion = Database.insertion(of: Card.columnNames, into: "practice_card") + " ON CONFLICT (word, direction)"
  private static let cardAssignments = Card.columnNames.dropFirst(2).map { "\($0) = excluded.\($0)" }.joined(separator: ", ")

  public func staleCards(_ limit: Timestamp) throws -> [CardID] {
    try cardIDs("SELECT position, word, direction FROM practice_card WHERE latest >= ?", [limit.milliseconds])
      + cardIDs("SELECT position, word, direction FROM practice_card WHERE pending < ?", [limit.milliseconds])
  }
}
