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

  /// The condition that the word of a card can be practised and is not gone.
  var isPractised: String {
    guard let words else { return "TRUE" }
    return "(practice_card.word NOT IN (SELECT word FROM practice_absent) OR \(words.condition(for: "practice_card.word")))"
  }

  func cards(where condition: String, _ arguments: StatementArguments) throws -> [Card] {
    let statement = try database.cachedStatement(sql: "SELECT \(Card.storedColumns) FROM practice_card WHERE \(condition)")
    return try Row.fetchAll(statement, arguments: arguments).map(Card.init(row:))
  }

  func delete(_ card: CardID) throws {
    try countDue(on: nil, before: try stored(card)?.dueDay)
    try database.cachedStatement(sql: "DELETE FROM practice_card WHERE word = ? AND direction = ?")
      .execute(arguments: [card.word.rawValue, card.direction.rawValue])
  }

  /// The identities that a statement selects; its only parameters are those of ``IdentityList/sql``.
  func identities(_ sql: String, _ identities: [UUID]) throws -> [UUID] {
    guard !identities.isEmpty else { return [] }
    let arguments = StatementArguments(IdentityList(identities).arguments)
    return try Row.fetchAll(database.cachedStatement(sql: sql), arguments: arguments).map { row in
      var columns = RowReader(row, of: "practice_log", key: nil)
      return try columns.uuid()
    }
  }

  func cardIDs(_ sql: String, _ arguments: StatementArguments) throws -> [CardID] {
    try Row.fetchAll(database.cachedStatement(sql: sql), arguments: arguments).map { row in
      var columns = RowReader(row, of: "practice_card", from: 1)
      return try columns.card()
    }
  }
}

/// The words with cards that are gone, which are looked for once in a transaction.
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
    let statement = try database.cachedStatement(
      sql: "SELECT \(LogEntry.storedColumns) FROM practice_log WHERE word = ? AND direction = ? ORDER BY position"
    )
    return try Row.fetchAll(statement, arguments: [card.word.rawValue, card.direction.rawValue]).map(LogEntry.init(row:))
  }

  public func known(_ ids: [LogEntry.ID]) throws -> Set<LogEntry.ID> {
    Set(try identities("SELECT id FROM practice_log WHERE id IN (\(IdentityList.sql))", ids.map(\.rawValue)).map(LogEntry.ID.init))
  }

  public func logged(_ words: Set<PracticeWord.ID>) throws -> Set<PracticeWord.ID> {
    let sql = "SELECT DISTINCT word FROM practice_log WHERE word IN (\(IdentityList.sql))"
    return Set(try identities(sql, words.map(\.rawValue)).map(PracticeWord.ID.init))
  }

  public func insert(_ entries: [LogEntry]) throws {
    let hasRetractions = entries.contains { if case .retraction = $0.event { true } else { false } }
    var position = try Int64.fetchOne(database.cachedStatement(sql: "SELECT max(position) FROM practice_log")) ?? 0
    for entry in entries {
      guard position < .max else { throw DatabaseError(resultCode: .SQLITE_FULL, message: "the log has no more positions") }
      position += 1
      try database.insert(entry.values(at: position), Self.entryInsertion)
      if hasRetractions { try sumUp(entry, isGone: false) }
    }
    if !hasRetractions { try sumUp(entries) }
  }

  private static let entryInsertion = Database.insertion(of: PracticeSchema.logColumns, into: "practice_log")

  public func forEachLog(_ body: (_ card: CardID, _ entries: [LogEntry]) throws -> Void) throws {
    try forEachLog(of: { try LogEntry(row: $0) }, body)
  }

  public func log(after place: Int, limit: Int) throws -> LogPage {
    let sql = "SELECT \(LogEntry.storedColumns) FROM practice_log WHERE position > ? ORDER BY position LIMIT ?"
    let rows = try Row.fetchAll(database, sql: sql, arguments: [place, limit])
    let last = rows.count == limit ? rows.last.flatMap { Int.fromDatabaseValue($0[0]) } : nil
    return LogPage(entries: try rows.map(LogEntry.init(row:)), next: last)
  }

  public func card(_ id: CardID) throws -> Card? {
    try cards(where: "word = ? AND direction = ?", [id.word.rawValue, id.direction.rawValue]).first
  }

  public func cards(of words: [PracticeWord.ID]) throws -> [Card] {
    // Who never practised does not wait for a search.
    guard try Int.fetchOne(database.cachedStatement(sql: "SELECT 1 FROM practice_card LIMIT 1")) != nil else { return [] }
    return try cards(where: "word IN (\(IdentityList.sql))", StatementArguments(IdentityList(words.map(\.rawValue)).arguments))
  }

  public func put(_ card: Card) throws {
    try countDue(on: card.reviewDay, before: stored(card.id)?.dueDay)
    try database.insert(card.values, Self.cardInsertion)
  }

  private static let cardInsertion = {
    let assignments = Card.columnNames.dropFirst(2).map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    return Database.insertion(of: Card.columnNames, into: "practice_card")
      + " ON CONFLICT (word, direction) DO UPDATE SET \(assignments)"
  }()

  public func staleCards(_ limit: Timestamp) throws -> [CardID] {
    try cardIDs("SELECT position, word, direction FROM practice_card WHERE latest >= ?", [limit.milliseconds])
      + cardIDs("SELECT position, word, direction FROM practice_card WHERE pending < ?", [limit.milliseconds])
  }
}
