import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Synchronization

/// A personal dictionary over stores in memory that can be told to fail.
@MainActor
struct DictionaryFixture: PersonalDictionaryDependency {
  let words = InMemoryWordStore(clock: .ticking(from: Timestamp(milliseconds: 1_000)), random: .counting())
  let directions = InMemoryDirectionStore()
  let router = RecordingRouter<PersonalDictionaryDestination>()
  var sources = StubSources([Self.source])
  var spokenLanguage: Language?
  var installedDictionaries: any InstalledDictionaries = StubInstalledDictionaries()

  var sourceStore: any SourceStore { sources.store }
  var sourceOpener: SourceOpener { sources.opener }
  var wordStore: any WordStore { words }
  var directionStore: any DirectionStore { directions }
  var dataChanges: any DataChanges { ManualDataChanges() }
  var reminderMark: any DayMark = InMemoryDayMark()
  var clock = WallClock.fixed(Timestamp(milliseconds: 1_700_000_000_000))
  var localTime = LocalTime.fixed(seconds: 0)
  var changeGroup: any ChangeGroup = SeparateChanges()
  let random = RandomSource.counting()
  var knownWords: any KnownWords = NoKnownWords()
  var serviceRecords: any ServiceRecords = NoServiceRecords()

  /// Knows a word in one direction only, and one in both.
  static let source = StubSource(
    translations: [
      .initial: ["house": ["дом", "здание"], "tree": ["дерево"], "bank": ["банк"]],
      .initial.reversed: ["кот": ["cat"], "bank": ["shore"]], germanRussian: ["Haus": ["дом"]], frenchRussian: ["maison": ["дом"]],
    ],
    suggestions: [
      .initial: ["hause": ["house", "tree"], "house": ["tree"]], .initial.reversed: ["код": ["кот"]],
      germanRussian: ["hauss": ["Haus", "Maus", "Laus"]], frenchRussian: ["hauss": ["hausse"], "хаус": ["hausse"]],
    ]
  )

  private static let germanRussian = Direction(from: .german, to: .russian)!
  private static let frenchRussian = Direction(from: .french, to: .russian)!

  func build() -> PersonalDictionaryGraph { PersonalDictionaryBuilder(dependency: self, router: router).build() }

  /// Saves words without a look-up.
  @discardableResult
  func keep(_ drafts: WordDraft...) async throws -> [Word] { try await words.save(drafts) }

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

/// Counts how often each text was asked for.
final class CountingSource: DictionarySource {
  private let base: StubSource
  private let questions = Mutex<[String]>([])

  init(_ base: StubSource) { self.base = base }

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
