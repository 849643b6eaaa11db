public import CoreModule
import CoreModuleSQLite
import GRDB
public import Reading

/// The rows of `reading_mark`, `reading_level` and `reading_text`.
public struct ReadingTables: ReadingRows {
  private let database: Database

  init(_ database: Database) { self.database = database }

  public func marks(of headwords: [String], in language: String) throws -> [WordMark] {
    let statement = try database.cachedStatement(
      sql: "SELECT \(WordMark.storedColumns) FROM reading_mark WHERE language = ? AND headword = ?"
    )
    return try headwords.compactMap { headword in
      try Row.fetchOne(statement, arguments: [language, headword]).map(WordMark.init(row:))
    }
  }

  public func put(_ mark: WordMark) throws {
    try put(
      mark.columns, into: "reading_mark", at: position("reading_mark WHERE language = ? AND headword = ?", mark.language, mark.headword))
  }

  public func deleteMark(of headword: String, in language: String) throws {
    try database.cachedStatement(sql: "DELETE FROM reading_mark WHERE language = ? AND headword = ?")
      .execute(arguments: [language, headword])
  }

  public func marks(after place: Int, limit: Int) throws -> StoredPage<WordMark> {
    try page("\(WordMark.storedColumns) FROM reading_mark", after: place, limit: limit, WordMark.init(row:))
  }

  public func levels() throws -> [ReadingLevel] {
    try Row.fetchAll(database, sql: "SELECT \(ReadingLevel.storedColumns) FROM reading_level ORDER BY language")
      .map(ReadingLevel.init(row:))
  }

  public func put(_ level: ReadingLevel) throws {
    try put(level.columns, into: "reading_level", at: position("reading_level WHERE language = ?", level.language))
  }

  public func text(_ id: ReadText.ID) throws -> ReadText? { try texts("id = ?", [id.rawValue]).first }

  public func texts(path: String, digest: String) throws -> [ReadText] {
    try texts("path = ? OR digest = ? ORDER BY position", [path, digest])
  }

  public func recentTexts(limit: Int) throws -> [ReadText] {
    try texts("TRUE ORDER BY opened DESC, position DESC LIMIT ?", [limit])
  }

  public func texts(after place: Int, limit: Int) throws -> StoredPage<ReadText> {
    try page("\(ReadText.storedColumns) FROM reading_text", after: place, limit: limit, ReadText.init(row:))
  }

  public func put(_ text: ReadText) throws {
    try put(text.columns, into: "reading_text", at: position("reading_text WHERE id = ?", text.id.rawValue))
  }

  public func deleteText(_ id: ReadText.ID) throws {
    try database.execute(sql: "DELETE FROM reading_text WHERE id = ?", arguments: [id.rawValue])
  }
}

extension ReadingTables {
  private func texts(_ condition: String, _ arguments: StatementArguments) throws -> [ReadText] {
    try Row.fetchAll(database, sql: "SELECT \(ReadText.storedColumns) FROM reading_text WHERE \(condition)", arguments: arguments)
      .map(ReadText.init(row:))
  }

  private func position(_ condition: String, _ keys: (any DatabaseValueConvertible)...) throws -> Int64? {
    try Int64.fetchOne(database.cachedStatement(sql: "SELECT position FROM \(condition)"), arguments: StatementArguments(keys))
  }

  /// Inserts a row, or updates the one at this position.
  private func put(_ columns: StoredColumns, into table: String, at position: Int64?) throws {
    guard let position else { return try database.insert(columns, into: table) }
    let assignments = columns.map { "\($0.name) = ?" }.joined(separator: ", ")
    try database.cachedStatement(sql: "UPDATE \(table) SET \(assignments) WHERE position = ?")
      .execute(arguments: StatementArguments(columns.map(\.value) + [position]))
  }

  private func page<Item>(
    _ selection: String, after place: Int, limit: Int, _ item: (Row) throws -> Item
  ) throws -> StoredPage<Item> {
    let sql = "SELECT \(selection) WHERE position > ? ORDER BY position LIMIT ?"
    let rows = try Row.fetchAll(database, sql: sql, arguments: [place, limit + 1])
    let shown = rows.prefix(limit)
    let next = rows.count > limit ? shown.last.flatMap { Int.fromDatabaseValue($0[0]) } : nil
    return StoredPage(try shown.map(item), next: next)
  }
}
