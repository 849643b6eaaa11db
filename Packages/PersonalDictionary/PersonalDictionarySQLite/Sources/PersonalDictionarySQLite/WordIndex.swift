import CoreModule
import GRDB
import PersonalDictionary

/// Updates the search index of the table `word`. Before a row changes, it must be removed from the index, and added again afterwards.
struct WordIndex {
  /// The columns that the index holds.
  static let columns: Set<String> = ["folded_text", "folded_translations"]

  private let database: Database

  init(_ database: Database) { self.database = database }

  func add(_ number: Word.Number) throws { try add(where: "number", Int64(number.rawValue)) }

  /// Adds a row with known folded texts.
  func add(at position: Int64, _ text: String, _ translations: String) throws {
    let statement = try database.cachedStatement(sql: "INSERT INTO word_search (rowid, text, translations) VALUES (?, ?, ?)")
    statement.setUncheckedArguments([position, text + Self.mark, translations + Self.mark])
    try statement.execute()
  }

  /// The mark that the view `word_search_content` adds to each text.
  private static let mark = "\u{1}\u{1}"

  func remove(_ number: Word.Number) throws { try remove(where: "number", Int64(number.rawValue)) }

  func add(at position: Int64) throws { try add(where: "position", position) }

  func remove(at position: Int64) throws { try remove(where: "position", position) }

  /// Folds the texts of a word again.
  func fold(at position: Int64) throws {
    let sql = "SELECT \(Word.storedColumns) FROM word WHERE position = ?"
    guard let word = try Word.fetchAll(database, sql, [position]).first else { return }
    try database.cachedStatement(sql: "UPDATE word SET folded_text = ?, folded_translations = ? WHERE position = ?")
      .execute(arguments: [word.foldedText, word.foldedTranslations, position])
  }

  private func add(where column: String, _ value: Int64) throws {
    try change("INSERT INTO word_search (rowid, text, translations) SELECT position, text, translations", column, value)
  }

  private func remove(where column: String, _ value: Int64) throws {
    try change(
      "INSERT INTO word_search (word_search, rowid, text, translations) SELECT 'delete', position, text, translations", column, value
    )
  }

  private func change(_ statement: String, _ column: String, _ value: Int64) throws {
    try database.cachedStatement(sql: "\(statement) FROM word_search_content WHERE \(column) = ?").execute(arguments: [value])
  }
}
