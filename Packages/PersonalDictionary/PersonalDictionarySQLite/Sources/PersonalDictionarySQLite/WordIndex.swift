import CoreModule
import GRDB
import PersonalDictionary

/// Keeps the search index in step with the table `word`. Whoever changes a row takes it out before and puts it back after.
struct WordIndex {
  /// The columns that the index holds.
  static let columns: Set<String> = ["folded_text", "folded_translations"]

  private let database: Database

  init(_ database: Database) { self.database = database }

  func add(_ number: Word.Number) throws {
    try change("INSERT INTO word_search (rowid, text, translations) SELECT position, text, translations", number)
  }

  func remove(_ number: Word.Number) throws {
    try change(
      "INSERT INTO word_search (word_search, rowid, text, translations) SELECT 'delete', position, text, translations", number
    )
  }

  private func change(_ statement: String, _ number: Word.Number) throws {
    let sql = "\(statement) FROM word_search_content WHERE number = ?"
    try database.cachedStatement(sql: sql).execute(arguments: [number.rawValue])
  }
}
