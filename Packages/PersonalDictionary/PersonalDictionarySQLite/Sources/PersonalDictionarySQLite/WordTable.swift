import CoreModule
import CoreModuleSQLite
import GRDB
import PersonalDictionary

/// Writes the rows of `word`, their search index and the last number.
struct WordTable: WordRows {
  private let database: Database

  init(_ database: Database) { self.database = database }

  func word(numbered number: Word.Number) throws -> Word? {
    try words(where: "number = ?", [number.rawValue]).first
  }

  func word(_ text: String, _ direction: Direction) throws -> Word? {
    try words(where: "text = ? AND source_language = ? AND target_language = ?", [text, direction.from.code, direction.to.code]).first
  }

  /// Whether the word exists; faster than reading it.
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

  /// Inserts a word at a free position.
  func insert(_ word: Word, at position: Int64) throws {
    let stored = StoredWord(word, at: position)
    let statement = try database.cachedStatement(sql: Self.insertion)
    // An explicit array, because a homogeneous sequence would go through a key path, which takes a twelfth of an import.
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
    // Positions follow the second of creation and never change in a row.
    guard old.created.wholeSeconds == word.created.wholeSeconds else {
      try delete(old.number)
      return try insert(word)
    }
    var isIndexed = false
    try database.update("word", number: word.number.rawValue, from: old.columns, to: word.columns) { changed in
      isIndexed = !changed.isDisjoint(with: WordIndex.columns)
      if isIndexed { try WordIndex(database).remove(word.number) }
    }
    if isIndexed { try WordIndex(database).add(word.number) }
  }

  func delete(_ number: Word.Number) throws {
    try WordIndex(database).remove(number)
    try database.cachedStatement(sql: "DELETE FROM word WHERE number = ?").execute(arguments: [number.rawValue])
  }

  func nextNumber() throws -> Word.Number { Word.Number(try PersonalDictionarySchema.wordNumber.next(in: database)) }

  func lastNumber() throws -> Int { try PersonalDictionarySchema.wordNumber.last(in: database) }

  func raiseLastNumber(to number: Int) throws { try PersonalDictionarySchema.wordNumber.raise(to: number, in: database) }

  /// The first free position after all words of the same second; small steps keep the search index small.
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
