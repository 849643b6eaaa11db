import GRDB
import PersonalDictionary

/// Answers a ``WordQuery`` from the table and its search index.
///
/// * Terms of at least three letters: the index finds the rows, newest first, and stops at the limit. If a few rare trigrams need less
///   reading (``RareTrigrams``), their rows are checked instead.
/// * Only shorter terms: the newest rows are read, which is enough for common letters; else the index is searched for every trigram that
///   begins with the letters.
/// * The conditions that the index cannot answer are checked row by row.
struct WordSearch {
  let query: WordQuery
  let database: Database

  func words() throws -> [Word] {
    if query.order == .best { return try best() }
    let wanted = query.terms.filter { !$0.isExcluded }
    let long = wanted.filter { $0.folded.unicodeScalars.count >= 3 }
    if !long.isEmpty { return try words(withLong: long) }
    guard let short = wanted.max(by: { $0.folded.unicodeScalars.count < $1.folded.unicodeScalars.count }) else { return try scanned() }
    if let newest = try newest() { return newest }
    guard let trigrams = try trigrams(beginningWith: short.folded) else { return try scanned() }
    if trigrams.isEmpty { return [] }
    return try indexed(short.field.match(any: trigrams), conditions)
  }

  private func scanned() throws -> [Word] {
    try fetch(from: "word", by: "word.position", conditions, limit: query.limit)
  }

  /// The result, if the newest rows fill the limit.
  private func newest() throws -> [Word]? {
    guard let limit = query.limit, query.order == .newest else { return nil }
    let newest = "(SELECT * FROM word ORDER BY position DESC LIMIT 2000) AS word"
    let words = try fetch(from: newest, by: "word.position", conditions, limit: limit)
    return words.count == limit ? words : nil
  }

  /// The trigrams in the index that begin with `letters`; `nil` when there are so many that reading all rows is as fast.
  private func trigrams(beginningWith letters: String) throws -> [String]? {
    let next = try database.cachedStatement(sql: "SELECT term FROM word_gram WHERE term >= ? AND term < ? LIMIT 1")
    var trigrams: [String] = []
    var start = letters
    while let trigram = try String.fetchOne(next, arguments: [start, letters + "\u{10FFFF}"]) {
      if trigrams.count == 2000 { return nil }
      trigrams.append(trigram)
      start = trigram + "\u{1}"
    }
    return trigrams
  }
}

extension WordSearch {
  static let indexedRows = "word_search CROSS JOIN word ON word.position = word_search.rowid"

  private func words(withLong terms: [SearchTerm]) throws -> [Word] {
    let whole = terms.map { $0.field.match($0.folded) }.joined(separator: " AND ")
    guard let rare = try RareTrigrams(terms, in: database) else { return try indexed(whole, conditions) }
    if rare.isShort { return try indexed(rare.trigrams[0].field.match(rare.trigrams[0].text), conditions.adding(terms)) }
    guard query.order == .newest else { return try indexed(whole, conditions) }
    let search = RareTrigramSearch(database: database, terms: terms, conditions: conditions, limit: query.limit ?? .max)
    let (words, unread) = try search.words(following: rare)
    guard let unread else { return words }
    let limit = query.limit.map { $0 - words.count }
    return words + (try indexed(whole, conditions.adding("word_search.rowid < ?", unread), limit: limit))
  }

  private func indexed(_ match: String, _ conditions: Conditions) throws -> [Word] {
    try indexed(match, conditions, limit: query.limit)
  }

  private func indexed(_ match: String, _ conditions: Conditions, limit: Int?) throws -> [Word] {
    try fetch(from: Self.indexedRows, by: "word_search.rowid", conditions.adding("word_search MATCH ?", match), limit: limit)
  }

  private func fetch(from tables: String, by position: String, _ conditions: Conditions, limit: Int?) throws -> [Word] {
    let end = limit.map { " LIMIT \($0)" } ?? ""
    return try Word.fetchAll(
      database, "SELECT \(Word.storedColumns) FROM \(tables) WHERE \(conditions.sql) ORDER BY \(order(by: position))\(end)",
      StatementArguments(conditions.arguments)
    )
  }

  private func order(by position: String) -> String {
    switch query.order {
    case .best, .newest: "\(position) DESC"
    case .oldest: "\(position) ASC"
    case .text: "word.folded_text, word.number"
    case .lookups: "word.lookups DESC, word.number DESC"
    }
  }

  private var conditions: Conditions { Conditions(query) }
}
