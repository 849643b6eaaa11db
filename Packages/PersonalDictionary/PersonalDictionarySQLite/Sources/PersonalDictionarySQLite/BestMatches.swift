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
    var words = try WordSearch(query: newest, database: database).words().map { (word: $0, rank: query.rank(of: $0)) }
    guard let limit = newest.limit, words.count == limit, !wanted.isEmpty else { return query.bestFirst(ranked: words) }
    newest.limit = query.limit
    var seen = Set(words.map(\.word.number))
    // A rank of which the newest matches alone fill the list needs no search.
    for rank in [MatchRank.equal, .wholeWord, .beginning] where words.count(where: { $0.rank <= rank }) < query.limit ?? 0 {
      words += try WordSearch(query: newest, database: database).matches(of: rank).filter { seen.insert($0.word.number).inserted }
    }
    return query.bestFirst(ranked: words)
  }

  /// The newest words of this rank or a better one.
  private func matches(of rank: MatchRank) throws -> [(word: Word, rank: MatchRank)] {
    let limit = query.limit ?? .max
    guard limit > 0, let match = try match(rank) else { return [] }
    let conditions = Conditions(query).adding("word_search MATCH ?", match)
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT \(Word.storedColumns) FROM \(Self.indexedRows) WHERE \(conditions.sql) ORDER BY word_search.rowid DESC",
      arguments: StatementArguments(conditions.arguments)
    )
    var words: [(word: Word, rank: MatchRank)] = []
    var misses = 0
    while words.count < limit, misses < Self.missLimit, let row = try rows.next() {
      let word = try Word(RowReader(row, of: "word"))
      let own = query.rank(of: word)
      if own <= rank { words.append((word, own)) } else { misses += 1 }
    }
    return words
  }

  /// The index query for all words of this rank, and possibly a few others; `nil` when the index cannot find them.
  private func match(_ rank: MatchRank) throws -> String? {
    let wanted = query.wantedTerms
    let terms = try wanted.compactMap { try $0.match(rank, isInIndex: isInIndex) }
    guard terms.count == wanted.count else { return nil }
    let all = terms.joined(separator: " AND ")
    guard rank == .equal, wanted.count > 1, let phrase = try query.phrase?.match(.equal, isInIndex: isInIndex) else {
      return all
    }
    return "(\(all)) OR \(phrase)"
  }

  /// Whether the index has this trigram.
  private func isInIndex(_ trigram: String) throws -> Bool {
    let any = try database.cachedStatement(sql: "SELECT rowid FROM word_search WHERE word_search MATCH ? LIMIT 1")
    return try Int64.fetchOne(any, arguments: [SearchField.all.match(trigram)]) != nil
  }
}

extension SearchTerm {
  /// The characters before or after a word; a line break also marks the beginning and end of a text.
  private static let boundaries = ["\n", " ", "-", "'", "’", "(", ")", "/", ",", ".", ";", ":", "!", "?", "¿", "¡", "\""]

  /// The index query for the term as a whole line, as a word or as the beginning of one; `nil` when that is too short for trigrams.
  fileprivate func match(_ rank: MatchRank, isInIndex: (String) throws -> Bool) rethrows -> String? {
    switch rank {
    case .equal: return field.match("\n" + folded + "\n")
    case .wholeWord where folded.unicodeScalars.count == 1:
      let around = ["\n", " "]
      return field.match(any: around.flatMap { before in around.map { before + folded + $0 } })
    case .wholeWord:
      // Most of them follow these letters nowhere, and each costs as much as one that does.
      let last = String(folded.unicodeScalars.suffix(2))
      let ends = try Self.boundaries.filter { try isInIndex(last + $0) }
      guard !ends.isEmpty else { return nil }
      return try match(.beginning, isInIndex: isInIndex).map { "(\($0) AND \(field.match(any: ends.map { folded + $0 })))" }
    case .beginning where folded.unicodeScalars.count > 1: return field.match(any: Self.boundaries.map { $0 + folded })
    case .beginning, .same, .anywhere: return nil
    }
  }
}
