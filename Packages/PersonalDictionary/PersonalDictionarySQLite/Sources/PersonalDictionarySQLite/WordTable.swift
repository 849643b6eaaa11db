import CoreModule
import GRDB
import PersonalDictionary

/// The rows of `word`, with the search index and the numbers in step.
struct WordTable {
  private let database: Database

  init(_ database: Database) { self.database = database }

  func word(numbered number: Word.Number) throws -> Word? {
    try words(where: "number = ?", [number.rawValue]).first
  }

  func word(_ text: String, _ direction: Direction) throws -> Word? {
    try words(where: "text = ? AND source_language = ? AND target_language = ?", [text, direction.from.code, direction.to.code]).first
  }

  func word(identified id: Word.ID) throws -> Word? {
    try words(where: "id = ?", [id.rawValue]).first
  }

  func words(where condition: String, _ arguments: StatementArguments) throws -> [Word] {
    try Word.fetchAll(database, "SELECT \(Word.storedColumns) FROM word WHERE \(condition) ORDER BY position DESC", arguments)
  }

  func insert(_ word: Word) throws {
    let columns = word.columns
    let names = columns.map(\.name).joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let statement = try database.cachedStatement(sql: "INSERT INTO word (number, position, \(names)) VALUES (?, ?, \(marks))")
    let position = try freePosition(for: word)
    try statement.execute(arguments: StatementArguments([word.number.rawValue, position] + columns.map(\.value)))
    try WordIndex(database).add(at: position)
  }

  func update(_ old: Word, to word: Word) throws {
    // The position, which never changes in a row, follows the second of creation.
    guard old.created.wholeSeconds == word.created.wholeSeconds else {
      try delete(old.number)
      return try insert(word)
    }
    let changed = zip(old.columns, word.columns).filter { $0.value?.databaseValue != $1.value?.databaseValue }.map(\.1)
    guard !changed.isEmpty else { return }
    let isIndexed = changed.contains { WordIndex.columns.contains($0.name) }
    if isIndexed { try WordIndex(database).remove(word.number) }
    let assignments = changed.map { "\($0.name) = ?" }.joined(separator: ", ")
    try database.cachedStatement(sql: "UPDATE word SET \(assignments) WHERE number = ?")
      .execute(arguments: StatementArguments(changed.map(\.value) + [word.number.rawValue]))
    if isIndexed { try WordIndex(database).add(word.number) }
  }

  func delete(_ number: Word.Number) throws {
    try WordIndex(database).remove(number)
    try database.cachedStatement(sql: "DELETE FROM word WHERE number = ?").execute(arguments: [number.rawValue])
  }

  func nextNumber() throws -> Word.Number {
    let statement = try database.cachedStatement(sql: "UPDATE word_number SET last = last + 1 RETURNING last")
    guard let number = try Int.fetchOne(statement) else { throw lostNumber }
    return Word.Number(number)
  }

  func lastNumber() throws -> Int {
    guard let number = try Int.fetchOne(database, sql: "SELECT last FROM word_number") else { throw lostNumber }
    return number
  }

  func raiseLastNumber(to number: Int) throws {
    try database.execute(sql: "UPDATE word_number SET last = ? WHERE last < ?", arguments: [number, number])
  }

  private var lostNumber: DatabaseError { DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the last word number is gone") }

  /// The first place that is free after all words of the same second; small steps keep the search index small.
  private func freePosition(for word: Word) throws -> Int64 {
    let statement = try database.cachedStatement(sql: "SELECT max(position) FROM word WHERE position BETWEEN ? AND ?")
    var first = word.created.wholeSeconds << 16
    while let last = try Int64.fetchOne(statement, arguments: [first, first | 0xFFFF]) {
      if last & 0xFFFF < 0xFFFF { return last + 1 }
      first = last + 1
    }
    return first
  }
}
