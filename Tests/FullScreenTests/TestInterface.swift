import AppGraph
import ContentKeyboard
import ContentKeyboardTesting
import CoreModule
import CoreModuleTesting
import Foundation
import PersonalDictionary
import PersonalDictionaryTesting
import Practice
import Reading
import ReadingTesting
import Stemming
import StemmingTesting
import TodoList
import UBCOTranslation
import WordGame

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

/// The interface over an app whose whole outside world is in memory.
@MainActor
struct TestInterface {
  let changes: ManualDataChanges
  let words: InMemoryWordStore
  let tasks: InMemoryTodoStore
  let games = InMemoryGameStore()
  let settings = InMemorySettings()
  let files = StubFiles()
  let timer = InMemoryTimer()
  let backups = OptionalFlag()
  let log = RecordingLog()
  let navigator: Navigator

  static let clock = WallClock.fixed(Timestamp(milliseconds: 1_700_000_000_000))

  static let source = StubSource(
    name: "core",
    translations: [
      .initial: ["house": ["дом", "жилище"], "tree": ["дерево"]], Direction.initial.reversed: ["кот": ["cat"]],
      Direction(from: .italian, to: .russian)!: ["sole": ["солнце"]], Direction(from: .spanish, to: .russian)!: ["sole": ["солнце греет"]],
    ],
    suggestions: [.initial: ["hause": ["house", "hose"]]]
  )

  /// That dictionary and an installed one, of which there are two more.
  static var sources: StubSources {
    StubSources([source, StubSource(name: "mueller7", directions: [.initial], translations: [.initial: ["lamp": ["лампа"]]])])
  }

  static let installed = StubInstalledDictionaries(
    ["mueller7", "freedict-eng-rus", "freedict-fra-rus"].map { name in
      InstalledDictionary(
        name: name, kind: .dictorg(path: "/given/\(name).index"), title: "The dictionary \(name)",
        direction: name.contains("fra") ? Direction(from: .french, to: .russian) : .initial, headwordCount: 1234
      )
    }
  )

  init(
    _ given: [Word] = [], tasks givenTasks: [TodoTask] = [], language: InterfaceLanguage = .english, store: (any WordStore)? = nil,
    tabs: [FeatureTab] = FeatureTab.all, board: Board? = nil, isLanguageOverridden: Bool = false,
    clock: WallClock = Self.clock, moment: @escaping @MainActor () -> MonotonicTime = MonotonicTime.now,
    keyWaitLimit: Duration = .seconds(3600),
    gameStore: (any GameStore)? = nil, historyStore: (any HistoryStore)? = nil,
    practice: InMemoryPracticeStore = InMemoryPracticeStore(), reading: InMemoryReadingStore = InMemoryReadingStore(),
    sources: StubSources = Self.sources, gradedDictionary: any GradedDictionary = Self.source,
    changes: ManualDataChanges = ManualDataChanges(), undoLog: StubUndoLog = StubUndoLog()
  ) {
    self.changes = changes
    words = InMemoryWordStore(given, clock: Self.clock, random: .counting())
    tasks = InMemoryTodoStore(givenTasks, clock: Self.clock, localTime: .fixed(seconds: 0), random: .counting())
    var environment = AppEnvironment(
      clock: clock, localTime: .fixed(seconds: 0), random: .counting(), log: log, dataChanges: changes, undoLog: undoLog,
      backups: InMemoryBackups(), dataCheck: StubDataCheck(), wordStore: store ?? words, wordSampler: words,
      gradedDictionary: gradedDictionary,
      sourceStore: sources.store, sourceOpener: sources.opener, installedDictionaries: Self.installed,
      httpClient: ContentSources.givenService, todoStore: tasks,
      syncAccess: SyncAccess(store: tasks, server: { _ in nil }, pause: Pause { _ in }, random: .counting()),
      contentSources: .given,
      grammarCatalogue: StubGrammars(("es", ShorteningGrammar()), ("ru", ShorteningGrammar())), ruleFileReader: LineRuleReader(),
      reminderMark: InMemoryDayMark(), practiceReminderMark: InMemoryDayMark(), notifier: RecordingNotifier()
    )
    environment.nounGenders = GivenGenders()
    environment.boardStore = InMemoryBoardStore(board, clock: Self.clock)
    if let historyStore { environment.historyStore = historyStore }
    (environment.gameStore, environment.practiceStore, environment.readingStore) = (gameStore ?? games, practice, reading)
    (environment.textOpener, environment.fileDigest) = (SampleTexts.files, SampleTexts.files.digest)
    navigator = Navigator(
      graph: AppGraph(environment: environment), settings: settings,
      access: ProgramAccess(
        files: files, home: "/home/given", absolutePath: { $0 }, timer: timer, environmentLanguage: language,
        isLanguageOverridden: isLanguageOverridden, setMakesBackups: { [backups] in backups.value = $0 }
      ),
      clock: clock, localTime: .fixed(seconds: 0), language: language, tabs: tabs, monotonicNow: moment, keyWaitLimit: keyWaitLimit
    )
    navigator.start()
  }

  /// Types keys, each when all that came of the one before is done.
  func type(_ keys: Key...) async {
    for key in keys {
      navigator.handle(key)
      await settle()
    }
  }

  /// Types keys that come at once, as a slow connection brings them.
  func typeAtOnce(_ keys: Key...) async {
    for key in keys { navigator.handle(key) }
    await settle()
  }

  func type(_ text: String) async {
    for character in text { await type(.character(character)) }
  }

  /// Waits until nothing is under way.
  func settle() async {
    repeat { await Task.yield() } while navigator.workCount + navigator.backgroundWorkCount > 0
  }

  /// What is shown in a window of this size when a frame is due.
  func lines(_ columns: Int = 80, _ rows: Int = 24) -> [String] {
    navigator.size = Size(columns: columns, rows: rows)
    navigator.tick()
    return navigator.frame(navigator.size).lines
  }

  func shows(_ text: String) -> Bool { lines().contains { $0.contains(text) } }
}

extension Frame {
  /// The rows as text, without the spaces at their ends.
  var lines: [String] {
    (0..<size.rows).map { row in
      var text = self.row(row).map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}

extension Word {
  /// A word with all that a list shows.
  static func given(
    _ number: Int, _ text: String, _ translations: [String] = [], from: Language = .spanish, to: Language = .english, star: Bool = false,
    pending: PendingReason? = nil, note: String? = nil, tags: [String] = []
  ) -> Word {
    let moment = Timestamp(milliseconds: 1_699_000_000_000 + Int64(number) * 1000)
    let id = UUID(uuid: (15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, UInt8(truncatingIfNeeded: number)))
    return Word(
      number: Word.Number(number), id: Word.ID(id), text: text,
      direction: Direction(from: from, to: to) ?? .initial,
      ownTranslations: translations, pendingReason: pending, isStarred: star, note: note, tags: tags, created: moment, updated: moment
    )
  }

  /// A word with sentences in which it was met.
  static let withExamples: [Word] = {
    var house = given(1, "casa", ["house", "home"])
    house.examples = [
      WordExample("Las casas de mi pueblo son blancas, y cada una tiene un patio con un árbol en medio.", origin: "Don Quijote"),
      WordExample("Mi casa es tu casa."),
    ]
    return [house]
  }()

  /// Words of the first of ``SampleTexts``.
  static let ofText = [
    given(1, "mar", ["море"], to: .russian), given(2, "luz", ["свет"], to: .russian),
    given(3, "farero", ["смотритель маяка"], to: .russian), given(4, "escalera", ["лестница"], to: .russian),
    given(5, "hija", ["дочь"], to: .russian), given(6, "queso", ["сыр"], to: .russian),
  ]

  /// A word to be written from its meaning.
  static let toWrite = [given(1, "desarrollo", ["development"])]
  /// A noun to be written with its article.
  static let toWriteInGerman = [given(1, "Krankenhaus", ["hospital"], from: .german)]

  static let several = [
    given(1, "casa", ["house", "home"]), given(2, "perro", ["dog"], star: true), given(3, "学习", ["учиться", "изучать"], to: .russian),
    given(4, "Schadenfreude", pending: .offline), given(5, "árbol", note: "un árbol", tags: ["nature", "a1"]),
    given(6, "un texto muy largo que no cabe en ninguna ventana", ["a very long text that fits into no window at all, whatever its size"]),
    given(7, "👩‍👩‍👧 e\u{301}", ["family 🇪🇸"]),
  ]
}

/// Knows the gender of one noun.
private struct GivenGenders: NounGenders {
  func gender(of noun: String, in language: Language) -> Gender { noun == "Krankenhaus" && language == .german ? .neuter : [] }
}

extension TodoTask {
  @MainActor private static func task(
    _ number: Int, _ text: String, due days: Int64? = nil, _ change: (inout TodoTask) -> Void = { _ in }
  ) -> TodoTask {
    let now = TestInterface.clock.now()
    let today = LocalTime.fixed(seconds: 0).day(of: now)
    let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(number)))
    var task = TodoTask(
      number: TodoTask.Number(number), id: TodoTask.ID(id), text: text, due: days.map { .day(today.adding(days: $0)) }, created: now,
      updated: now
    )
    change(&task)
    return task
  }

  /// Tasks in each of the groups by time.
  @MainActor static var ofWeeks: [TodoTask] {
    [
      task(1, "Pay the rent", due: -2), task(2, "Call Ann", due: 0), task(3, "Water the plants", due: 1),
      task(4, "Visit the museum", due: 3),
      task(5, "Return the books", due: 20), task(6, "Learn to knit"),
    ]
  }

  /// Tasks of every kind; it is Tuesday, 14 November 2023, 22:13.
  @MainActor static var several: [TodoTask] {
    let now = TestInterface.clock.now()
    return [
      task(1, "Pay the rent", due: -2) { $0.priority = .high },
      task(2, "Water the plants, all of them, also those on the balcony behind the door", due: 1) { task in
        (task.recurrence, task.tags, task.note) = (Recurrence(.weekly, dayOfMonth: nil), ["home", "дом"], "Not too much.")
      },
      task(3, "Buy a can", due: nil) { $0.parent = 2 },
      task(4, "Позвонить Ане") { $0.priority = .low },
      task(5, "Call Ann", due: 0) { $0.due = .moment(now.adding(seconds: 3600)) },
      task(6, "Sleep") { $0.completed = now },
    ]
  }
}
