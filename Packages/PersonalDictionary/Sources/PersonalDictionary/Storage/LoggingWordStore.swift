public import CoreModule

/// Logs the calls of a store and their outcomes. Words are logged at debug level only.
public struct LoggingWordStore: WordStore {
  private let base: any WordStore
  private let log: any Log

  /// Creates a wrapper that logs to `log`.
  public init(_ base: any WordStore, log: any Log) {
    self.base = base
    self.log = CategoryLog("words", log)
  }

  /// See ``WordStore/words(_:)``.
  public func words(_ query: WordQuery) async throws(WordStoreError) -> [Word] {
    try await logged("list \(query)") { () throws(WordStoreError) in try await base.words(query) }
  }

  /// See ``WordStore/words(numbered:)``.
  public func words(numbered numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try await logged("read \(numbers)") { () throws(WordStoreError) in try await base.words(numbered: numbers) }
  }

  /// See ``WordStore/words(spelled:)``.
  public func words(spelled text: String) async throws(WordStoreError) -> [Word] {
    try await logged("select \(text)") { () throws(WordStoreError) in try await base.words(spelled: text) }
  }

  /// See ``WordStore/words(near:limit:)``.
  public func words(near text: String, limit: Int) async throws(WordStoreError) -> [Word] {
    try await logged("near \(text)") { () throws(WordStoreError) in try await base.words(near: text, limit: limit) }
  }

  /// See ``WordStore/save(_:)``.
  public func save(_ drafts: [WordDraft]) async throws(WordStoreError) -> [SavedWord] {
    try await logged("save \(drafts.map(\.text))") { () throws(WordStoreError) in try await base.save(drafts) }
  }

  /// See ``WordStore/edit(_:_:)``.
  public func edit(_ numbers: [Word.Number], _ edit: WordEdit) async throws(WordStoreError) -> [Word] {
    try await logged("edit \(numbers)") { () throws(WordStoreError) in try await base.edit(numbers, edit) }
  }

  /// See ``WordStore/delete(_:)``.
  public func delete(_ numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try await logged("delete \(numbers)") { () throws(WordStoreError) in try await base.delete(numbers) }
  }

  /// See ``WordStore/take(_:isTrial:in:)``.
  public func take(_ words: [Word], isTrial: Bool, in change: Change?) async throws(WordStoreError) -> [ImportedWord] {
    try await logged("\(isTrial ? "try" : "take") \(words.map(\.text))") { () throws(WordStoreError) in
      try await base.take(words, isTrial: isTrial, in: change)
    }
  }

  private func logged<Value>(
    _ action: @autoclosure () -> String, _ body: () async throws(WordStoreError) -> [Value]
  ) async throws(WordStoreError) -> [Value] {
    log.debug(action())
    do {
      let values = try await body()
      log.info("\(action().prefix { $0 != " " }): \(values.count)")
      return values
    } catch {
      log.warning("\(action().prefix { $0 != " " }) failed")
      log.debug("\(error)")
      throw error
    }
  }
}
