import CoreModule
import CoreModuleTesting
import PersonalDictionary

/// A store that answers lists, or selected words, only when it may go on.
actor WaitingStore: WordStore {
  enum Waiting {
    case lists
    case selections
  }

  /// The words that were selected, in order.
  private(set) var selections: [Word.Number] = []
  /// How often the words were counted, which the list does after each announced change.
  private(set) var countCount = 0
  /// How often a list was read.
  private(set) var listCount = 0
  private let base: InMemoryWordStore
  private var waitsFor: Waiting?
  /// Told of each change.
  private let changes: ManualDataChanges
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ words: [Word] = [], waitsFor: Waiting? = nil, clock: WallClock, changes: ManualDataChanges = ManualDataChanges()) {
    base = InMemoryWordStore(words, clock: clock, random: .counting())
    self.waitsFor = waitsFor
    self.changes = changes
  }

  func goOn() {
    waitsFor = nil
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  private func turn(_ kind: Waiting) async {
    if waitsFor == kind { await withCheckedContinuation { waiting.append($0) } }
  }

  func words(_ query: WordQuery) async throws(WordStoreError) -> [Word] {
    listCount += 1
    await turn(.lists)
    return try await base.words(query)
  }

  func words(numbered numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    selections += numbers
    await turn(.selections)
    return try await base.words(numbered: numbers)
  }

  func words(identified ids: [Word.ID]) async throws(WordStoreError) -> [Word] { try await base.words(identified: ids) }
  func words(spelled text: String) async throws(WordStoreError) -> [Word] { try await base.words(spelled: text) }

  func count() async throws(WordStoreError) -> WordCount {
    countCount += 1
    return try await base.count()
  }

  func words(near text: String, limit: Int) async throws(WordStoreError) -> [Word] { try await base.words(near: text, limit: limit) }
  func save(_ drafts: [WordDraft]) async throws(WordStoreError) -> [Word] { try await base.save(drafts) }

  func edit(_ numbers: [Word.Number], _ edit: WordEdit, in change: Change?) async throws(WordStoreError) -> [Word] {
    let words = try await base.edit(numbers, edit, in: change)
    changes.announce(.here([.words]))
    return words
  }

  func delete(_ numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    let words = try await base.delete(numbers)
    changes.announce(.here([.words]))
    return words
  }

  func merge(_ words: [Word], isTrial: Bool, in change: Change?) async throws(WordStoreError) -> [ImportedWord] {
    try await base.merge(words, isTrial: isTrial, in: change)
  }
}
