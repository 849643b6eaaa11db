public import ContentKeyboard
public import CoreModule
public import PersonalDictionary
public import Practice
public import Reading
public import Stemming
public import TodoList
public import UBCOTranslation
public import WordGame

/// The app's dependencies on the outside world, chosen once at launch.
public struct AppEnvironment: Sendable {
  /// Tells the time.
  public var clock: WallClock
  /// The user's time zone.
  public var localTime: LocalTime
  /// The log.
  public var log: any Log
  /// Does all work on the user's data.
  public var disk = DiskWork()
  /// Announces committed changes.
  public var dataChanges: any DataChanges
  /// Undoes and redoes changes.
  public var undoLog: any UndoLog
  /// Makes and restores backups of all data.
  public var backups: any Backups
  /// Checks the stored data for damage.
  public var dataCheck: any DataCheck
  /// Makes changes in several stores one transaction.
  public var changeGroup: any ChangeGroup = SeparateChanges()
  /// The stored words.
  public var wordStore: any WordStore
  /// The stored direction.
  public var directionStore: any DirectionStore = InMemoryDirectionStore()
  /// The language that the user speaks, by the system's settings; `nil` if glot does not know it.
  public var spokenLanguage: Language?
  /// The stored chain of dictionaries.
  public var sourceStore: any SourceStore
  /// Opens the dictionaries of the chain.
  public var sourceOpener: SourceOpener { didSet { sourceOpener.client = httpClient } }
  /// The dictionaries whose files are on this machine.
  public var installedDictionaries: any InstalledDictionaries
  /// The cached answers and request counts of services.
  public var serviceRecords: any ServiceRecords = NoServiceRecords()
  /// The client for all HTTP services: dictionaries, the task server and services of boards.
  public var httpClient: any HTTPClient { didSet { shareHTTPClient() } }
  /// The stored tasks.
  public var todoStore: any TodoStore
  /// What a sync of the tasks needs.
  public var syncAccess: SyncAccess { didSet { syncAccess.client = httpClient } }
  /// The source of randomness.
  public var random: RandomSource
  /// Samples the stored words.
  public var wordSampler: any WordSampler
  /// The user's texts that complete a typed beginning.
  public var suggestions = UserSuggestions()
  /// The dictionary that ranks words by how common they are.
  public var gradedDictionary: any GradedDictionary
  /// The genders of nouns, for lists of words.
  public var nounGenders: any NounGenders = NoNounGenders()
  /// The stored rounds of the game.
  public var gameStore: any GameStore = InMemoryGameStore()
  /// The stored log of the practice.
  public var practiceStore: any PracticeStore = InMemoryPracticeStore()
  /// The user's settings of the practice.
  public var practiceSettings = PracticeSettings()
  /// The stored marks of words, levels and texts of the reading.
  public var readingStore: any ReadingStore = InMemoryReadingStore()
  /// Opens files of text.
  public var textOpener: any TextOpener = NoTextFiles()
  /// The SHA-256 of a file.
  public var fileDigest = FileDigest { path throws(StorageError) in throw .inputOutput(path: path, detail: "no digest") }
  /// The stored boards of the content keyboard.
  public var boardStore: any BoardStore
  /// Fetches boards.
  public var contentSources: ContentSources { didSet { contentSources.client = httpClient } }
  /// The clipboard of the desktop or the terminal.
  public var clipboard: any Clipboard = InMemoryClipboard()
  /// Whether the network must not be used.
  public var isOffline = false
  /// Starts a process that fetches the board in the background.
  public var refreshBoard: @Sendable () -> Void = {}
  /// Remembers on which day the user was reminded last.
  public var reminderMark: any DayMark
  /// Remembers on which day the user was reminded of the practice last.
  public var practiceReminderMark: any DayMark
  /// Shows notifications.
  public var notifier: any Notifier
  /// The stored translations into UBCO.
  public var historyStore: any HistoryStore
  /// The stored roots of words.
  public var rootStore: any RootStore = InMemoryRootStore()
  /// The grammars of roots besides the built-in one.
  public var grammarCatalogue: any GrammarCatalogue
  /// Parses rule files.
  public var ruleFileReader: any RuleFileReader
  /// Opens the databases of e-readers.
  public var wordDatabases: any WordDatabases = NoWordDatabases()
  /// Reads and writes packages of words.
  public var wordPackages: any WordPackages = NoWordPackages()

  /// Creates an environment. What is not given is in memory, or empty.
  public init(
    clock: WallClock, localTime: LocalTime, random: RandomSource, log: any Log, dataChanges: any DataChanges, undoLog: any UndoLog,
    backups: any Backups, dataCheck: any DataCheck, wordStore: any WordStore, wordSampler: any WordSampler,
    gradedDictionary: any GradedDictionary, sourceStore: any SourceStore, sourceOpener: SourceOpener,
    installedDictionaries: any InstalledDictionaries, httpClient: any HTTPClient, todoStore: any TodoStore, syncAccess: SyncAccess,
    contentSources: ContentSources, grammarCatalogue: any GrammarCatalogue, ruleFileReader: any RuleFileReader,
    reminderMark: any DayMark, practiceReminderMark: any DayMark, notifier: any Notifier
  ) {
    self.clock = clock
    self.localTime = localTime
    self.random = random
    self.log = log
    self.dataChanges = dataChanges
    self.undoLog = undoLog
    self.backups = backups
    self.dataCheck = dataCheck
    self.wordStore = wordStore
    self.wordSampler = wordSampler
    self.gradedDictionary = gradedDictionary
    self.sourceStore = sourceStore
    self.sourceOpener = sourceOpener
    self.installedDictionaries = installedDictionaries
    self.httpClient = httpClient
    self.todoStore = todoStore
    self.syncAccess = syncAccess
    self.contentSources = contentSources
    self.grammarCatalogue = grammarCatalogue
    self.ruleFileReader = ruleFileReader
    self.reminderMark = reminderMark
    self.practiceReminderMark = practiceReminderMark
    self.notifier = notifier
    boardStore = InMemoryBoardStore(clock: clock)
    historyStore = InMemoryHistoryStore(clock: clock)
    shareHTTPClient()
  }

  private mutating func shareHTTPClient() {
    sourceOpener.client = httpClient
    syncAccess.client = httpClient
    contentSources.client = httpClient
  }
}
