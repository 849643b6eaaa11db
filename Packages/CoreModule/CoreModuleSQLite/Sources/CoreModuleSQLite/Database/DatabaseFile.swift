import CoreModule
import Foundation
import GRDB
import Glibc
import SQLitePreupdate

/// The file of a database: opened with the settings that keep its promise, and checked before it is trusted.
struct DatabaseFile {
  /// Where the file is, or is to be; the end of any chain of symbolic links.
  let path: String
  let schema: DatabaseSchema
  let log: any Log

  init(path: String, schema: DatabaseSchema, log: any Log) {
    self.path = FilePlace.endOfLinks(path)
    self.schema = schema
    self.log = log
  }

  var place: FilePlace { FilePlace(path: path) }

  /// Whether there are changes that are not in the file itself.
  var hasLog: Bool { !FilePlace(path: path + "-wal").isEmpty }

  /// Opens the file for reading and writing, and brings its schema up to date. It is never made here.
  ///
  /// - Parameter checks: Whether a structure that is not this program's is refused.
  /// - Throws: ``StorageError/unknownStructure(path:names:)``, among others.
  func openForWriting(checkingStructure checks: Bool = true) throws -> DatabaseQueue {
    if place.isFolder { throw StorageError.foreign(path: path) }
    return try DatabaseQueue(path: uri("mode=rw"), configuration: configuration(checkingStructure: checks))
  }

  /// Opens the file for reading, where it lies in a place that cannot be written as well.
  func openForReading() throws -> DatabaseQueue {
    if !place.isFolder, access(path, R_OK) == 0, access(path, W_OK) != 0 { return try openImmutable() }
    do {
      return try openForWriting()
    } catch let error as DatabaseError where [.SQLITE_READONLY, .SQLITE_CANTOPEN].contains(error.resultCode) && access(path, R_OK) == 0 {
      return try openImmutable()
    }
  }

  /// Makes the empty file at `path` a database. It gets its log last: what lay there when closing failed to empty it would be left behind.
  private static func fill(_ path: String, schema: DatabaseSchema, log: any Log) throws {
    let file = DatabaseFile(path: path, schema: schema, log: log)
    let queue = try DatabaseQueue(path: path)
    try queue.inDatabase { database in
      database.add(function: .recordChecksum)
      try database.execute(sql: "PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF")
      try file.migrate(database)
    }
    try queue.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
    try queue.close()
    guard FilePlace(path: path + "-wal").isEmpty else {
      throw StorageError.inputOutput(path: path, detail: "the log of the new database was not emptied")
    }
  }

  /// Opens a backup for reading, without changing or migrating it.
  static func backup(at path: String, schema: DatabaseSchema) throws -> DatabaseQueue {
    let file = DatabaseFile(path: path, schema: schema, log: SilentLog())
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase { database in
      database.add(function: .recordChecksum)
      try database.execute(sql: "PRAGMA trusted_schema = OFF")
      _ = try file.trustedVersion(database)
    }
    return try DatabaseQueue(path: file.uri("immutable=1"), configuration: configuration)
  }

  /// Whether the file is a sound database that another program made.
  func isOfAnotherProgram() throws -> Bool {
    var configuration = Configuration()
    configuration.readonly = true
    do {
      return try DatabaseQueue(path: uri("mode=ro"), configuration: configuration).read {
        try Int32.fetchOne($0, sql: "PRAGMA application_id") != schema.applicationID
          && Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_schema") ?? 0 > 0
      }
    } catch let error as DatabaseError where [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode) { return false }
  }

  /// Makes a new database whole and moves it into its place; where another process was quicker, its database stays.
  func create() throws {
    try place.makeFolder()
    try place.withLock {
      guard !place.exists else { return }
      // The log of a database that is gone would be replayed into the new one.
      try place.moveAside(suffixes: ["-wal", "-shm"])
      try place.moveInto { draft in try DatabaseFile.fill(draft, schema: schema, log: log) }
    }
  }

  /// Kibibytes of pages to keep while reading: few, because new memory costs a short command more than reading a page again.
  private static let cacheForReading = 256
  /// Kibibytes of pages to keep while writing: enough for thousands of words in one transaction.
  static let cacheForWriting = 16_000

  /// The settings of a connection, and the migrations it has not seen.
  ///
  /// A database that is not ours is refused before anything could change it.
  private func configuration(checkingStructure checks: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .callback(Self.wait)
    let hadLog = hasLog
    // A group of changes is one transaction over several accesses.
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { database in
      database.add(function: .recordChecksum)
      // The log may be another database's, whose pages must not get into this one.
      database.keepLogOnClose(hadLog)
      let version = try checkedVersion(database, checkingStructure: checks)
      if try String.fetchOne(database, sql: "PRAGMA journal_mode") != "wal" {
        try database.execute(sql: "PRAGMA journal_mode = WAL")
      }
      try database.execute(sql: "PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA cache_size = -\(Self.cacheForReading)")
      if version < schema.version { try migrate(database) }
      database.keepLogOnClose(false)
    }
    return configuration
  }

  /// Waits for a lock, for ten seconds in all. SQLite's own timeout sleeps ever longer; the lock that a process takes when it leaves is held
  /// for a millisecond, and whoever only reads must not wait longer.
  private static func wait(_ tries: Int) -> Bool {
    guard tries < 10_060 else { return false }
    usleep(tries < 80 ? 250 : 1000)
    return true
  }

  /// Opens a file that nobody can be writing: without locks, and without the log, which must be empty.
  private func openImmutable() throws -> DatabaseQueue {
    guard FilePlace(path: path + "-wal").isEmpty else { throw StorageError.readOnly(path: path) }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase {
      $0.add(function: .recordChecksum)
      try $0.execute(sql: "PRAGMA trusted_schema = OFF")
    }
    let queue = try DatabaseQueue(path: uri("immutable=1"), configuration: configuration)
    let version = try queue.inDatabase { try checkedVersion($0, checkingStructure: true) }
    guard version == schema.version else { throw StorageError.readOnly(path: path) }
    return queue
  }

  /// Foundation's percent encoding takes longer than the rest of opening.
  private func uri(_ parameters: String) -> String {
    var uri = "file:"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-")...UInt8(ascii: "9"),
        UInt8(ascii: "_"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri += byte < 16 ? "%0" : "%"
        uri += String(byte, radix: 16)
      }
    }
    return uri + "?" + parameters
  }

  /// The number of migrations the database has seen, when its structure is what these make. Both are read in one snapshot, for another process may
  /// be migrating.
  private func checkedVersion(_ database: Database, checkingStructure checks: Bool) throws -> Int {
    var version = 0
    try database.inTransaction(.deferred) {
      version = try trustedVersion(database)
      if checks { try checkStructure(database, version: version) }
      return .commit
    }
    return version
  }

  /// Triggers could undo what a command does, other constraints refuse it. The migrations are only run to compare where the sum differs.
  private func checkStructure(_ database: Database, version: Int) throws {
    guard let fingerprint = schema.fingerprint else { return }
    let found = try SchemaDefinitions(of: database)
    if version == schema.version, found.fingerprint == fingerprint { return }
    let strangers = found.names(differingFrom: try SchemaDefinitions(madeBy: schema, version: version))
    guard strangers.isEmpty else { throw StorageError.unknownStructure(path: path, names: strangers) }
  }

  /// What of a backup's structure is not what the program made in its version.
  static func strangers(inBackupAt path: String, schema: DatabaseSchema) throws -> [String] {
    let file = DatabaseFile(path: path, schema: schema, log: SilentLog())
    return try backup(at: path, schema: schema).read { try Structure($0, schema).strangers(version: file.trustedVersion($0)) }
  }

  /// The number of migrations the database has seen.
  ///
  /// - Throws: ``StorageError`` when it is not ours, or from a newer version of the program.
  private func trustedVersion(_ database: Database) throws -> Int {
    let owner = try Int32.fetchOne(database, sql: "PRAGMA application_id")
    guard owner == schema.applicationID else { throw StorageError.foreign(path: path) }
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard version <= schema.version else { throw StorageError.newerVersion(path: path) }
    guard version >= 0 else { throw StorageError.corrupt(path: path) }
    return version
  }

  private func migrate(_ database: Database) throws {
    try database.inTransaction(.immediate) {
      let seen = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
      for migration in schema.migrations.dropFirst(seen) {
        log.info("migrating \(path): \(migration.name)")
        try migration.apply(database)
      }
      try database.execute(sql: "PRAGMA application_id = \(schema.applicationID)")
      try database.execute(sql: "PRAGMA user_version = \(schema.version)")
      return .commit
    }
  }
}

extension Database {
  /// Lets closing leave the log beside the database, instead of writing its pages into the database.
  func keepLogOnClose(_ keeps: Bool) { preupdate_keep_log_on_close(sqliteConnection, keeps ? 1 : 0) }

  /// Lets a lock that another process holds be a refusal at once.
  func waitForNobody() { sqlite3_busy_timeout(sqliteConnection, 0) }
}
