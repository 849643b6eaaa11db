import CoreModuleSQLite
import GRDB
import PersonalDictionary

extension WordSearch {
  /// The number of the newest matches that are ranked. If there are more, better ones among the rest are found by the characters around the
  /// term.
  private static let newestToRank = 200
  /// The search for better matches ends after this many rows that the index finds but that have a worse rank.
  private static let missLimit = 500

  /// The words with the best matches first. Without a limit, all are read and sorted.
  func best() throws -> [Word] {
    var newest = query
    newest.order = .newest
    newest.after = nil
    let wanted = query.wantedTerms
    newest.limit = query.after == nil ? query.limit.map { wanted.isEmpty ? $0 : max($0, Self.newestToRank) } : nil
    var words = try WordSearch(query: newest, database: database).words()
    guard let limit = newest.limit, words.count == limit, !wanted.isEmpty else { return query.bestFirst(words) }
    newest.limit = query.limit
    var seen = Set(words.map(\.number))
    for rank in [MatchRank.equal, .wholeWord, .beginning] {
      let better = try WordSearch(query: newest, database: database).matches(of: rank)
      words += better.filter { seen.insert($0.number).inserted }
      if better.count >= query.limit ?? 0 { break }
    }
    return query.bestFirst(words)
  }

  /// The newest words of this rank or a better one.
  private func matches(of rank: MatchRank) throws -> [Word] {
    let limit = query.limit ?? .max
    guard let match = match(rank), limit > 0 else { return [] }
    let conditions = Conditions(query).adding("word_search MATCH ?", match)
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT \(Word.storedColumns) FROM \(Self.indexedRows) WHERE \(conditions.sql) ORDER BY word_search.rowid DESC",
      arguments: StatementArguments(conditions.arguments)
    )
    var words: [Word] = []
    var misses = 0
    while words.count < limit, misses < Self.missLimit, let row = try rows.next() {
      let word = try Word(RowReader(row, of: "word"))
      if query.rank(of: word) <= rank { words.append(word) } else { misses += 1 }
    }
    return words
  }

  /// The index query for all words of this rank, and possibly a few others; `nil` when the index cannot find them.
  private func match(_ rank: MatchRank) -> String? {
    let wanted = query.wantedTerms
    let terms = wanted.compactMap { $0.match(rank) }
    guard terms.count == wanted.count else { return nil }
    let all = terms.joined(separator: " AND ")
    guard rank == .equal, wanted.count > 1, let phrase = query.phrase?.match(.equal) else { return all }
    return "(\(all)) OR \(phrase)"
  }
}

extension SearchTerm {
  /// The characters before or after a word; a line break also marks the beginning and end of a text.
  private static let boundaries = ["\n", " ", "-", "'", "’", "(", ")", "/", ",", ".", ";", ":", "!", "?", "¿", "¡", "\""]

  /// The index query for the term as a whole line, as a word or as the beginning of one; `nil` when that is too short for trigrams.
  fileprivate func match(_ rank: MatchRank) -> String? {
    switch rank {
    case .equal: return field.match("\n" + folded + "\n")
    case .wholeWord where folded.unicodeScalars.count == 1:
      let around = ["\n", " "]
      return field.match(any: around.flatMap { before in around.map { before + folded + $0 } })
    case .wholeWord:
      let ends = field.match(any: Self.boundaries.map { folded + $0 })
      return match(.beginning).map { "(\($0) AND \(ends))" }
    case .beginning where folded.unicodeScalars.count > 1: return field.match(any: Self.boundaries.map { $0 + folded })
    case .beginning, .same, .anywhere: return nil
    }
  }
}
