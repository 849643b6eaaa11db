public import CoreModule
import CoreModuleSQLite
import GRDB
public import PersonalDictionary

/// The rows of `word` in one transaction, with their search index and the last number.
public struct WordTable: WordRows {
  let database: Database
  private let insertions = WordInsertions()

  init(_ database: Database) { self.database = database }

  public func lastNumber() throws -> Int { try PersonalDictionarySchema.wordNumber.last(in: database) }
  public func nextNumber() throws -> Word.Number { Word.Number(try PersonalDictionarySchema.wordNumber.next(in: database)) }
  public func raiseLastNumber(to number: Int) throws { try PersonalDictionarySchema.wordNumber.raise(to: number, in: database) }

  /// Words of the same second get consecutive positions.
  public func insert(_ word: Word) throws {
    let second = word.created.wholeSeconds
    let next = insertions.last.flatMap { $0.second == second && $0.position & 0xFFFF < 0xFFFF ? $0.position + 1 : nil }
    let position = try next ?? freePosition(for: word)
    try insertions.insert(word, at: position, in: database)
    insertions.last = (second, position)
  }

  public func update(_ old: Word, to word: Word) throws {
    // Positions follow the second of creation and never change in a row.
    guard old.created.wholeSeconds == word.created.wholeSeconds else {
      try delete(old.number)
      return try insert(word)
    }
    var isIndexed = false
    try database.update("word", number: word.number.rawValue, from: old.columns, to: word.columns) { changed in
      isIndexed = !changed.isDisjoint(with: WordIndex.columns)
      if isIndexed { try WordIndex(database).remove(word.number) }
    }
    if isIndexed { try WordIndex(database).add(word.number) }
  }

  public func delete(_ number: Word.Number) throws {
    try WordIndex(database).remove(number)
    try database.cachedStatement(sql: "DELETE FROM word WHERE number = ?").execute(arguments: [number.rawValue])
  }

  /// The first free position after all words of the same second; small steps keep the search index small.
  private func freePosition(for word: Word) throws -> Int64 {
    let statement = try RepeatedStatement("SELECT max(position) FROM word WHERE position BETWEEN ? AND ?", in: database)
    var first = word.created.wholeSeconds << 16
    func last() throws -> Int64? {
      try statement.first {
        $0.add(first)
        $0.add(first | 0xFFFF)
      } _: {
        $0.integer(0)
      } ?? nil
    }
    while let last = try last() {
      if last & 0xFFFF < 0xFFFF { return last + 1 }
      first = last + 1
    }
    return first
  }
}

/// The state that the insertions of words in one transaction share.
private final class WordInsertions {
  /// The position of the last word, so that the next one needs no query.
  var last: (second: Int64, position: Int64)?
  private var statements: (word: RepeatedStatement, index: WordIndex.Insertion)?

  private static let insertion = Database.insertion(of: PersonalDictionarySchema.wordColumns, into: "word")

  func insert(_ word: Word, at position: Int64, in database: Database) throws {
    let made = try statements ?? (RepeatedStatement(Self.insertion, in: database), WordIndex.Insertion(database))
    statements = made
    let folded = FoldedTexts(of: word)
    try made.word.run { word.add(to: &$0, at: position, folded) }
    try made.index.add(at: position, folded, tags: word.tags.storedLines)
  }
}
