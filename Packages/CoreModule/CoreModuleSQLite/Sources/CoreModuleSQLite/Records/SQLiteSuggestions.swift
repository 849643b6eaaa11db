public import CoreModule
public import GRDB

/// Suggestions from the database. Without one there are none.
public struct SQLiteSuggestions: Suggestions {
  private let database: SQLiteDatabase
  private let read: @Sendable (_ database: Database, _ prefix: FoldedText, _ limit: Int) throws -> [String]

  /// Creates suggestions of the texts that `lists` reads, several in a value, one per line. They may begin in any way.
  public init(database: SQLiteDatabase, lists: @escaping @Sendable (_ database: Database, _ prefix: FoldedText) throws -> [String]) {
    self.database = database
    read = { database, prefix, limit in
      let texts = try lists(database, prefix).flatMap { $0.split(separator: "\n").map(String.init) }
      return SuggestedTexts(texts).texts(beginning: prefix, limit: limit)
    }
  }

  /// Creates suggestions of the column `text` of a table, which has an index that begins with the column `folded_text`.
  public init(database: SQLiteDatabase, table: String) {
    self.database = database
    read = { database, prefix, limit in
      let range = "FROM \(table) WHERE folded_text >= ? AND folded_text < ? ORDER BY folded_text"
      let arguments: StatementArguments = [prefix.description, prefix.description + "\u{10FFFF}"]
      let rows = try String.fetchCursor(database, sql: "SELECT text \(range)", arguments: arguments)
      var (texts, seen) = ([String](), Set<String>())
      while texts.count <= limit, let text = try rows.next() { if seen.insert(text).inserted { texts.append(text) } }
      guard texts.count > limit else { return texts }
      let last = try String.fetchOne(database, sql: "SELECT text \(range) DESC LIMIT 1", arguments: arguments)
      return texts.prefix(limit - 1) + [last ?? texts[limit - 1]]
    }
  }

  public func texts(beginning prefix: FoldedText, limit: Int) async throws(StorageError) -> [String] {
    try await database.read(orWhenMissing: []) { [read] in try read($0, prefix, limit) }
  }
}
