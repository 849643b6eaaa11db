import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting

/// A personal dictionary whose stores and sources are behind a gate.
@MainActor
struct GatedDictionary: PersonalDictionaryDependency {
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
    let clock = WallClock.fixed(Timestamp(milliseconds: 1_600_000_000_000))
    let words = InMemoryWordStore(clock: clock, random: .counting())
    wordStore = RowWordStore(GatedStorage(words.storage, gate), clock: clock, random: .counting())
    directionStore = RowDirectionStore(GatedStorage(InMemoryDirectionStore().storage, gate))
    let given = StubSources([Self.source, Self.other, Self.service])
    sourceStore = RowSourceStore(GatedStorage(given.store.storage, gate))
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

  /// With fewer of them, look-ups wait less often.
  private static let directions = [Direction.initial, .initial.reversed]
  private static let source = StubSource(
    directions: directions, translations: [.initial: ["house": ["дом"]]],
    suggestions: [.initial: ["hause": ["house"], "huse": ["house"]]]
  )
  private static let other = StubSource(name: "other", directions: directions, translations: [.initial: ["tree": ["древо"]]])
  private static let service = StubSource(
    name: "service", isLocal: false, directions: directions, translations: [.initial: ["far": ["далеко"], "sky": ["небо"]]]
  )

  /// Stores four words, the last two of which wait for a service.
  func filled() async throws -> PersonalDictionaryGraph {
    var drafts = try ["house", "tree", "far", "faraway"].map { try word($0, $0 == "house" ? ["home"] : []) }
    for index in 2...3 { drafts[index].pendingReason = .offline }
    _ = try await wordStore.save(drafts)
    return PersonalDictionaryBuilder(dependency: self, router: RecordingRouter<PersonalDictionaryDestination>()).build()
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
