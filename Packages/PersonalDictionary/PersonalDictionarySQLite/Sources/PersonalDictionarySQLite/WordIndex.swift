import CoreModule
import CoreModuleSQLite
import GRDB
import PersonalDictionary

/// Updates the search index of the table `word`, and the folded remarks and tags. Before a row changes, it must be removed from the index,
/// and added again afterwards.
struct WordIndex {
  /// The columns that the index holds.
  static let columns: Set<String> = ["folded_text", "folded_translations", "note", "tags"]

  /// The index as data that can be verified and rebuilt.
  static var derived: DerivedData {
    let index = DerivedData.searchIndex("word_search")
    return DerivedData(index.name) { database in
      try WordIndex(database).hasAllRemarks() && index.isConsistent(database)
    } rebuild: { database in
      try WordIndex(database).rebuild()
    }
  }

  private let database: Database

  init(_ database: Database) { self.database = database }

  func add(_ number: Word.Number) throws {
    let sql = "SELECT position FROM word WHERE number = ?"
    if let position = try Int64.fetchOne(database.cachedStatement(sql: sql), arguments: [number.rawValue]) { try add(at: position) }
  }

  /// Adds a new row with known texts.
  func add(at position: Int64, _ word: Word, _ text: String, _ translations: String) throws {
    let (note, tags) = (word.foldedNote, word.foldedTags)
    try addRemark(at: position, note: note, tags: tags)
    try database.insert(
      [position.databaseValue] + [text, translations, note, tags].map { $0.map(Self.marked).databaseValue },
      "INSERT INTO word_search (rowid, text, translations, note, tags) VALUES (?, ?, ?, ?, ?)")
  }

  /// The text with the marks that the view `word_search_content` adds to it.
  private static func marked(_ text: String) -> String { "\n" + text + "\n\u{1}" }

  func remove(_ number: Word.Number) throws {
    let sql = "SELECT position FROM word WHERE number = ?"
    if let position = try Int64.fetchOne(database.cachedStatement(sql: sql), arguments: [number.rawValue]) { try remove(at: position) }
  }

  func add(at position: Int64) throws {
    let statement = try database.cachedStatement(sql: "SELECT note, tags FROM word WHERE position = ?")
    if let row = try Row.fetchOne(statement, arguments: [position]) {
      // In a damaged file a value may have any type.
      let (note, tags) = (String.fromDatabaseValue(row[0]), String.fromDatabaseValue(row[1]))
      try addRemark(at: position, note: note.map(Self.folded), tags: tags.map(Self.folded))
    }
    try change("INSERT INTO word_search (rowid, \(Self.texts)) SELECT position, \(Self.texts)", position)
  }

  func remove(at position: Int64) throws {
    try change("INSERT INTO word_search (word_search, rowid, \(Self.texts)) SELECT 'delete', position, \(Self.texts)", position)
    try database.cachedStatement(sql: "DELETE FROM word_remark WHERE position = ?").execute(arguments: [position])
  }

  /// Folds the texts of a word again.
  func fold(at position: Int64) throws {
    let sql = "SELECT \(Word.storedColumns) FROM word WHERE position = ?"
    guard let word = try Word.fetchAll(database, sql, [position]).first else { return }
    try database.cachedStatement(sql: "UPDATE word SET folded_text = ?, folded_translations = ? WHERE position = ?")
      .execute(arguments: [word.foldedText, word.foldedTranslations, position])
  }

  /// Makes the whole index again.
  func rebuild() throws {
    try database.execute(sql: "DELETE FROM word_remark")
    let rows = try Row.fetchCursor(database, sql: "SELECT position, note, tags FROM word WHERE note IS NOT NULL OR tags IS NOT NULL")
    while let row = try rows.next() {
      guard let position = Int64.fromDatabaseValue(row[0]) else { continue }
      let (note, tags) = (String.fromDatabaseValue(row[1]), String.fromDatabaseValue(row[2]))
      try addRemark(at: position, note: note.map(Self.folded), tags: tags.map(Self.folded))
    }
    try DerivedData.searchIndex("word_search").rebuild(database)
  }

  /// Whether `word_remark` has the folded remarks and tags of all words that have any, and no others.
  private func hasAllRemarks() throws -> Bool {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT word.note, word.tags, word_remark.note, word_remark.tags FROM word LEFT JOIN word_remark USING (position)
        WHERE word.note IS NOT NULL OR word.tags IS NOT NULL
        """
    )
    var count = 0
    while let row = try rows.next() {
      count += 1
      let texts = (0..<4).map { String.fromDatabaseValue(row[$0]) }
      guard texts[0].map(Self.folded) == texts[2], texts[1].map(Self.folded) == texts[3] else { return false }
    }
    return try Int.fetchOne(database, sql: "SELECT count(*) FROM word_remark") == count
  }

  private static let texts = "text, translations, note, tags"

  private static func folded(_ text: String) -> String { FoldedText(text).description }

  private func addRemark(at position: Int64, note: String?, tags: String?) throws {
    guard note != nil || tags != nil else { return }
    try database.insert(
      [position.databaseValue, note.databaseValue, tags.databaseValue], "INSERT INTO word_remark (position, note, tags) VALUES (?, ?, ?)")
  }

  private func change(_ statement: String, _ position: Int64) throws {
    try database.cachedStatement(sql: "\(statement) FROM word_search_content WHERE position = ?").execute(arguments: [position])
  }
}
