import CoreModule
import PersonalDictionary

/// Runs what reads and writes the disk, one call after the other, away from the main actor: whatever the disk does, keys are answered.
actor DiskWork {
  func callAsFunction<Value: Sendable, Failure: Error>(
    _ work: @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await work()
  }
}

/// A store whose every call runs as ``DiskWork``.
struct DiskWordStore: WordStore {
  let base: any WordStore
  let disk: DiskWork

  func words(_ query: WordQuery) async throws(WordStoreError) -> [Word] {
    try await disk { () throws(WordStoreError) in try await base.words(query) }
  }

  func words(numbered numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try await disk { () throws(WordStoreError) in try await base.words(numbered: numbers) }
  }

  func words(spelled text: String) async throws(WordStoreError) -> [Word] {
    try await disk { () throws(WordStoreError) in try await base.words(spelled: text) }
  }

  func words(near text: String, limit: Int) async throws(WordStoreError) -> [Word] {
    try await disk { () throws(WordStoreError) in try await base.words(near: text, limit: limit) }
  }

  func save(_ drafts: [WordDraft]) async throws(WordStoreError) -> [SavedWord] {
    try await disk { () throws(WordStoreError) in try await base.save(drafts) }
  }

  func edit(_ numbers: [Word.Number], _ edit: WordEdit) async throws(WordStoreError) -> [Word] {
    try await disk { () throws(WordStoreError) in try await base.edit(numbers, edit) }
  }

  func delete(_ numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try await disk { () throws(WordStoreError) in try await base.delete(numbers) }
  }

  func take(_ words: [Word], isTrial: Bool) async throws(WordStoreError) -> [TakenWord] {
    try await disk { () throws(WordStoreError) in try await base.take(words, isTrial: isTrial) }
  }
}
