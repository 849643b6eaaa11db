import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting

/// A personal dictionary whose stores and sources are behind a gate.
@MainActor
struct GatedDictionary: PersonalDictionaryDependency {
  let words: any WordStore
  let directions: any DirectionStore
  let wordStore: any WordStore
  let directionStore: any DirectionStore
  let sourceStore: any SourceStore
  let sourceOpener: SourceOpener
  let installedDictionaries: any InstalledDictionaries
  let serviceRecords: any ServiceRecords
  let dataChanges: any DataChanges = ManualDataChanges()
  let reminderMark: any DayMark
  let clock = WallClock.fixed(Timestamp(milliseconds: 1_700_000_000_000))
  let localTime = LocalTime.fixed(seconds: 0)
  let changeGroup: any ChangeGroup = SeparateChanges()
  let random = RandomSource.counting()

  init(_ gate: CallGate) {
    words = InMemoryWordStore(clock: clock, random: .counting())
    directions = InMemoryDirectionStore()
    wordStore = GatedWordStore(base: words, gate: gate)
    directionStore = GatedDirectionStore(base: directions, gate: gate)
    let given = StubSources([Self.source, StubSource(name: "other", translations: [.initial: ["tree": ["древо"]]]), Self.service])
    sourceStore = GatedSourceStore(base: given.store, gate: gate)
    sourceOpener = SourceOpener { configuration in
      given.opener.source(configuration).map { GatedSource(base: $0, gate: gate) }
    }
    let dictionary = InstalledDictionary(
      name: "installed", kind: .dictorg(path: "/given/installed.index"), title: nil, direction: .initial, headwordCount: 1
    )
    installedDictionaries = GatedInstalledDictionaries(base: StubInstalledDictionaries([dictionary]), gate: gate)
    serviceRecords = GatedServiceRecords(base: NoServiceRecords(), gate: gate)
    reminderMark = GatedDayMark(base: InMemoryDayMark(), gate: gate)
  }

  private static let source = StubSource(
    translations: [.initial: ["house": ["дом"]], .initial.reversed: ["кот": ["cat"]]], suggestions: [.initial: ["hause": ["house"]]]
  )
  private static let service = StubSource(name: "service", isLocal: false, translations: [.initial: ["far": ["далеко"], "sky": ["небо"]]])

  /// Stores four words, the last two of which wait for a service.
  func filled() async throws -> PersonalDictionaryGraph {
    var drafts = try ["house", "tree", "far", "faraway"].map { try word($0, $0 == "house" ? ["home"] : []) }
    for index in 2...3 { drafts[index].pendingReason = .offline }
    _ = try await words.save(drafts)
    return PersonalDictionaryBuilder(dependency: self, router: RecordingRouter<PersonalDictionaryDestination>()).build()
  }
}

struct GatedWordStore: WordStore {
  let base: any WordStore
  let gate: CallGate

  func words(_ query: WordQuery) async throws(WordStoreError) -> [Word] {
    try await gate { () throws(WordStoreError) in try await base.words(query) }
  }

  func words(numbered numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try await gate { () throws(WordStoreError) in try await base.words(numbered: numbers) }
  }

  func words(spelled text: String) async throws(WordStoreError) -> [Word] {
    try await gate { () throws(WordStoreError) in try await base.words(spelled: text) }
  }

  func words(near text: String, limit: Int) async throws(WordStoreError) -> [Word] {
    try await gate { () throws(WordStoreError) in try await base.words(near: text, limit: limit) }
  }

  func save(_ drafts: [WordDraft]) async throws(WordStoreError) -> [SavedWord] {
    try await gate { () throws(WordStoreError) in try await base.save(drafts) }
  }

  func edit(_ numbers: [Word.Number], _ edit: WordEdit) async throws(WordStoreError) -> [Word] {
    try await gate { () throws(WordStoreError) in try await base.edit(numbers, edit) }
  }

  func delete(_ numbers: [Word.Number]) async throws(WordStoreError) -> [Word] {
    try await gate { () throws(WordStoreError) in try await base.delete(numbers) }
  }

  func take(_ words: [Word], isTrial: Bool, in change: Change?) async throws(WordStoreError) -> [ImportedWord] {
    try await gate { () throws(WordStoreError) in try await base.take(words, isTrial: isTrial, in: change) }
  }
}

struct GatedDirectionStore: DirectionStore {
  let base: any DirectionStore
  let gate: CallGate

  func chosenDirection() async throws(StorageError) -> Direction? {
    try await gate { () throws(StorageError) in try await base.chosenDirection() }
  }

  func choose(_ direction: Direction, in change: Change?) async throws(StorageError) {
    try await gate { () throws(StorageError) in try await base.choose(direction, in: change) }
  }
}

struct GatedDayMark: DayMark {
  let base: any DayMark
  let gate: CallGate

  func last() async throws(StorageError) -> CalendarDay? {
    try await gate { () throws(StorageError) in try await base.last() }
  }

  func claim(_ day: CalendarDay) async throws(StorageError) -> Bool {
    try await gate { () throws(StorageError) in try await base.claim(day) }
  }
}
