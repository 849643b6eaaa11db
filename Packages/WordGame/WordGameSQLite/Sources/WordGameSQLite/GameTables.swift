public import CoreModule
import CoreModuleSQLite
import GRDB
public import WordGame

/// The rows of `game_round` and `game_answer`.
public struct GameTables: GameRows {
  private let database: Database

  init(_ database: Database) { self.database = database }

  public func rounds(_ query: RoundQuery) throws -> [RoundRecord] {
    var conditions = LanguageConditions(query.languages)
    if query.isUnfinished { conditions.add("result IS NULL") }
    if let until = query.until { conditions.add("started <= ?", [until.milliseconds]) }
    if let decks = query.decks {
      conditions.add("deck IN (\(decks.map { _ in "?" }.joined(separator: ", ")))", decks.map(\.stored))
    }
    let end = query.limit.map { " LIMIT \($0)" } ?? ""
    let sql = """
      SELECT \(RoundRecord.storedColumns) FROM game_round WHERE \(conditions.sql) ORDER BY started DESC, position DESC\(end)
      """
    return try Row.fetchAll(database, sql: sql, arguments: conditions.arguments).map(RoundRecord.init(row:))
  }

  public func answers(of round: RoundSetup.ID) throws -> [RecordedAnswer] {
    guard let position = try position(of: round) else { return [] }
    let sql = "SELECT \(RecordedAnswer.storedColumns) FROM game_answer WHERE round = ? ORDER BY place"
    return try Row.fetchAll(database, sql: sql, arguments: [position]).map(RecordedAnswer.init(row:))
  }

  /// The index is already in the order of this query.
  public func forEachAnswer(in languages: WordLanguages, _ body: (AnsweredWord) throws -> Void) throws {
    let conditions = LanguageConditions(languages)
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT position, source_language, target_language, prompt, given, is_correct FROM game_answer WHERE \(conditions.sql)
        ORDER BY source_language, target_language, prompt, given, position
        """,
      arguments: conditions.arguments
    )
    while let row = try rows.next() {
      var columns = RowReader(row, of: "game_answer", from: 1)
      let (languages, prompt, given) = (try columns.languages(), try columns.text(), try columns.moment())
      try body(AnsweredWord(prompt: prompt, languages: languages, isCorrect: try columns.flag(), given: given))
    }
  }

  /// Finds each word through the index, and reads only as many answers as count for its streak.
  public func progress(in languages: LanguagePair?, at now: Timestamp) throws -> [WordProgress] {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        WITH RECURSIVE word (prompt) AS (
          SELECT min(prompt) FROM game_answer WHERE source_language = :from AND target_language = :to
          UNION ALL
          SELECT (
            SELECT min(prompt) FROM game_answer
            WHERE source_language = :from AND target_language = :to AND prompt > word.prompt
          ) FROM word WHERE prompt IS NOT NULL
        )
        SELECT last.position, last.prompt, last.given, (
          SELECT coalesce(min(iif(is_correct, NULL, place)) - 1, count(*)) FROM (
            SELECT is_correct, row_number() OVER (ORDER BY given DESC, position DESC) AS place FROM (
              SELECT is_correct, given, position FROM game_answer
              WHERE source_language = :from AND target_language = :to AND prompt = word.prompt AND given <= :now
              ORDER BY given DESC, position DESC LIMIT :most
            )
          )
        )
        FROM word JOIN game_answer AS last ON last.position = (
          SELECT position FROM game_answer
          WHERE source_language = :from AND target_language = :to AND prompt = word.prompt AND given <= :now
          ORDER BY given DESC, position DESC LIMIT 1
        )
        """,
      arguments: [
        "from": languages?.from ?? "", "to": languages?.to ?? "", "now": now.milliseconds, "most": WordProgress.longestStreak,
      ]
    )
    var progress: [WordProgress] = []
    while let row = try rows.next() {
      var columns = RowReader(row, of: "game_answer", from: 1)
      let (prompt, last) = (try columns.text(), try columns.moment())
      progress.append(WordProgress(prompt: prompt, streak: Int(try columns.integer()), last: last))
    }
    return progress
  }

  public func hasAnswer(at index: Int, of round: RoundSetup.ID) throws -> Bool {
    guard let position = try position(of: round) else { return false }
    let statement = try database.cachedStatement(sql: "SELECT 1 FROM game_answer WHERE round = ? AND place = ?")
    return try Row.fetchOne(statement, arguments: [position, index]) != nil
  }

  public func answerCount(of round: RoundSetup.ID) throws -> Int? {
    guard let position = try position(of: round) else { return nil }
    return try Int.fetchOne(database.cachedStatement(sql: "SELECT count(*) FROM game_answer WHERE round = ?"), arguments: [position])
  }

  public func put(_ record: RoundRecord) throws {
    guard let position = try position(of: record.setup.id) else { return try database.insert(record.columns, into: "game_round") }
    try database.cachedStatement(sql: "UPDATE game_round SET played = ?, correct = ?, wrong = ?, result = ? WHERE position = ?").execute(
      arguments: [record.played.milliseconds, record.correct, record.wrong, record.result?.rawValue, position]
    )
  }

  public func insert(_ answers: [RecordedAnswer], of record: RoundRecord) throws {
    guard let position = try position(of: record.setup.id) else { return }
    for answer in answers { try database.insert(answer.columns(of: record, at: position), into: "game_answer") }
  }

  public func deleteAnswers(of round: RoundSetup.ID) throws {
    guard let position = try position(of: round) else { return }
    try database.execute(sql: "DELETE FROM game_answer WHERE round = ?", arguments: [position])
  }

  private func position(of round: RoundSetup.ID) throws -> Int64? {
    try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT position FROM game_round WHERE id = ?"), arguments: [round.rawValue]
    )
  }
}

/// SQL conditions on the language columns and others.
struct LanguageConditions {
  private var parts: [String] = []
  private var values: [any DatabaseValueConvertible] = []

  init(_ languages: WordLanguages) {
    switch languages {
    case .any: break
    case .these(let pair): add("source_language = ? AND target_language = ?", [pair?.from ?? "", pair?.to ?? ""])
    case .partly(let from, let to):
      if let from { add("source_language = ?", [from]) }
      if let to { add("target_language = ?", [to]) }
    }
  }

  var sql: String { parts.isEmpty ? "TRUE" : parts.joined(separator: " AND ") }
  var arguments: StatementArguments { StatementArguments(values) }

  mutating func add(_ condition: String, _ values: [any DatabaseValueConvertible] = []) {
    parts.append(condition)
    self.values += values
  }
}
