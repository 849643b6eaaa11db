import CoreModuleSQLite
import GRDB
import PersonalDictionary

/// Reads the rows with the rarest trigram, newest first, and checks whether they have all terms.
///
/// After many misses, the trigram that most of them lack is added to the index query. So a search for frequent trigrams that never occur
/// together ends early.
struct RareTrigramSearch {
  let database: Database
  let terms: [SearchTerm]
  /// The further conditions.
  let conditions: Conditions
  let limit: Int

  /// After this many misses another trigram is added.
  private static let missLimit = 32
  /// More trigrams are no faster than the whole terms.
  private static let maximumTrigrams = 4

  /// The newest words, and the position before which the remaining words must be searched by the whole terms.
  func words(following rare: RareTrigrams) throws -> (words: [Word], unread: Int64?) {
    var words: [Word] = []
    var followed = Array(rare.trigrams.prefix(1))
    var others = Array(rare.trigrams.dropFirst())
    var position = Int64.max
    while true {
      guard let stop = try follow(followed, besides: others, before: position, to: &words) else { return (words, nil) }
      position = stop.position
      guard let most = stop.lacks.max(), most > Self.missLimit / 2, followed.count < Self.maximumTrigrams else { return (words, position) }
      followed.append(others.remove(at: stop.lacks.firstIndex(of: most) ?? 0))
    }
  }

  /// Adds the words it finds to `words`.
  ///
  /// - Returns: The position after ``missLimit`` misses, and how many of these lacked each of `others`; `nil` when the search is complete.
  private func follow(
    _ followed: [Trigram], besides others: [Trigram], before position: Int64, to words: inout [Word]
  ) throws -> (position: Int64, lacks: [Int])? {
    let rows = try rows(following: followed, besides: others, before: position)
    var lacks = others.map { _ in 0 }
    var misses = 0
    while words.count < limit, let row = try rows.next() {
      let (place, checks) = (Word.storedColumnCount, Word.storedColumnCount + 1)
      if row[checks] == true {
        words.append(try Word(RowReader(row, of: "word")))
        continue
      }
      for index in others.indices where row[checks + 1 + index] == false { lacks[index] += 1 }
      misses += 1
      if misses == Self.missLimit { return (row[place], lacks) }
    }
    return nil
  }

  /// Rows of the stored columns, the position, whether the row has all terms, and whether it has each of `others`.
  private func rows(following followed: [Trigram], besides others: [Trigram], before position: Int64) throws -> RowCursor {
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
