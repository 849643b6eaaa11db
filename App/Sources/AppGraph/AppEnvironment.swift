public import ContentKeyboard
public import CoreModule
public import PersonalDictionary
public import Stemming
public import TodoList
public import UBCOTranslation
public import WordGame

/// Everything the app takes from the outside world, chosen once at launch.
public struct AppEnvironment: Sendable {
  /// Tells the time.
  public var clock: WallClock
  /// The user's time zone.
  public var localTime: LocalTime
  /// Takes log lines.
  public var log: any Log
  /// Announces committed changes.
  public var dataChanges: any DataChanges
  /// Takes changes back.
  public var undoLog: any UndoLog
  /// Copies all data, and brings it back.
  public var backups: any Backups
  /// Checks the stored data for damage.
  public var dataCheck: any DataCheck
  /// Makes the changes of several stores one.
  public var changeGroup: any ChangeGroup
  /// Where the words are kept.
  public var wordStore: any WordStore
  /// Where the chosen direction is kept.
  public var directionStore: any DirectionStore
  /// Where the chain of dictionaries is kept.
  public var sourceStore: any SourceStore
  /// Makes the dictionaries of the chain ones that can be asked.
  public var sourceOpener: SourceOpener
  /// The dictionaries whose files are on this machine.
  public var installedDictionaries: any InstalledDictionaries
  /// What is kept of asking services.
  public var serviceRecords: any ServiceRecords
  /// Asks HTTP services, where the network may be used.
  public var httpClient: any HTTPClient
  /// Where the tasks are kept.
  public var todoStore: any TodoStore
  /// What a sync of the tasks needs.
  public var todoSync: SyncAccess
  /// Decides what is left to chance.
  public var random: RandomSource
  /// Draws from the stored words.
  public var wordSampler: any WordSampler
  /// The dictionary that knows which words a beginner should learn.
  public var gradedDictionary: any GradedDictionary
  /// Knows the genders of the words of lists.
  public var nounGenders: any NounGenders
  /// Where the rounds of the game are kept.
  public var gameStore: any GameStore
  /// What the content keyboard needs.
  public var keyboard: KeyboardSurroundings
  /// Remembers on which day the user was reminded last.
  public var reminderMark: any DayMark
  /// Shows notifications.
  public var notifier: any Notifier
  /// Where translations into UBCO are kept.
  public var historyStore: any HistoryStore
  /// Where the roots of words are kept.
  public var rootStore: any RootStore
  /// The grammars of roots besides the built-in one.
  public var grammarCatalogue: any GrammarCatalogue
  /// Knows the format of rule files.
  public var ruleFileReader: any RuleFileReader
  /// Opens the databases of e-readers.
  public var wordDatabases: any WordDatabases

  /// An environment from its parts.
  public init(
    clock: WallClock, localTime: LocalTime, log: any Log, dataChanges: any DataChanges, undoLog: any UndoLog,
    backups: any Backups, dataCheck: any DataCheck, changeGroup: any ChangeGroup, wordStore: any WordStore,
    directionStore: any DirectionStore, sourceStore: any SourceStore, sourceOpener: SourceOpener,
    installedDictionaries: any InstalledDictionaries, serviceRecords: any ServiceRecords, httpClient: any HTTPClient,
    todoStore: any TodoStore, todoSync: SyncAccess,
    random: RandomSource, wordSampler: any WordSampler, gradedDictionary: any GradedDictionary, gameStore: any GameStore,
    keyboard: KeyboardSurroundings, reminderMark: any DayMark, notifier: any Notifier,
    historyStore: any HistoryStore,
    rootStore: any RootStore, grammarCatalogue: any GrammarCatalogue, ruleFileReader: any RuleFileReader,
    wordDatabases: any WordDatabases = NoWordDatabases(), nounGenders: any NounGenders = NoNounGenders()
  ) {
    self.clock = clock
    self.localTime = localTime
    self.log = log
    self.dataChanges = dataChanges
    self.undoLog = undoLog
    self.backups = backups
    self.dataCheck = dataCheck
    self.changeGroup = changeGroup
    self.wordStore = wordStore
    self.directionStore = directionStore
    self.sourceStore = sourceStore
    self.sourceOpener = sourceOpener
    self.installedDictionaries = installedDictionaries
    self.serviceRecords = serviceRecords
    self.httpClient = httpClient
    self.todoStore = todoStore
    self.todoSync = todoSync
    self.random = random
    self.wordSampler = wordSampler
    self.gradedDictionary = gradedDictionary
    self.nounGenders = nounGenders
    self.gameStore = gameStore
    self.keyboard = keyboard
    self.reminderMark = reminderMark
    self.notifier = notifier
    self.historyStore = historyStore
    self.rootStore = rootStore
    self.grammarCatalogue = grammarCatalogue
    self.ruleFileReader = ruleFileReader
    self.wordDatabases = wordDatabases
  }
}
