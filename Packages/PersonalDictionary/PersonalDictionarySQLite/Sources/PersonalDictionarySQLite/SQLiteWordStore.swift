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

  /// Creates a store over `database`, whose schema includes ``PersonalDictionarySchema``.
  public init(database: SQLiteDatabase, clock: WallClock, random: RandomSource) {
    self.database = database
    self.clock = clock
    self.random = random
  }

  /// See `WordStore.words(_:)`.
  public func words(_ query: WordQuery) async throws(WordStoreError) -> [Word] {
    try await read { try WordSearch(query, in: $0).words() }
  }

  /// See `WordStore.words(numbered:)`.
  public func words(numbered numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try await read { database in try numbers.compactMap { try WordTable(database).word(numbered: $0) } }
  }

  /// See `WordStore.words(spelled:)`.
  public func words(spelled text: String) async throws(WordStoreError) -> [Word] {
    try await read { database in
      let table = WordTable(database)
      let exact = try table.words(where: "text = ?", [text])
      return exact.isEmpty ? try table.words(where: "folded_text = ?", [FoldedText(text).description]) : exact
    }
  }

  /// See `WordStore.words(near:limit:)`.
  public func words(near text: String, limit: Int) async throws(WordStoreError) -> [Word] {
    guard let nearMiss = NearMiss(of: text) else { return [] }
    return try await read { database in
      let nearest = nearMiss.nearest(try StoredSpellings(database).like(nearMiss), limit: limit)
      return try nearest.compactMap { try WordTable(database).word(numbered: $0) }
    }
  }

  /// See `WordStore.save(_:)`.
  public func save(_ drafts: [WordDraft]) async throws(WordStoreError) -> [SavedWord] {
    // If all words existed already, the undo step is an edit.
    try await change(naming: { $0.contains { $0.word.lookups == 1 } ? .add : .edit }, subjects: { $0.map(\.word) }) { try $0.save(drafts) }
  }

  /// See `WordStore.edit(_:_:)`.
  public func edit(_ numbers: [Word.Number], _ edit: WordEdit) async throws(WordStoreError) -> [Word] {
    try await change(naming: { _ in edit.stepName }, subjects: { $0 }) { try $0.edit(numbers, edit) }
  }

  /// See `WordStore.delete(_:)`.
  public func delete(_ numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try await change(naming: { _ in .rm }, subjects: { $0 }) { try $0.delete(numbers) }
  }

  /// See `WordStore.take(_:isTrial:in:)`.
  public func take(_ words: [Word], isTrial: Bool, in change: Change?) async throws(WordStoreError) -> [ImportedWord] {
    guard !isTrial else {
      let intoEmptyStore = WordImportPlan(words, existing: [], lastNumber: 0)
      do throws(StorageError) {
        return try await database.read(orWhenMissing: nil) { try WordImporter($0).preview(words) } ?? intoEmptyStore.results()
      } catch { throw .storage(error) }
    }
    return try await write(naming: { _ in .fileImport }, in: change, subjects: { $0.filter { !$0.isSkipped }.map(\.word) }) {
      try WordImporter($0).importWords(words)
    }
  }
}

extension SQLiteWordStore {
  private func read(_ body: @Sendable (Database) throws -> [Word]) async throws(WordStoreError) -> [Word] {
    do throws(StorageError) { return try await database.read(orWhenMissing: [], body) } catch { throw .storage(error) }
  }

  private func change<Value: Sendable>(
    naming step: @Sendable (Value) -> StepName, subjects: @Sendable (Value) -> [Word],
    _ body: @Sendable (inout WordChanges<WordTable>) throws -> Value
  ) async throws(WordStoreError) -> Value {
    try await write(naming: step, subjects: subjects) { database in
      var changes = WordChanges(WordTable(database), clock: clock, random: random)
      return try body(&changes)
    }
  }

  /// Runs `body` in one transaction and one undo step, which a thrown ``WordStoreError`` rolls back.
  private func write<Value: Sendable>(
    naming step: @Sendable (Value) -> StepName, in change: Change? = nil, subjects: @Sendable (Value) -> [Word],
    _ body: @Sendable (Database) throws -> Value
  ) async throws(WordStoreError) -> Value {
    let result: Result<Value, WordStoreError>
    do throws(StorageError) {
      result = try await database.writeOrRefuse(naming: step, in: change, subjects: { subjects($0).map(\.text) }) { database in
        do { return .success(try body(database)) } catch let error as WordStoreError { return .failure(error) }
      }
    } catch { throw .storage(error) }
    return try result.get()
  }
}
