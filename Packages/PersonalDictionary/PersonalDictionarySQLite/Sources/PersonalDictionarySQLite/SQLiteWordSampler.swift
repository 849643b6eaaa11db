import CoreModule
public import CoreModuleSQLite
import GRDB
public import PersonalDictionary

/// Samples the words in the database. It reads the texts from the unique index, and only the drawn words completely.
public struct SQLiteWordSampler: WordSampler {
  private let database: SQLiteDatabase

  /// Creates a sampler over `database`, whose schema includes ``PersonalDictionarySchema``.
  public init(database: SQLiteDatabase) { self.database = database }

  public func count(in direction: Direction, upTo limit: Int) async throws(WordStoreError) -> Int {
    try await read(orWhenMissing: 0) { database in
      try Int.fetchOne(
        database,
        sql: """
          SELECT count(*) FROM (
            SELECT 1 FROM word WHERE source_language = ? AND target_language = ?
            AND coalesce(own_translations, found_translations) IS NOT NULL LIMIT ?
          )
          """,
        arguments: [direction.from.code, direction.to.code, limit]
      ) ?? 0
    }
  }

  public func words(_ sample: WordSample) async throws(WordStoreError) -> [Word] {
    try await read(orWhenMissing: []) { database in
      // Draws more until enough words have a translation or all were seen.
      var drawn = sample.count + sample.count / 4 + 16
      while true {
        let positions = try positions(drawn, of: sample, in: database)
        let words = try words(at: positions, upTo: sample.count, in: database)
        if words.count == sample.count || positions.count < drawn { return words }
        drawn *= 4
      }
    }
  }

  public func words(spelledExactly texts: [String], in direction: Direction) async throws(WordStoreError) -> [Word] {
    try await read(orWhenMissing: []) { database in
      let table = WordTable(database)
      return try texts.compactMap { try table.word($0, direction) }.filter { !$0.translations.isEmpty }
    }
  }

  public func newest(in direction: Direction, limit: Int) async throws(WordStoreError) -> [SampledWord] {
    try await read(orWhenMissing: []) { database in
      let sql = """
        SELECT id, text, coalesce(own_translations, found_translations) FROM word
        WHERE source_language = ? AND target_language = ? AND coalesce(own_translations, found_translations) IS NOT NULL
        ORDER BY position DESC LIMIT ?
        """
      var words: [SampledWord] = []
      try database.forEachRow(sql, [direction.from.code, direction.to.code, limit]) { row in
        var columns = RowReader(row, of: "word", key: nil)
        let (id, text) = (try columns.uuid(), try columns.text())
        guard let translation = try columns.linesIfAny().first else { return }
        words.append(SampledWord(id: Word.ID(id), text: text, translation: translation))
      }
      return words
    }
  }

  private func positions(_ count: Int, of sample: WordSample, in database: Database) throws -> [Int64] {
    let rows = try Row.fetchCursor(
      database, sql: "SELECT position, text FROM word WHERE source_language = ? AND target_language = ?",
      arguments: [sample.direction.from.code, sample.direction.to.code]
    )
    var drawn = SmallestRanks<Int64>(count)
    while let row = try rows.next() {
      guard let position = Int64.fromDatabaseValue(row[0]), let text = String.fromDatabaseValue(row[1]) else {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a word has no text")
      }
      drawn.offer(position, rank: sample.rank(text))
    }
    return drawn.sorted()
  }

  private func words(at positions: [Int64], upTo count: Int, in database: Database) throws -> [Word] {
    let table = WordTable(database)
    var words: [Word] = []
    for position in positions where words.count < count {
      words += try table.words(where: "position = ?", [position]).filter { !$0.translations.isEmpty }
    }
    return words
  }

  private func read<Value: Sendable>(orWhenMissing missing: Value, _ body: @Sendable (Database) throws -> Value)
    async throws(WordStoreError) -> Value
  {
    do throws(StorageError) { return try await database.read(orWhenMissing: missing, body) } catch { throw .storage(error) }
  }
}
