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
    try read { database in try numbers.compactMap { try WordTable(database).word(numbered: $0) } }
  }

  /// See `WordStore.words(spelled:)`.
  public func words(spelled text: String) async throws(WordStoreError) -> [Word] {
    try read { database in
      let table = WordTable(database)
      let exact = try table.words(where: "text = ?", [text])
      return exact.isEmpty ? try table.words(where: "folded_text = ?", [FoldedText(text).description]) : exact
    }
  }

  /// See `WordStore.words(near:limit:)`.
  public func words(near text: String, limit: Int) async throws(WordStoreError) -> [Word] {
    guard let nearMiss = NearMiss(of: text) else { return [] }
    return try read { database in
      let nearest = nearMiss.nearest(try StoredSpellings(database).like(nearMiss), limit: limit)
      return try nearest.compactMap { try WordTable(database).word(numbered: $0) }
    }
  }

  /// See `WordStore.save(_:)`.
  public func save(_ drafts: [WordDraft]) async throws(WordStoreError) -> [SavedWord] {
    // Words that were all there already got something added to them; taking that back leaves them there.
    try write(naming: { $0.contains { $0.word.lookups == 1 } ? .add : .edit }, subjects: { $0.map(\.word.text) }) { database in
      let table = WordTable(database)
      var saved: [SavedWord] = []
      for draft in drafts {
        switch try save(draft, in: table) {
        case .success(let word): saved.append(SavedWord(word: word))
        case .failure(let error): return .failure(error)
        }
      }
      return .success(saved)
    }
  }

  /// See `WordStore.edit(_:_:)`.
  public func edit(_ numbers: [Word.Number], _ edit: WordEdit) async throws(WordStoreError) -> [Word] {
    try write(edit.stepName, subjects: { $0.map(\.text) }) { database in
      let table = WordTable(database)
      return try changing(numbers, in: table) { word in
        let edited: Word
        do throws(WordStoreError) { edited = try edit.applied(to: word, at: clock.now()) } catch { return .failure(error) }
        if let other = try table.word(edited.text, edited.direction), other.number != word.number { return .failure(.alreadyThere(other)) }
        try table.update(word, to: edited)
        return .success(edited)
      }
    }
  }

  /// See `WordStore.delete(_:)`.
  public func delete(_ numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try write(.rm, subjects: { $0.map(\.text) }) { database in
      let table = WordTable(database)
      return try changing(numbers, in: table) { word in
        try table.delete(word.number)
        return .success(word)
      }
    }
  }

  /// See `WordStore.take(_:isTrial:)`.
  public func take(_ words: [Word], isTrial: Bool) async throws(WordStoreError) -> [TakenWord] {
    guard !isTrial else {
      let unhindered = WordIntake(words, known: [], lastNumber: 0)
      do throws(StorageError) {
        return try database.read(orWhenMissing: nil) { try StoredIntake($0).trial(words) } ?? unhindered.taken()
      } catch { throw .storage(error) }
    }
    return try write(.fileImport, subjects: { $0.filter { !$0.isSkipped }.map(\.word.text) }) { database in
      .success(try StoredIntake(database).take(words))
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
    try write(naming: { _ in step }, subjects: subjects, body)
  }

  private func write<Value>(
    naming step: (Value) -> StepName, subjects: (Value) -> [String], _ body: (Database) throws -> Result<Value, WordStoreError>
  ) throws(WordStoreError) -> Value {
    let result: Result<Value, WordStoreError>
    do throws(StorageError) { result = try database.writeOrRefuse(naming: step, subjects: subjects, body) } catch { throw .storage(error) }
    return try result.get()
  }

  private func changing(
    _ numbers: [Word.Number], in table: WordTable, _ change: (Word) throws -> Result<Word, WordStoreError>
  ) throws -> Result<[Word], WordStoreError> {
    var changed: [Word] = []
    for number in numbers {
      guard let word = try table.word(numbered: number) else { return .failure(.noSuchWord(number)) }
      switch try change(word) {
      case .success(let word): changed.append(word)
      case .failure(let error): return .failure(error)
      }
    }
    return .success(changed)
  }

  private func save(_ draft: WordDraft, in table: WordTable) throws -> Result<Word, WordStoreError> {
    let now = clock.now()
    if let known = try table.word(draft.text.description, draft.direction) {
      let merged: Word
      do throws(NotesTooLong) { merged = try draft.merged(into: known, at: now) } catch {
        return .failure(.notesTooLong(known, bytes: error.bytes))
      }
      try table.update(known, to: merged)
      return .success(merged)
    }
    let new = draft.word(number: try table.nextNumber(), id: Word.ID(random.uuid()), at: now)
    try table.insert(new)
    return .success(new)
  }
}
