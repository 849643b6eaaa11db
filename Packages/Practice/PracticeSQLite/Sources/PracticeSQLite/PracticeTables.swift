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

  public func hasEntry(_ id: LogEntry.ID) throws -> Bool {
    try Row.fetchOne(database.cachedStatement(sql: "SELECT 1 FROM practice_log WHERE id = ?"), arguments: [id.rawValue]) != nil
  }

  public func insert(_ entry: LogEntry) throws {
    try database.insert(entry.columns, into: "practice_log")
    try sumUp(entry, isGone: false)
  }

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
    let columns = card.columns
    let stored = try stored(card.id)
    try countDue(on: card.reviewDay, before: stored?.dueDay)
    guard let number = stored?.position else { return try database.insert(columns, into: "practice_card") }
    let assignments = columns.map { "\($0.name) = ?" }.joined(separator: ", ")
    try database.cachedStatement(sql: "UPDATE practice_card SET \(assignments) WHERE position = ?")
      .execute(arguments: StatementArguments(columns.map(\.value) + [number]))
  }

  public func staleCards(_ limit: Timestamp) throws -> [CardID] {
    try cardIDs("SELECT position, word, direction FROM practice_card WHERE latest >= ?", [limit.milliseconds])
      + cardIDs("SELECT position, word, direction FROM practice_card WHERE pending < ?", [limit.milliseconds])
  }
}
