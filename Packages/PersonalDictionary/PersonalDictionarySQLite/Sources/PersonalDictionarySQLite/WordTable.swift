import CoreModule
import CoreModuleSQLite
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

  /// Whether there is such a word; found faster than the word itself.
  func holds(_ text: String, _ direction: Direction) throws -> Bool {
    let sql = "SELECT 1 FROM word WHERE text = ? AND source_language = ? AND target_language = ?"
    return try Int.fetchOne(database.cachedStatement(sql: sql), arguments: [text, direction.from.code, direction.to.code]) != nil
  }

  func word(identified id: Word.ID) throws -> Word? {
    try words(where: "id = ?", [id.rawValue]).first
  }

  func words(where condition: String, _ arguments: StatementArguments) throws -> [Word] {
    try Word.fetchAll(database, "SELECT \(Word.storedColumns) FROM word WHERE \(condition) ORDER BY position DESC", arguments)
  }

  func insert(_ word: Word) throws { try insert(word, at: try freePosition(for: word)) }

  /// Inserts a word at a position that is free.
  func insert(_ word: Word, at position: Int64) throws {
    let stored = StoredWord(word, at: position)
    let statement = try database.cachedStatement(sql: Self.insertion)
    // A sequence of values of one type would go through a key path, which takes a twelfth of an import.
    var values: [(any DatabaseValueConvertible)?] = []
    values.reserveCapacity(stored.values.count + 1)
    for value in stored.values { values.append(value) }
    values.append(Checksum.of(stored.values))
    statement.setUncheckedArguments(StatementArguments(values))
    try statement.execute()
    try WordIndex(database).add(at: position, stored.foldedText, stored.foldedTranslations)
  }

  private static let insertion: String = {
    let columns = PersonalDictionarySchema.wordColumns
    return "INSERT INTO word (\(columns.joined(separator: ", "))) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"
  }()

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
    return Word.Number(try Self.numbers.count(number))
  }

  func lastNumber() throws -> Int {
    guard let number = try Int.fetchOne(database, sql: "SELECT last FROM word_number") else { throw lostNumber }
    return try Self.numbers.count(number)
  }

  func raiseLastNumber(to number: Int) throws {
    try database.execute(sql: "UPDATE word_number SET last = ? WHERE last < ?", arguments: [number, number])
  }

  private static let numbers = RecordNumbers(of: "word_number", key: 1)

  private var lostNumber: DatabaseError { DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the last word number is gone") }

  /// The first place that is free after all words of the same second; small steps keep the search index small.
  func freePosition(for word: Word) throws -> Int64 {
    let statement = try database.cachedStatement(sql: "SELECT max(position) FROM word WHERE position BETWEEN ? AND ?")
    var first = word.created.wholeSeconds << 16
    while let last = try Int64.fetchOne(statement, arguments: [first, first | 0xFFFF]) {
      if last & 0xFFFF < 0xFFFF { return last + 1 }
      first = last + 1
    }
    return first
  }
}
