public import AppGraph
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
import CoreModuleSQLite
import DictionaryFiles
import EReaderSQLite
import PersonalDictionary
import PersonalDictionarySQLite
import SnowballStemming
import SourceCache
import Stemming
import StemmingSQLite
import Synchronization
import TodoList
import TodoListSQLite
import UBCOTranslation
import UBCOTranslationSQLite
import WordGame
import WordGameSQLite

/// The program on a real system: picks the adapters.
public final class LiveLaunch: Launch {
  private let process = ProcessSurroundings()
  private let opened = Mutex<Opened?>(nil)
  private let wantsRefresh = Mutex(false)

  /// What a run uses of the data.
  private struct Opened {
    let database: SQLiteDatabase
    let backups: SQLiteBackups
    var options: LaunchOptions
  }

  /// Reads what the process was started with. There is one in a process.
  ///
  /// - Parameter clock: Tells the time; by default the system's.
  public init(clock: WallClock? = nil) {
    self.clock = clock ?? .system
    SQLiteDatabase.countNoMemory()
  }

  /// The bytes of the arguments after the program's name, which need not be text; `nil` when the system would not tell them.
  public var arguments: [[UInt8]]? { process.arguments }
  /// The environment variables.
  public var variables: [String: String] { process.variables }
  /// The clock of the whole program.
  public let clock: WallClock
  /// The system's time zone.
  public var localTime: LocalTime { .system }

  /// See `Launch.openFileLimit(needing:)`.
  public func openFileLimit(needing count: Int) -> Int { OpenFileLimit.raised(to: count) }

  /// The user's home folder.
  var home: String { process.home }
  /// The file of the running program.
  var ownFile: String { ProcessSurroundings.ownFile }

  /// Where files lie that are no data of the user's.
  func stateFolder(_ options: LaunchOptions) -> String { places(options).log.deletingLastComponent }

  /// See `Launch.places(_:)`.
  public func places(_ options: LaunchOptions) -> Places {
    let folder = options.dataFolder ?? process.variables["GLOT_DATA_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    return Places(name: "glot", portableFolder: folder.map(absolutePath), variables: process.variables, home: process.home)
  }

  /// See `Launch.absolutePath(_:)`.
  public func absolutePath(_ path: String) -> String { path.hasPrefix("/") ? path : process.workingFolder + "/" + path }

  /// See `Launch.keyFile(_:)`.
  public func keyFile(_ path: String) -> String { path.hasPrefix("~/") ? process.home + path.dropFirst() : path }

  /// See `Launch.files(_:)`.
  public func files(_ options: LaunchOptions) -> any UserFiles {
    let places = places(options)
    let database = ["", "-wal", "-shm", "-journal"].map { places.database + $0 }
    return SystemFiles(
      workingFolder: process.workingFolder, ownFiles: database + [places.configuration, places.log],
      ownFolder: SQLiteBackups.folder(ofDatabase: places.database)
    )
  }

  /// See `Launch.settings(_:)`.
  public func settings(_ options: LaunchOptions) -> any SettingsStore { TOMLSettingsStore(path: places(options).configuration) }

  /// See `Launch.environment(_:echo:)`.
  public func environment(_ options: LaunchOptions, echo: @escaping @Sendable (HarmlessText) -> Void) -> AppEnvironment {
    let places = places(options)
    let log = FileLog(
      path: places.log, level: options.isVerbose ? .debug : options.logLevel ?? .warning, clock: clock, localTime: localTime,
      echo: options.isVerbose ? echo : nil
    )
    let database = SQLiteDatabase(path: places.database, schema: .glot, clock: clock, log: log)
    let backups = SQLiteBackups(database: database, digest: .libCrypto, clock: clock)
    opened.withLock { $0 = Opened(database: database, backups: backups, options: options) }
    let todoStore = SQLiteTodoStore(database: database, clock: clock, localTime: localTime, random: .system)
    let httpClient = httpClient(options, log: log)
    let services = Services(
      client: httpClient, cache: CacheFolder(path: places.cache, pause: Services.pause), clock: clock,
      localTime: localTime, isOffline: options.isOffline
    )
    return AppEnvironment(
      clock: clock, localTime: localTime, log: log,
      dataChanges: SQLiteDataChanges(database: database),
      undoLog: SQLiteUndoLog(database: database), backups: backups, dataCheck: SQLiteDataCheck(database: database),
      changeGroup: database,
      wordStore: LoggingWordStore(SQLiteWordStore(database: database, clock: clock, random: .system), log: log),
      directionStore: SQLiteDirectionStore(database: database),
      sourceStore: SQLiteSourceStore(database: database), sourceOpener: OpenSources(log: log, services: services).opener,
      installedDictionaries: SystemDictionaries(workingFolder: process.workingFolder, home: process.home, variables: process.variables),
      serviceRecords: services.cache,
      httpClient: httpClient, todoStore: LoggingTodoStore(todoStore, log: log), todoSync: todoSync(options, todoStore, httpClient),
      random: .system, wordSampler: SQLiteWordSampler(database: database), gradedDictionary: CoreDictionary(),
      gameStore: LoggingGameStore(SQLiteGameStore(database: database), log: log),
      keyboard: keyboard(options, database, httpClient, log: log),
      reminderMark: FileDayMark(path: stateFolder(options) + "/reminded"),
      notifier: DesktopNotifier(name: "glot", variables: process.variables),
      historyStore: LoggingHistoryStore(SQLiteHistoryStore(database: database, clock: clock), log: log),
      rootStore: LoggingRootStore(SQLiteRootStore(database: database), log: log),
      grammarCatalogue: SnowballGrammars(), ruleFileReader: TOMLRuleFileReader(), wordDatabases: EReaderDatabases(files: files(options)),
      nounGenders: CoreDictionary()
    )
  }

  /// Asks through the program beside this one; nothing is started before there is something to ask.
  private func httpClient(_ options: LaunchOptions, log: any Log) -> any HTTPClient {
    guard !options.isOffline else { return OfflineHTTPClient() }
    let client = NetworkProgramClient(
      program: { ProcessSurroundings.program(named: "glot-network") }, userAgent: Services.userAgent
    )
    return LoggingHTTPClient(client, log: CategoryLog("network", log))
  }

  /// The sync of the tasks. The key is read when something is to be sent.
  private func todoSync(_ options: LaunchOptions, _ store: SQLiteTodoStore, _ client: any HTTPClient) -> SyncAccess {
    let (address, keyFile) = (options.todoSyncURL, options.todoSyncKeyFile)
    return SyncAccess(
      store: store,
      server: { () throws(SyncProblem) -> TodoServer? in
        guard !address.isEmpty else { return nil }
        var token: String?
        if !keyFile.isEmpty {
          do throws(KeyFileFault) { token = try KeyFile(keyFile).key() } catch { throw .unreadableKey(path: keyFile, error) }
        }
        return TodoServer(address: address, token: token, client: BoundedHTTPClient(client, clock: .system))
      },
      pause: .system, random: .system
    )
  }

  private func keyboard(
    _ options: LaunchOptions, _ database: SQLiteDatabase, _ client: any HTTPClient, log: any Log
  ) -> KeyboardSurroundings {
    let sources = ContentSources(
      files: files(options), client: client, clock: .system, log: log,
      pause: { milliseconds in
        // Whoever waits no longer is told by what comes next.
        do { try await Task.sleep(for: .milliseconds(milliseconds)) } catch { log.debug("a pause ended early") }
      }, fileStamp: FileStamp.of
    )
    return KeyboardSurroundings(
      store: SQLiteBoardStore(database: database, clock: clock), sources: sources,
      clipboard: SystemClipboard(variables: process.variables), isOffline: options.isOffline,
      refreshBehind: { [weak self] in self?.wantsRefresh.withLock { $0 = true } }
    )
  }

  /// See `Launch.setMakesBackups(_:)`.
  public func setMakesBackups(_ makesBackups: Bool) { opened.withLock { $0?.options.makesBackups = makesBackups } }

  /// See `Launch.finish()`.
  public func finish() -> AutomaticBackupFailure? {
    guard let opened = opened.withLock({ $0 }) else { return nil }
    opened.database.close()
    if wantsRefresh.withLock({ $0 }) { startRefresh(opened.options) }
    guard opened.database.hasChanged, opened.options.makesBackups, process.variables["GLOT_BACKUP"] != "off" else { return nil }
    return AutomaticBackup(
      backups: opened.backups, report: stateFolder(opened.options) + "/backup-report", clock: clock,
      arguments: ["backup", "--automatic", "--lang", opened.options.language.rawValue]
        + folder(opened.options),
      isHeard: !opened.options.isQuiet
    ).start()
  }
}

extension LiveLaunch {
  private func startRefresh(_ options: LaunchOptions) {
    AutomaticRefresh(
      report: places(options).cache + "/keys-refresh", clock: clock, arguments: ["keys", "refresh", "--behind"] + folder(options)
    ).start()
  }

  /// The options by which a process behind finds the same data.
  private func folder(_ options: LaunchOptions) -> [String] { options.dataFolder.map { ["--data-dir", absolutePath($0)] } ?? [] }
}

extension DatabaseSchema {
  /// The schema of glot's one database. Migrations are only ever added at the end, whichever feature they are of.
  static let glot = DatabaseSchema(
    applicationID: 0x676C_6F74,
    migrations: PersonalDictionarySchema.migrations
      + TodoListSchema.migrations
      + PersonalDictionarySchema.sourceMigrations
      + WordGameSchema.migrations
      + ContentKeyboardSchema.migrations
      + UBCOTranslationSchema.migrations
      + StemmingSchema.migrations
      + TodoListSchema.laterMigrations,
    tables: PersonalDictionarySchema.tables
      + TodoListSchema.tables
      + WordGameSchema.tables
      + ContentKeyboardSchema.tables
      + UBCOTranslationSchema.tables
      + StemmingSchema.tables,
    derived: PersonalDictionarySchema.derived
      + TodoListSchema.derived
      + UBCOTranslationSchema.derived,
    counters: PersonalDictionarySchema.counters
      + TodoListSchema.counters
      + UBCOTranslationSchema.counters,
    // Changes with each migration; a test says to what.
    fingerprint: -2_806_867_564_723_679_165
  )
}

extension String {
  fileprivate var deletingLastComponent: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? self }
}
