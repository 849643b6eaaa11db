import AppGraph
import ContentKeyboard
import ContentKeyboardTesting
import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Stemming
import StemmingTesting
import TodoList
import UBCOTranslation
import WordGame

/// An app whose whole outside world is in memory.
@MainActor
struct TestApp {
  let log = RecordingLog()
  let changes = ManualDataChanges()
  let words: InMemoryWordStore
  let tasks = InMemoryTodoStore(clock: clock, localTime: .fixed(seconds: 0), random: .counting())
  let games = InMemoryGameStore()
  let router = RecordingRouter<PersonalDictionaryDestination>()
  let roots = InMemoryRootStore()
  let stemRouter = RecordingRouter<StemmingDestination>()

  init() { words = InMemoryWordStore(clock: Self.clock, random: .counting(), log: log) }

  static let clock = WallClock.fixed(Timestamp(milliseconds: 1_700_000_000_000))

  /// One dictionary that knows one word.
  static let source = StubSource(translations: [.initial: ["house": ["дом"]]])

  var environment: AppEnvironment {
    var environment = AppEnvironment(
      clock: Self.clock, localTime: .fixed(seconds: 0), random: .counting(), log: log, dataChanges: changes, undoLog: StubUndoLog(),
      backups: StubBackups(), dataCheck: StubDataCheck(), wordStore: words, wordSampler: words, gradedDictionary: Self.source,
      sourceStore: StubSources([Self.source]).store, sourceOpener: StubSources([Self.source]).opener,
      installedDictionaries: StubInstalledDictionaries(), httpClient: ContentSources.givenService, todoStore: tasks,
      syncAccess: SyncAccess(store: tasks, server: { _ in nil }, pause: Pause { _ in }, random: .counting()),
      contentSources: .given, grammarCatalogue: StubGrammars(), ruleFileReader: LineRuleReader(), reminderMark: InMemoryDayMark(),
      practiceReminderMark: InMemoryDayMark(), notifier: RecordingNotifier()
    )
    (environment.gameStore, environment.rootStore) = (games, roots)
    return environment
  }

  func build() -> AppGraph { AppGraph(environment: environment) }

  func buildDictionary() -> PersonalDictionaryGraph { build().personalDictionary(router: router).build() }

  func buildTodoList() -> TodoListGraph { build().todoList(router: RecordingRouter<TodoListDestination>()).build() }
  func buildStemming() -> StemmingGraph { build().stemming(router: stemRouter).build() }

  /// Keeps words as another screen would: without telling anyone yet.
  func keep(_ texts: String...) async throws {
    _ = try await words.save(texts.map { WordDraft(text: try UserText($0), direction: .initial) })
  }
}
