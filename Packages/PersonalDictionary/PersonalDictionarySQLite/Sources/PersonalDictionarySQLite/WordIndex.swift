import CoreModule
import CoreModuleSQLite
import GRDB
import PersonalDictionary

/// Updates the search index of the table `word`, the folded notes, tags and examples, and the counts of the tags. A row must be removed
/// from the index before it changes, and added again afterwards.
struct WordIndex {
  /// The columns that the index holds.
  static let columns: Set<String> = ["folded_text", "folded_translations", "note", "tags", "examples"]

  /// The index as data that can be verified and rebuilt.
  static var derived: DerivedData {
    let index = DerivedData.searchIndex("word_search")
    return DerivedData(index.name) { database in
      try WordIndex(database).hasAllRemarks() && index.isConsistent(database)
    } rebuild: { database in
      try WordIndex(database).rebuild()
    }
  }

  private let database: Database

  init(_ database: Database) { self.database = database }

  func add(_ number: Word.Number) throws {
    if let position = try position(of: number) { try add(at: position) }
  }

  /// The text with the marks that the view `word_search_content` adds to it.
  private static func marked(_ text: String) -> String { "\n" + text + "\n\u{1}" }

  func remove(_ number: Word.Number) throws {
    if let position = try position(of: number) { try remove(at: position) }
  }

  private func position(of number: Word.Number) throws -> Int64? {
    try Int64.fetchOne(database.cachedStatement(sql: "SELECT position FROM word WHERE number = ?"), arguments: [number.rawValue])
  }

  func add(at position: Int64) throws {
    let statement = try database.cachedStatement(sql: "SELECT \(Self.remarks) FROM word WHERE position = ?")
    if let row = try Row.fetchOne(statement, arguments: [position]) {
      try addRemarks(at: position, Self.folded(row, from: 0))
      try WordTags(database).count(String.fromDatabaseValue(row[1]), 1)
    }
    try change("INSERT INTO word_search (rowid, \(Self.texts)) SELECT position, \(Self.texts)", position)
  }

  func remove(at position: Int64) throws {
    try change("INSERT INTO word_search (word_search, rowid, \(Self.texts)) SELECT 'delete', position, \(Self.texts)", position)
    try database.cachedStatement(sql: "DELETE FROM word_remark WHERE position = ?").execute(arguments: [position])
    let tags = try String.fetchOne(database.cachedStatement(sql: "SELECT tags FROM word WHERE position = ?"), arguments: [position])
    try WordTags(database).count(tags, -1)
  }

  /// Folds the texts of a word again.
  func fold(at position: Int64) throws {
    let sql = "SELECT \(Word.storedColumns) FROM word WHERE position = ?"
    guard let word = try Word.fetchAll(database, sql, [position]).first else { return }
    try database.cachedStatement(sql: "UPDATE word SET folded_text = ?, folded_translations = ? WHERE position = ?")
      .execute(arguments: [word.foldedText, word.foldedTranslations, position])
  }

  /// Makes the whole index again, and the counts.
  func rebuildAll() throws {
    try rebuild()
    try WordTags.rebuild(database)
  }

  /// Makes the whole index again.
  func rebuild() throws {
    try database.execute(sql: "DELETE FROM word_remark")
    let rows = try Row.fetchCursor(database, sql: "SELECT position, \(Self.remarks) FROM word WHERE \(Self.hasRemarks)")
    while let row = try rows.next() {
      guard let position = Int64.fromDatabaseValue(row[0]) else { continue }
      try addRemarks(at: position, Self.folded(row, from: 1))
    }
    try DerivedData.searchIndex("word_search").rebuild(database)
  }

  /// Whether `word_remark` has the folded notes, tags and examples of all words that have any, and no others.
  private func hasAllRemarks() throws -> Bool {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT word.note, word.tags, word.examples, word_remark.note, word_remark.tags, word_remark.examples
        FROM word LEFT JOIN word_remark USING (position) WHERE \(Self.hasRemarks)
        """
    )
    var count = 0
    while let row = try rows.next() {
      count += 1
      guard Self.folded(row, from: 0) == (3..<6).map({ String.fromDatabaseValue(row[$0]) }) else { return false }
    }
    return try Int.fetchOne(database, sql: "SELECT count(*) FROM word_remark") == count
  }

  private static let remarks = "note, tags, examples"
  private static let texts = "text, translations, \(remarks)"

  /// The condition that a word has a note, tags or examples.
  static let hasRemarks = "(word.note IS NOT NULL OR word.tags IS NOT NULL OR word.examples IS NOT NULL)"

  /// The folded note, tags and examples in three columns of a word. In a damaged file a value may have any type.
  private static func folded(_ row: Row, from start: Int) -> [String?] {
    let stored = (start..<start + 3).map { String.fromDatabaseValue(row[$0]) }
    let examples = stored[2].map { [WordExample](stored: $0)?.searchedText ?? "" }
    return [stored[0], stored[1], examples].map { text in text.map { FoldedText($0).description } }
  }

  private func addRemarks(at position: Int64, _ remarks: [String?]) throws {
    try Self.add(remarks, at: position, RepeatedStatement(Self.remarkInsertion, in: database))
  }

  private static func add(_ remarks: [String?], at position: Int64, _ insertion: RepeatedStatement) throws {
    guard remarks.contains(where: { $0 != nil }) else { return }
    try insertion.run { values in
      values.add(position)
      for remark in remarks { values.add(remark) }
    }
  }

  private static let remarkInsertion = Database.insertion(of: ["position", "note", "tags", "examples"], into: "word_remark")

  private func change(_ statement: String, _ position: Int64) throws {
    try database.cachedStatement(sql: "\(statement) FROM word_search_content WHERE position = ?").execute(arguments: [position])
  }
}

extension WordIndex {
  /// Adds new rows whose texts are known.
  struct Insertion {
    private let texts: RepeatedStatement
    private let remarks: RepeatedStatement
    private let tags: WordTags

    init(_ database: Database) throws {
      texts = try RepeatedStatement("INSERT INTO word_search (rowid, \(WordIndex.texts)) VALUES (?, ?, ?, ?, ?, ?)", in: database)
      remarks = try RepeatedStatement(WordIndex.remarkInsertion, in: database)
      tags = try WordTags(database)
    }

    func add(at position: Int64, _ folded: FoldedTexts, tags stored: String?) throws {
      try tags.count(stored, 1)
      try WordIndex.add(folded.remarks, at: position, remarks)
      try texts.run { values in
        values.add(position)
        for text in [folded.text, folded.translations] + folded.remarks { values.add(text.map(WordIndex.marked)) }
      }
    }
  }
}
