import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Synchronization

/// A personal dictionary over stores in memory that can be told to fail.
@MainActor
struct GivenDictionary: PersonalDictionaryDependency {
  let words = FailingWordStore(InMemoryWordStore(clock: .ticking(from: Timestamp(milliseconds: 1_000)), random: .counting()))
  let directions = FailingDirectionStore(InMemoryDirectionStore())
  let router = RecordingRouter<PersonalDictionaryDestination>()
  var sources = GivenSources([Self.source])
  var installedDictionaries: any InstalledDictionaries = GivenInstalledDictionaries()

  var sourceStore: any SourceStore { sources.store }
  var sourceOpener: SourceOpener { sources.opener }
  var wordStore: any WordStore { words }
  var directionStore: any DirectionStore { directions }
  var dataChanges: any DataChanges { ManualDataChanges() }
  var reminderMark: any DayMark = GivenDayMark()
  var clock = WallClock.fixed(Timestamp(milliseconds: 1_700_000_000_000))
  var localTime = LocalTime.fixed(seconds: 0)
  var changeGroup: any ChangeGroup = SeparateChanges()
  let random = RandomSource.counting()
  var serviceRecords: any ServiceRecords = NoServiceRecords()

  /// Knows a word in one direction only, and one in both.
  static let source = GivenSource(
    translations: [
      .initial: ["house": ["дом", "здание"], "tree": ["дерево"], "bank": ["банк"]],
      .initial.reversed: ["кот": ["cat"], "bank": ["shore"]],
    ],
    suggestions: [.initial: ["hause": ["house", "tree"], "house": ["tree"]], .initial.reversed: ["код": ["кот"]]]
  )

  func build() -> PersonalDictionaryGraph { PersonalDictionaryBuilder(dependency: self, router: router).build() }

  /// Saves words without a look-up.
  @discardableResult
  func keep(_ drafts: WordDraft...) async throws -> [Word] { try await words.save(drafts).map(\.word) }

  /// All stored words, the newest first.
  func stored() async throws -> [Word] { try await words.words(WordQuery()) }
}

/// A word of the user's in English with these translations into Russian.
func word(_ text: String, _ translations: [String] = [], in direction: Direction = .initial) throws -> WordDraft {
  WordDraft(text: try UserText(text), direction: direction, ownTranslations: translations)
}

extension StorageError {
  static let full = StorageError.diskFull(path: "/glot.db")
}

/// A store that fails on request.
final class FailingWordStore: WordStore {
  private let base: any WordStore
  private let failure = Mutex<WordStoreError?>(nil)

  init(_ base: any WordStore) { self.base = base }

  func fail(_ error: WordStoreError? = .storage(.full)) { failure.withLock { $0 = error } }

  private func check() throws(WordStoreError) { if let error = failure.withLock({ $0 }) { throw error } }

  func words(_ query: WordQuery) async throws(WordStoreError) -> [Word] {
    try check()
    return try await base.words(query)
  }

  func words(numbered numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try check()
    return try await base.words(numbered: numbers)
  }

  func words(spelled text: String) async throws(WordStoreError) -> [Word] {
    try check()
    return try await base.words(spelled: text)
  }

  func words(near text: String, limit: Int) async throws(WordStoreError) -> [Word] {
    try check()
    return try await base.words(near: text, limit: limit)
  }

  func save(_ drafts: [WordDraft]) async throws(WordStoreError) -> [SavedWord] {
    try check()
    return try await base.save(drafts)
  }

  func edit(_ numbers: [Word.Number], _ edit: WordEdit) async throws(WordStoreError) -> [Word] {
    try check()
    return try await base.edit(numbers, edit)
  }

  func take(_ words: [Word], isTrial: Bool, in change: Change?) async throws(WordStoreError) -> [ImportedWord] {
    try check()
    return try await base.take(words, isTrial: isTrial, in: change)
  }

  func delete(_ numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try check()
    return try await base.delete(numbers)
  }
}

/// A direction store that fails on request.
final class FailingDirectionStore: DirectionStore {
  private let base: any DirectionStore
  private let readFailure = Mutex<StorageError?>(nil)
  private let writeFailure = Mutex<StorageError?>(nil)

  init(_ base: any DirectionStore) { self.base = base }

  func fail(reading: StorageError? = .full, writing: StorageError? = .full) {
    readFailure.withLock { $0 = reading }
    writeFailure.withLock { $0 = writing }
  }

  func chosenDirection() async throws(StorageError) -> Direction? {
    if let error = readFailure.withLock({ $0 }) { throw error }
    return try await base.chosenDirection()
  }

  func choose(_ direction: Direction, in change: Change?) async throws(StorageError) {
    if let error = writeFailure.withLock({ $0 }) { throw error }
    try await base.choose(direction, in: change)
  }
}

/// Counts how often each text was asked for.
final class CountingSource: DictionarySource {
  private let base: GivenSource
  private let questions = Mutex<[String]>([])

  init(_ base: GivenSource) { self.base = base }

  var name: String { base.name }
  var kind: String { base.kind }
  var isLocal: Bool { base.isLocal }
  var directions: [Direction] { base.directions }
  var headwordCount: Int? { base.headwordCount }

  /// The texts asked for, oldest first.
  var asked: [String] { questions.withLock { $0 } }

  func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    questions.withLock { $0.append(text) }
    return try base.entries(for: text, in: direction)
  }
}
