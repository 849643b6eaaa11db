import CoreModule
import GRDB
import PersonalDictionary

/// Answers a ``WordQuery`` from the table and its search index.
///
/// * Terms of three letters or more: the index finds the rows, newest first, and stops at the limit.
/// * Only shorter ones: the newest rows are read, which is enough for letters that are common; else every trigram that begins with the
///   letters is looked for in the index.
/// * The conditions that the index cannot answer are checked row by row.
struct WordSearch {
  private let query: WordQuery

  init(_ query: WordQuery) { self.query = query }

  func words(_ database: Database) throws -> [Word] {
    let wanted = query.terms.filter { !$0.isExcluded }
    let long = wanted.filter { $0.folded.unicodeScalars.count >= 3 }
    if !long.isEmpty { return try indexed(database, match: long.map(match).joined(separator: " AND ")) }
    guard let short = wanted.max(by: { $0.folded.unicodeScalars.count < $1.folded.unicodeScalars.count }) else {
      return try scanned(database)
    }
    if let newest = try newest(database) { return newest }
    guard let grams = try grams(beginningWith: short.folded, in: database) else { return try scanned(database) }
    if grams.isEmpty { return [] }
    return try indexed(database, match: columns(short.field) + "(" + grams.map(quoted).joined(separator: " OR ") + ")")
  }

  private func indexed(_ database: Database, match: String) throws -> [Word] {
    var conditions = conditions
    conditions.add("word_search MATCH ?", match)
    return try fetch(
      database, from: "word_search CROSS JOIN word ON word.position = word_search.rowid", by: "word_search.rowid", conditions)
  }

  private func scanned(_ database: Database) throws -> [Word] {
    try fetch(database, from: "word", by: "word.position", conditions)
  }

  /// The answer, when the newest rows alone fill the limit.
  private func newest(_ database: Database) throws -> [Word]? {
    guard let limit = query.limit, query.order == .newest else { return nil }
    let newest = "(SELECT * FROM word ORDER BY position DESC LIMIT 2000) AS word"
    let words = try fetch(database, from: newest, by: "word.position", conditions)
    return words.count == limit ? words : nil
  }

  private func fetch(_ database: Database, from tables: String, by position: String, _ conditions: Conditions) throws -> [Word] {
    let filter = conditions.sql.isEmpty ? "" : " WHERE " + conditions.sql.joined(separator: " AND ")
    let limit = query.limit.map { " LIMIT \($0)" } ?? ""
    let sql = "SELECT word.* FROM \(tables)\(filter) ORDER BY \(order(by: position))\(limit)"
    return try Row.fetchAll(database, sql: sql, arguments: StatementArguments(conditions.arguments)).map(Word.init(row:))
  }

  private func order(by position: String) -> String {
    switch query.order {
    case .newest: "\(position) DESC"
    case .oldest: "\(position) ASC"
    case .text: "word.folded_text, word.number"
    case .lookups: "word.lookups DESC, word.number DESC"
    }
  }

  private var conditions: Conditions {
    var conditions = Conditions()
    if query.isStarred { conditions.add("word.is_starred") }
    if let from = query.from { conditions.add("word.source_language = ?", from.code) }
    if let to = query.to { conditions.add("word.target_language = ?", to.code) }
    for tag in query.tags { conditions.add("instr(char(10) || word.tags || char(10), char(10) || ? || char(10))", tag) }
    if let since = query.since { conditions.add("word.created >= ?", since.milliseconds) }
    if let status = query.status { conditions.add(Self.condition(for: status)) }
    for term in query.terms where term.isExcluded || term.folded.unicodeScalars.count < 3 { conditions.add(term) }
    return conditions
  }

  private static func condition(for status: WordStatusKind) -> String {
    let isTranslated = "coalesce(word.own_translations, word.found_translations) IS NOT NULL"
    return switch status {
    case .translated: isTranslated
    case .pending: "NOT \(isTranslated) AND word.pending_reason IS NOT NULL"
    case .untranslated: "NOT \(isTranslated) AND word.pending_reason IS NULL"
    }
  }
}

extension WordSearch {
  private func match(_ term: SearchTerm) -> String { columns(term.field) + quoted(term.folded) }

  private func columns(_ field: SearchField) -> String {
    switch field {
    case .word: "text : "
    case .translation: "translations : "
    case .both: ""
    }
  }

  private func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }

  /// The trigrams in the index that begin with `letters`, or `nil` when they are so many that reading all rows is no slower.
  private func grams(beginningWith letters: String, in database: Database) throws -> [String]? {
    let next = try database.cachedStatement(sql: "SELECT term FROM word_gram WHERE term >= ? AND term < ? LIMIT 1")
    var grams: [String] = []
    var start = letters
    while let gram = try String.fetchOne(next, arguments: [start, letters + "\u{10FFFF}"]) {
      if grams.count == 2000 { return nil }
      grams.append(gram)
      start = gram + "\u{1}"
    }
    return grams
  }
}

/// The conditions of a statement, all of which must hold.
private struct Conditions {
  private(set) var sql: [String] = []
  private(set) var arguments: [any DatabaseValueConvertible] = []

  mutating func add(_ condition: String, _ arguments: any DatabaseValueConvertible...) {
    sql.append(condition)
    self.arguments += arguments
  }

  mutating func add(_ term: SearchTerm) {
    let isIn = term.isExcluded ? "NOT instr" : "instr"
    switch term.field {
    case .word: add("\(isIn)(word.folded_text, ?)", term.folded)
    case .translation: add("\(isIn)(word.folded_translations, ?)", term.folded)
    case .both:
      let joiner = term.isExcluded ? "AND" : "OR"
      add("(\(isIn)(word.folded_text, ?) \(joiner) \(isIn)(word.folded_translations, ?))", term.folded, term.folded)
    }
  }
}
