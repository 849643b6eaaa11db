public import AppGraph
public import AppServices
import ContentKeyboard
import ContentKeyboardClipboard
import ContentKeyboardSQLite
import CoreDictionary
public import CoreModule
import CoreModuleDigest
import CoreModuleLive
import CoreModuleLogging
import CoreModuleNetwork
import CoreModuleNotifications
public import CoreModuleSQLite
import DictionaryFiles
import DictionaryServices
import EReaderSQLite
import PersonalDictionary
import PersonalDictionarySQLite
import Practice
import PracticeSQLite
import Reading
import ReadingSQLite
import SnowballStemming
import Stemming
import StemmingSQLite
import TextFiles
import TodoList
import TodoListSQLite
import UBCOTranslation
import UBCOTranslationSQLite
import WordGame
import WordGameSQLite

/// Launches the program with the real adapters.
public struct LiveLaunch: Launch {
  private let process = ProcessSurroundings()
  /// The path of the program to run on a timer, in a window and in the background.
  let program: String
  let start: ProgramStart

  /// Creates a launch from the arguments and environment of this process.
  ///
  /// - Parameters:
  ///   - program: The absolute path of the program to run in the background; `glot-network` is looked for beside it.
  ///   - clock: By default the system's clock.
  ///   - start: Starts the program in the background; by default as a detached process.
  public init(program: String, clock: WallClock? = nil, start: ProgramStart? = nil) {
    self.program = program
    self.clock = clock ?? .system
    self.start = start ?? { DetachedProcess(program: program, arguments: $0, errors: $1).start() }
    SQLiteDatabase.disableMemoryStatistics()
  }

  /// The arguments after the program's name, which may not be UTF-8; `nil` when the system does not provide them.
  public var arguments: [[UInt8]]? { process.arguments }
  /// The environment variables.
  public var variables: [String: String] { process.variables }
  /// The clock of the whole program.
  public let clock: WallClock
  /// The system's time zone.
  public var localTime: LocalTime { .system }

  public func openFileLimit(needing count: Int) -> Int { OpenFileLimit.raised(to: count) }

  var home: String { process.home }

  public func places(_ options: LaunchOptions) -> Places {
    let folder = options.dataFolder ?? process.variables["GLOT_DATA_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    return Places(name: "glot", portableFolder: folder.map(absolutePath), variables: process.variables, home: process.home)
  }

  public func absolutePath(_ path: String) -> String { path.hasPrefix("/") ? path : process.workingFolder + "/" + path }

  public func keyFile(_ path: String) -> String { path.hasPrefix("~/") ? process.home + path.dropFirst() : path }

  public func files(_ options: LaunchOptions) -> any UserFiles { files(places(options)) }

  private func files(_ places: Places) -> any UserFiles {
    let database = ["", "-wal", "-shm", "-journal"].map { places.database + $0 }
    return SystemFiles(
      workingFolder: process.workingFolder, ownFiles: database + [places.configuration, places.log],
      ownFolder: SQLiteBackups.folder(ofDatabase: places.database),
      temporaryFolder: temporaryFolder
    )
  }

  private var temporaryFolder: String { process.variables["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/var/tmp" }

  public func settings(_ options: LaunchOptions) -> any SettingsStore { TOMLSettingsStore(path: places(options).configuration) }

  public func open(_ options: LaunchOptions, echo: @escaping @Sendable (HarmlessText) -> Void) -> OpenApp {
    let places = places(options)
    let log = FileLog(
      path: places.log, level: options.isVerbose ? .debug : options.logLevel ?? .warning, clock: clock, localTime: localTime,
      echo: options.isVerbose ? echo : nil
    )
    let database = SQLiteDatabase(path: places.database, schema: .glot, clock: clock, log: log)
    let backups = SQLiteBackups(database: database, digest: .libCrypto, clock: clock)
    let background = backgroundWork(options, places, database, backups)
    let network = NetworkProgramPath(beside: program)
    let environment = environment(options, places, database, backups, background, network, log)
    return OpenApp(
      environment: environment, background: background, missingProgram: { network.missing }, close: { database.close() })
  }

  private func environment(
    _ options: LaunchOptions, _ places: Places, _ database: SQLiteDatabase, _ backups: SQLiteBackups, _ background: BackgroundWork,
    _ network: NetworkProgramPath, _ log: any Log
  ) -> AppEnvironment {
    let todoStore = SQLiteTodoStore(database: database, clock: clock, localTime: localTime, random: .system)
    let services = Services(
      cache: CacheFolder(path: places.cache, pause: { await Task.pause(for: $0) }), clock: clock, localTime: localTime,
      isOffline: options.isOffline
    )
    var environment = AppEnvironment(
      clock: clock, localTime: localTime, random: .system, log: log, dataChanges: SQLiteDataChanges(database: database),
      undoLog: SQLiteUndoLog(database: database), backups: backups, dataCheck: SQLiteDataCheck(database: database),
      wordStore: SQLiteWordStore(database: database, clock: clock, random: .system), wordSampler: SQLiteWordSampler(database: database),
      gradedDictionary: CoreDictionary(),
      sourceStore: SQLiteSourceStore(database: database), sourceOpener: OpenSources(log: log, services: services).opener,
      installedDictionaries: SystemDictionaries(workingFolder: process.workingFolder, home: process.home, variables: process.variables),
      httpClient: httpClient(options, network, log: log), todoStore: todoStore, syncAccess: todoSync(options, todoStore),
      contentSources: contentSources(places, log: log),
      grammarCatalogue: SnowballGrammars(),
      ruleFileReader: TOMLRuleFileReader(), reminderMark: FileDayMark(path: places.stateFolder + "/reminded"),
      practiceReminderMark: FileDayMark(path: places.stateFolder + "/reminded-practice"),
      notifier: DesktopNotifier(name: "glot", variables: process.variables)
    )
    environment.use(database)
    environment.serviceRecords = services.cache
    environment.nounGenders = CoreDictionary()
    environment.wordDatabases = EReaderDatabases(files: files(places))
    environment.clipboard = SystemClipboard(variables: process.variables)
    environment.isOffline = options.isOffline
    environment.refreshBoard = { background.requestBoard() }
    environment.spokenLanguage = spokenLanguage
    environment.practiceSettings = options.practice
    environment.wordPackages = AnkiWordPackages(temporaryFolder: temporaryFolder)
    environment.textOpener = TextFileOpener(files: files(places))
    environment.fileDigest = .libCrypto
    return environment
  }

  /// The language of the system's messages, as in `ru_RU.UTF-8`.
  private var spokenLanguage: Language? {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { process.variables[$0] }.first { !$0.isEmpty } ?? ""
    return Language(named: String(locale.prefix { $0 != "." && $0 != "@" }))
  }

  /// Runs the program `glot-network` for each request.
  private func httpClient(_ options: LaunchOptions, _ program: NetworkProgramPath, log: any Log) -> any HTTPClient {
    guard !options.isOffline else { return OfflineHTTPClient() }
    let client = NetworkProgramClient(program: { program.path() }, userAgent: Services.userAgent)
    return LoggingHTTPClient(client, log: CategoryLog("network", log))
  }

  /// The key file is read only when something is sent.
  private func todoSync(_ options: LaunchOptions, _ store: SQLiteTodoStore) -> SyncAccess {
    let (address, keyFile) = (options.todoSyncURL, options.todoSyncKeyFile)
    return SyncAccess(
      store: store,
      server: { client throws(SyncProblem) -> TodoServer? in
        guard !address.isEmpty else { return nil }
        var token: String?
        if !keyFile.isEmpty {
          do throws(APIKeyFileFault) { token = try APIKeyFile(keyFile).apiKey() } catch { throw .unreadableKey(path: keyFile, error) }
        }
        return TodoServer(address: address, token: token, client: BoundedHTTPClient(client, clock: .system))
      },
      pause: .system, random: .system
    )
  }

  private func contentSources(_ places: Places, log: any Log) -> ContentSources {
    ContentSources(
      files: files(places), clock: .system, log: log,
      pause: { await Task.pause(for: .milliseconds($0)) }, fileStamp: Self.fileStamp
    )
  }
}

extension AppEnvironment {
  /// Takes what needs only the database, and the clock, from there.
  fileprivate mutating func use(_ database: SQLiteDatabase) {
    disk = database.disk
    changeGroup = database
    directionStore = SQLiteDirectionStore(database: database)
    gameStore = SQLiteGameStore(database: database)
    practiceStore = SQLitePracticeStore(database: database, words: .glot)
    readingStore = SQLiteReadingStore(database: database)
    rootStore = SQLiteRootStore(database: database)
    boardStore = SQLiteBoardStore(database: database, clock: clock)
    historyStore = SQLiteHistoryStore(database: database, clock: clock)
    suggestions = UserSuggestions(database)
  }
}

extension DatabaseSchema {
  /// The schema of glot's own database, for hosts that read and write the same file.
  ///
  /// Migrations must only be appended, whichever feature they belong to.
  public static let glot = DatabaseSchema(
    applicationID: 0x676C_6F74,
    migrations: PersonalDictionarySchema.migrations
      + TodoListSchema.migrations
      + PersonalDictionarySchema.sourceMigrations
      + WordGameSchema.migrations
      + ContentKeyboardSchema.migrations
      + UBCOTranslationSchema.migrations
      + StemmingSchema.migrations
      + TodoListSchema.laterMigrations
      + PersonalDictionarySchema.searchMigrations
      + PracticeSchema.migrations
      + PersonalDictionarySchema.exampleMigrations
      + ReadingSchema.migrations
      + PractisedWordTable.glot.migrations
      + PersonalDictionarySchema.tagMigrations
      + PractisedWordTable.glot.laterMigrations
      + PracticeSchema.laterMigrations
      + PersonalDictionarySchema.laterMigrations,
    tables: PersonalDictionarySchema.tables
      + TodoListSchema.tables
      + WordGameSchema.tables
      + ContentKeyboardSchema.tables
      + UBCOTranslationSchema.tables
      + StemmingSchema.tables
      + PracticeSchema.tables(of: .glot)
      + ReadingSchema.tables,
    derived: PersonalDictionarySchema.derived
      + TodoListSchema.derived
      + UBCOTranslationSchema.derived
      + PracticeSchema.derived(of: .glot)
      + PractisedWordTable.glot.derived,
    // Changes with each migration; a test reports the new value.
    fingerprint: -6_616_092_611_119_785_426
  )
}

extension PractisedWordTable {
  /// The translated words of the personal dictionary.
  static let glot = PractisedWordTable("word", identity: "id", newestBy: "position", where: PersonalDictionarySchema.isTranslated)
}

extension Places {
  /// The folder for files that are not user data.
  var stateFolder: String { log.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(log[..<$0]) } ?? log }
}
