import GRDB
import PersonalDictionary

/// Follows a ``SearchLead`` from the newest word to the oldest and checks the rows it leads to.
///
/// When many rows on the way do not have the terms, the trigram that most of them lack leads from there on, together with the others: so
/// even frequent trigrams that never stand together are soon seen to lead nowhere.
struct LedSearch {
  let database: Database
  let terms: [SearchTerm]
  /// What else the words must be.
  let conditions: Conditions
  let limit: Int

  /// After so many rows without the terms, the lead changes.
  private static let patience = 32
  /// More trigrams than this are no better than the terms themselves.
  private static let mostFollowed = 4

  /// The newest words, and the position before which there may be more that the lead is of no use to find.
  func words(following lead: SearchLead) throws -> (words: [Word], rest: Int64?) {
    var words: [Word] = []
    var followed = Array(lead.grams.prefix(1))
    var others = Array(lead.grams.dropFirst())
    var position = Int64.max
    while true {
      guard let stop = try follow(followed, besides: others, before: position, to: &words) else { return (words, nil) }
      position = stop.position
      guard let most = stop.lacks.max(), most > Self.patience / 2, followed.count < Self.mostFollowed else { return (words, position) }
      followed.append(others.remove(at: stop.lacks.firstIndex(of: most) ?? 0))
    }
  }

  /// Adds what it finds to `words`.
  ///
  /// - Returns: Where patience ended, and how many of the rows without the terms lacked each of `others`; `nil` when it did not end.
  private func follow(
    _ followed: [Gram], besides others: [Gram], before position: Int64, to words: inout [Word]
  ) throws -> (position: Int64, lacks: [Int])? {
    let rows = try rows(following: followed, besides: others, before: position)
    var lacks = others.map { _ in 0 }
    var misses = 0
    while words.count < limit, let row = try rows.next() {
      let (place, checks) = (Word.storedColumnCount, Word.storedColumnCount + 1)
      if row[checks] == true {
        words.append(try Word(row: row))
        continue
      }
      for index in others.indices where row[checks + 1 + index] == false { lacks[index] += 1 }
      misses += 1
      if misses == Self.patience { return (row[place], lacks) }
    }
    return nil
  }

  /// Rows of the stored columns, the position, whether the row has all terms, and for each of `others` whether it has that.
  private func rows(following followed: [Gram], besides others: [Gram], before position: Int64) throws -> RowCursor {
    let all = Conditions().adding(terms)
    let each = others.map { Conditions().adding(contained: $0.text, in: $0.field) }
    let match = followed.map { $0.field.match($0.text) }.joined(separator: " AND ")
    let wanted = conditions.adding("word_search MATCH ?", match).adding("word_search.rowid < ?", position)
    return try Row.fetchCursor(
      database,
      sql: """
        SELECT \(Word.storedColumns), word.position, \(([all] + each).map(\.sql).joined(separator: ", "))
        FROM \(WordSearch.indexedRows) WHERE \(wanted.sql) ORDER BY word_search.rowid DESC
        """,
      arguments: StatementArguments(all.arguments + each.flatMap(\.arguments) + wanted.arguments)
    )
  }
}
