public import AppGraph
import CoreDictionary
public import CoreModule
import CoreModuleLive
import CoreModuleLogging
import CoreModuleSQLite
import PersonalDictionary
import PersonalDictionarySQLite
import Synchronization

/// The program on a real system: picks the adapters.
public final class LiveLaunch: Launch {
  private let process = ProcessSurroundings()
  private let database = Mutex<SQLiteDatabase?>(nil)

  /// Reads what the process was started with.
  public init() {}

  /// The bytes of the arguments after the program's name; they need not be text.
  public var arguments: [[UInt8]] { process.arguments }
  /// The environment variables.
  public var variables: [String: String] { process.variables }
  /// The system's clock.
  public var clock: WallClock { .system }
  /// The system's time zone.
  public var localTime: LocalTime { .system }

  /// See `Launch.places(_:)`.
  public func places(_ options: LaunchOptions) -> Places {
    let folder = options.dataFolder ?? process.variables["GLOT_DATA_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    let portable = folder.map { $0.hasPrefix("/") ? $0 : process.workingFolder + "/" + $0 }
    return Places(name: "glot", portableFolder: portable, variables: process.variables, home: process.home)
  }

  /// See `Launch.settings(_:)`.
  public func settings(_ options: LaunchOptions) -> any SettingsStore { TOMLSettingsStore(path: places(options).configuration) }

  /// See `Launch.environment(_:echo:)`.
  public func environment(_ options: LaunchOptions, echo: @escaping @Sendable (String) -> Void) -> AppEnvironment {
    let places = places(options)
    let log = FileLog(
      path: places.log, level: options.isVerbose ? .debug : options.logLevel ?? .warning, clock: clock, localTime: localTime,
      echo: options.isVerbose ? echo : nil
    )
    let database = SQLiteDatabase(path: places.database, schema: .glot, clock: clock, log: log)
    self.database.withLock { $0 = database }
    return AppEnvironment(
      clock: clock, localTime: localTime, log: log,
      dataChanges: SQLiteDataChanges(database: database),
      undoLog: SQLiteUndoLog(database: database),
      wordStore: LoggingWordStore(SQLiteWordStore(database: database, clock: clock, random: .system), log: log),
      directionStore: SQLiteDirectionStore(database: database),
      dictionarySources: [LoggingDictionarySource(CoreDictionary(), log: log)]
    )
  }

  /// Closes the database.
  public func finish() { database.withLock { $0 }?.close() }
}

extension DatabaseSchema {
  /// The schema of glot's one database. Migrations are only ever added at the end, whichever feature they are of.
  static let glot = DatabaseSchema(
    applicationID: 0x676C_6F74,
    migrations: PersonalDictionarySchema.migrations,
    tables: PersonalDictionarySchema.tables
  )
}
