public import CoreModule
import CoreModuleSQLite
import GRDB
public import PersonalDictionary

extension WordTable {
  public func words(_ query: WordQuery) throws -> [Word] { try WordSearch(query: query, database: database).words() }
  public func count() throws -> WordCount {
    // Without any condition, even TRUE, SQLite counts the entries of an index page by page instead of looking at each word.
    func count(_ condition: String = "") throws -> Int {
      try Int.fetchOne(database.cachedStatement(sql: "SELECT count(*) FROM word \(condition)")) ?? 0
    }
    return WordCount(all: try count(), starred: try count("WHERE is_starred"))
  }

  public func words(withText text: String) throws -> [Word] { try words(where: "text = ?", [text]) }
  public func words(withFoldedText text: String) throws -> [Word] { try words(where: "folded_text = ?", [text]) }

  public func spellings(like nearMiss: NearMiss) throws -> [(number: Word.Number, folded: String)] {
    try StoredSpellings(database).like(nearMiss)
  }

  public func baseForms() throws -> [(number: Word.Number, baseForm: String)] {
    let rows = try Row.fetchAll(
      database, sql: "SELECT number, found_base_form FROM word WHERE found_base_form IS NOT NULL ORDER BY position DESC"
    )
    return rows.map { (Word.Number($0[0]), $0[1]) }
  }

  public func words(like words: [Word]) throws -> [Word] {
    if try self.words(where: "position = (SELECT max(position) FROM word)", []).isEmpty { return [] }
    var existing: [Word] = []
    var seen: Set<Word.Number> = []
    let spelling = try RepeatedStatement(
      "SELECT 1 FROM word WHERE text = ? AND source_language = ? AND target_language = ?", in: database
    )
    let identity = try RepeatedStatement("SELECT 1 FROM word WHERE id = ?", in: database)
    for word in words {
      // Faster than reading it, and most identities are new.
      let sameID = try identity.hasRow { $0.add(word.id.rawValue) } ? try self.word(identified: word.id) : nil
      if let sameID, seen.insert(sameID.number).inserted { existing.append(sameID) }
      if let sameID, sameID.text == word.text, sameID.direction == word.direction { continue }
      let isThere = try spelling.hasRow { for text in [word.text, word.direction.from.code, word.direction.to.code] { $0.add(text) } }
      guard isThere, let other = try self.word(word.text, word.direction) else { continue }
      if seen.insert(other.number).inserted { existing.append(other) }
    }
    return existing
  }

  public func word(numbered number: Word.Number) throws -> Word? { try words(where: "number = ?", [number.rawValue]).first }

  public func word(identified id: Word.ID) throws -> Word? { try words(where: "id = ?", [id.rawValue]).first }

  public func word(_ text: String, _ direction: Direction) throws -> Word? {
    try words(where: "text = ? AND source_language = ? AND target_language = ?", [text, direction.from.code, direction.to.code]).first
  }

  func words(where condition: String, _ arguments: StatementArguments) throws -> [Word] {
    try Word.fetchAll(database, "SELECT \(Word.storedColumns) FROM word WHERE \(condition) ORDER BY position DESC", arguments)
  }
}
