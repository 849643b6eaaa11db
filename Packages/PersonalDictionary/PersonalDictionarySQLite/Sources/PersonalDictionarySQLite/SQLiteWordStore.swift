public import CoreModule
public import CoreModuleSQLite
import Foundation
import GRDB
public import PersonalDictionary

/// The words in the database.
public struct SQLiteWordStore: WordStore {
  private let database: SQLiteDatabase
  private let clock: WallClock
  private let random: RandomSource

  /// A store over `database`, whose schema includes ``PersonalDictionarySchema``.
  public init(database: SQLiteDatabase, clock: WallClock, random: RandomSource) {
    self.database = database
    self.clock = clock
    self.random = random
  }

  /// See `WordStore.words(_:)`.
  public func words(_ query: WordQuery) async throws(WordStoreError) -> [Word] {
    try read { try WordSearch(query, in: $0).words() }
  }

  /// See `WordStore.words(numbered:)`.
  public func words(numbered numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try read { database in try numbers.compactMap { try word(numbered: $0, in: database) } }
  }

  /// See `WordStore.words(spelled:)`.
  public func words(spelled text: String) async throws(WordStoreError) -> [Word] {
    try read { database in
      let exact = try words(in: database, where: "text = ?", [text])
      return exact.isEmpty ? try words(in: database, where: "folded_text = ?", [FoldedText(text).description]) : exact
    }
  }

  /// See `WordStore.save(_:)`.
  public func save(_ drafts: [WordDraft]) async throws(WordStoreError) -> [SavedWord] {
    try write(.add, subjects: { $0.map(\.word.text) }) { database in
      .success(try drafts.map { SavedWord(word: try save($0, in: database)) })
    }
  }

  /// See `WordStore.edit(_:_:)`.
  public func edit(_ numbers: [Word.Number], _ edit: WordEdit) async throws(WordStoreError) -> [Word] {
    try write(edit.stepName, subjects: { $0.map(\.text) }) { database in
      try changing(numbers, in: database) { word in
        let edited: Word
        do throws(WordStoreError) { edited = try edit.applied(to: word, at: clock.now()) } catch { return .failure(error) }
        if let other = try self.word(edited.text, edited.direction, in: database), other.number != word.number {
          return .failure(.alreadyThere(other))
        }
        try update(word, to: edited, in: database)
        return .success(edited)
      }
    }
  }

  /// See `WordStore.delete(_:)`.
  public func delete(_ numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try write(.rm, subjects: { $0.map(\.text) }) { database in
      try changing(numbers, in: database) { word in
        try WordIndex(database).remove(word.number)
        try database.execute(sql: "DELETE FROM word WHERE number = ?", arguments: [word.number.rawValue])
        return .success(word)
      }
    }
  }
}

extension SQLiteWordStore {
  private func read(_ body: (Database) throws -> [Word]) throws(WordStoreError) -> [Word] {
    do throws(StorageError) { return try database.read(orWhenMissing: [], body) } catch { throw .storage(error) }
  }

  /// Runs `body` in one transaction, which is one step; a failure it returns takes everything back.
  private func write<Value>(
    _ step: StepName, subjects: (Value) -> [String], _ body: (Database) throws -> Result<Value, WordStoreError>
  ) throws(WordStoreError) -> Value {
    let result: Result<Value, WordStoreError>
    do throws(StorageError) { result = try database.writeOrRefuse(step, subjects: subjects, body) } catch { throw .storage(error) }
    return try result.get()
  }

  private func changing(
    _ numbers: [Word.Number], in database: Database, _ change: (Word) throws -> Result<Word, WordStoreError>
  ) throws -> Result<[Word], WordStoreError> {
    var changed: [Word] = []
    for number in numbers {
      guard let word = try word(numbered: number, in: database) else { return .failure(.noSuchWord(number)) }
      switch try change(word) {
      case .success(let word): changed.append(word)
      case .failure(let error): return .failure(error)
      }
    }
    return .success(changed)
  }

  private func save(_ draft: WordDraft, in database: Database) throws -> Word {
    let now = clock.now()
    if let known = try word(draft.text.description, draft.direction, in: database) {
      let merged = draft.merged(into: known, at: now)
      try update(known, to: merged, in: database)
      return merged
    }
    let new = draft.word(number: try nextNumber(in: database), id: Word.ID(random.uuid()), at: now)
    try insert(new, in: database)
    return new
  }

  private func insert(_ word: Word, in database: Database) throws {
    let columns = word.columns
    let names = columns.map(\.name).joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let statement = try database.cachedStatement(sql: "INSERT INTO word (number, position, \(names)) VALUES (?, ?, \(marks))")
    let position = try freePosition(for: word, in: database)
    try statement.execute(arguments: StatementArguments([word.number.rawValue, position] + columns.map(\.value)))
    try WordIndex(database).add(word.number)
  }

  private func nextNumber(in database: Database) throws -> Word.Number {
    let statement = try database.cachedStatement(sql: "UPDATE word_number SET last = last + 1 RETURNING last")
    guard let number = try Int.fetchOne(statement) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the last word number is gone")
    }
    return Word.Number(number)
  }

  private func update(_ old: Word, to word: Word, in database: Database) throws {
    let changed = zip(old.columns, word.columns).filter { $0.value?.databaseValue != $1.value?.databaseValue }.map(\.1)
    guard !changed.isEmpty else { return }
    let isIndexed = changed.contains { WordIndex.columns.contains($0.name) }
    if isIndexed { try WordIndex(database).remove(word.number) }
    let assignments = changed.map { "\($0.name) = ?" }.joined(separator: ", ")
    try database.execute(
      sql: "UPDATE word SET \(assignments) WHERE number = ?", arguments: StatementArguments(changed.map(\.value) + [word.number.rawValue])
    )
    if isIndexed { try WordIndex(database).add(word.number) }
  }

  /// The first place that is free after all words of the same second; small steps keep the search index small.
  private func freePosition(for word: Word, in database: Database) throws -> Int64 {
    let statement = try database.cachedStatement(sql: "SELECT max(position) FROM word WHERE position BETWEEN ? AND ?")
    var first = word.created.wholeSeconds << 16
    while let last = try Int64.fetchOne(statement, arguments: [first, first | 0xFFFF]) {
      if last & 0xFFFF < 0xFFFF { return last + 1 }
      first = last + 1
    }
    return first
  }

  private func word(numbered number: Word.Number, in database: Database) throws -> Word? {
    try words(in: database, where: "number = ?", [number.rawValue]).first
  }

  private func word(_ text: String, _ direction: Direction, in database: Database) throws -> Word? {
    try words(
      in: database, where: "text = ? AND source_language = ? AND target_language = ?", [text, direction.from.code, direction.to.code]
    ).first
  }

  private func words(in database: Database, where condition: String, _ arguments: StatementArguments) throws -> [Word] {
    try Word.fetchAll(database, "SELECT \(Word.storedColumns) FROM word WHERE \(condition) ORDER BY position DESC", arguments)
  }
}
