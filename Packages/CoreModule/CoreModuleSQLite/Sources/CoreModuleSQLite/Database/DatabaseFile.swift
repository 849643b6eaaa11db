import CoreModule
import Foundation
import GRDB
import Glibc
import SQLitePreupdate

/// Opens a database file with the right settings, and verifies it first.
struct DatabaseFile {
  /// The path of the file, which need not exist; symbolic links are resolved.
  let path: String
  let schema: DatabaseSchema
  let log: any Log

  init(path: String, schema: DatabaseSchema, log: any Log) {
    self.path = FilePlace.endOfLinks(path)
    self.schema = schema
    self.log = log
  }

  var place: FilePlace { FilePlace(path: path) }

  /// Whether the write-ahead log holds changes.
  var hasLog: Bool { !FilePlace(path: path + "-wal").isEmpty }

  /// Opens the existing file for reading and writing, and migrates it.
  ///
  /// - Parameter checks: Whether to reject a structure that differs from the schema.
  /// - Throws: ``StorageError/unknownStructure(path:names:)``, among others.
  func openForWriting(checkingStructure checks: Bool = true) throws -> DatabaseQueue {
    if place.isFolder { throw StorageError.foreign(path: path) }
    return try DatabaseQueue(path: uri("mode=rw"), configuration: configuration(checkingStructure: checks))
  }

  /// Opens the file for reading, even from a read-only file system or a full disk, on which there is no room for SQLite's file of shared memory.
  func openForReading() throws -> DatabaseQueue {
    if !place.isFolder, access(path, R_OK) == 0, access(path, W_OK) != 0 { return try openImmutable() }
    do {
      return try openForWriting()
    } catch let error as DatabaseError where isOnlyUnwritable(error) && access(path, R_OK) == 0 {
      return try openImmutable()
    }
  }

  /// Whether the file may be intact, and only nothing can be written beside it.
  private func isOnlyUnwritable(_ error: DatabaseError) -> Bool {
    switch error.resultCode {
    case .SQLITE_READONLY, .SQLITE_CANTOPEN: true
    case .SQLITE_FULL, .SQLITE_IOERR: if case .diskFull = StorageError(error, path: path) { hasLog == false } else { false }
    default: false
    }
  }

  /// Turns the empty file at `path` into a database. WAL mode is set last: pages in a log that closing fails to empty would be lost.
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

  /// Opens a backup for reading without migrating it.
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

  /// Whether the file is an intact database of another program.
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

  /// Creates a database in a temporary file and renames it. If another process creates one first, that one stays.
  func create() throws {
    try place.makeFolder()
    try place.withLock {
      guard !place.exists else { return }
      // A leftover log of a deleted database would be replayed into the new one.
      try place.moveAside(suffixes: ["-wal", "-shm"])
      try place.moveInto { draft in try DatabaseFile.fill(draft, schema: schema, log: log) }
    }
  }

  /// The page cache for reading, in kibibytes. It is small, because allocating memory costs a short command more than rereading a page.
  private static let cacheForReading = 256
  /// The page cache of a connection that writes, in kibibytes. It holds the changes of thousands of words, and in a long session fills with
  /// pages that were only read. SQLite must be free to write changed pages out when it is full (`cache_spill`): where they may fill all of
  /// it, each page that is only read is dropped after its use, even the first one of an index, and read again for the next row.
  static let cacheForWriting = 6000

  /// The settings of a connection. Preparing it verifies and migrates the database.
  ///
  /// A database of another program is rejected before anything changes it.
  private func configuration(checkingStructure checks: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .callback(Self.wait)
    // They are enabled with the other settings, in one go.
    configuration.foreignKeysEnabled = false
    let hadLog = hasLog
    // A change group is one transaction over several accesses.
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { database in
      database.leaveStatementsUnexamined()
      database.add(function: .recordChecksum)
      // The log may belong to another database, so its pages must not be written into this one.
      database.keepLogOnClose(hadLog)
      let version = try checkedVersion(database, checkingStructure: checks)
      if try database.first("PRAGMA journal_mode", { $0.text(0) }) != "wal" { try database.run("PRAGMA journal_mode = WAL") }
      try database.run(
        """
        PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA cache_size = -\(Self.cacheForReading)
        """)
      if version < schema.version { try migrate(database) }
      database.keepLogOnClose(false)
    }
    return configuration
  }

  /// Waits for a lock, for ten seconds in all. SQLite's own timeout sleeps ever longer, but a closing process holds its lock for only a
  /// millisecond, and readers should not wait longer.
  private static func wait(_ tries: Int) -> Bool {
    guard tries < 10_060 else { return false }
    usleep(tries < 80 ? 250 : 1000)
    return true
  }

  /// Opens a file that no process can write to: without locks and without the log, which must be empty.
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

  /// Written by hand, because Foundation's percent encoding takes longer than the rest of opening.
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

  /// The number of applied migrations, after checking the structure. Both are read in one snapshot, because another process may be
  /// migrating.
  private func checkedVersion(_ database: Database, checkingStructure checks: Bool) throws -> Int {
    try database.inSnapshot {
      let version = try trustedVersion(database)
      if checks { try checkStructure(database, version: version) }
      return version
    }
  }

  /// Foreign triggers and constraints could undo or reject changes. The migrations are only run for comparison when the fingerprint
  /// differs.
  private func checkStructure(_ database: Database, version: Int) throws {
    guard let fingerprint = schema.fingerprint else { return }
    if version == schema.version, try SchemaDefinitions.fingerprint(of: database) == fingerprint { return }
    let expected = try SchemaDefinitions(madeBy: schema, version: version)
    let schemaDifferences = try SchemaDefinitions(of: database).names(differingFrom: expected)
    guard schemaDifferences.isEmpty else { throw StorageError.unknownStructure(path: path, names: schemaDifferences) }
  }

  /// The definitions of a backup that differ from the schema of its version.
  static func schemaDifferences(inBackupAt path: String, schema: DatabaseSchema) throws -> [String] {
    let file = DatabaseFile(path: path, schema: schema, log: SilentLog())
    return try backup(at: path, schema: schema).read { try Structure($0, schema).schemaDifferences(version: file.trustedVersion($0)) }
  }

  /// The number of applied migrations.
  ///
  /// - Throws: ``StorageError`` when the database belongs to another program or a newer version.
  private func trustedVersion(_ database: Database) throws -> Int {
    let owner = try database.first("PRAGMA application_id") { $0.integer(0) }
    guard owner == Int64(schema.applicationID) else { throw StorageError.foreign(path: path) }
    let version = Int(try database.first("PRAGMA user_version") { $0.integer(0) } ?? 0)
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
  /// Makes closing keep the log instead of writing its pages into the database.
  func keepLogOnClose(_ keeps: Bool) { preupdate_keep_log_on_close(sqliteConnection, keeps ? 1 : 0) }

  /// GRDB examines each column of each statement that it prepares, to tell its observers what may change: a fifth of the instructions of a
  /// short command. There are no such observers here.
  func leaveStatementsUnexamined() { sqlite3_set_authorizer(sqliteConnection, nil, nil) }

  /// Makes a lock of another process an immediate error.
  func disableBusyTimeout() { sqlite3_busy_timeout(sqliteConnection, 0) }
}
