import CoreModule
import Foundation
import GRDB
import Glibc

/// The file of a database: made whole or not at all, opened with the settings that keep its promise, checked before it is trusted.
struct DatabaseFile {
  let path: String
  let schema: DatabaseSchema

  var folder: String { String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)) }

  var exists: Bool {
    var status = stat()
    return stat(path, &status) == 0 || errno != ENOENT
  }

  /// Opens the file for reading and writing, and brings its schema up to date.
  func openForWriting() throws -> DatabaseQueue {
    try refuseFolder()
    return try DatabaseQueue(path: path, configuration: configuration(isNew: false))
  }

  private func refuseFolder() throws {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw StorageError.foreign(path: path) }
  }

  /// Opens the file for reading, where it lies in a place that cannot be written as well.
  func openForReading() throws -> DatabaseQueue {
    do {
      return try openForWriting()
    } catch let error as DatabaseError where [.SQLITE_READONLY, .SQLITE_CANTOPEN].contains(error.resultCode) && access(path, R_OK) == 0 {
      return try openImmutable()
    }
  }

  /// Makes a new database beside its place and moves it there; where another process was quicker, its database stays.
  func create() throws {
    try makeFolder()
    let draft = "\(path).new-\(getpid())"
    let descriptor = open(draft, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXFailure(code: errno) }
    close(descriptor)
    defer { for suffix in ["", "-wal", "-shm"] { unlink(draft + suffix) } }
    try DatabaseQueue(path: draft, configuration: configuration(isNew: true)).close()
    try moveIntoPlace(draft)
  }

  private func makeFolder() throws {
    var made = ""
    for part in folder.split(separator: "/") {
      made += "/\(part)"
      if mkdir(made, 0o700) != 0, errno != EEXIST {
        let failure = errno
        if access(made, F_OK) != 0 { throw POSIXFailure(code: failure) }
      }
    }
  }

  private func moveIntoPlace(_ draft: String) throws {
    if link(draft, path) == 0 || errno == EEXIST { return try syncFolder() }
    guard rename(draft, path) == 0 else { throw POSIXFailure(code: errno) }
    try syncFolder()
  }

  private func syncFolder() throws {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The settings of a connection, and the migrations it has not seen. A database that is not ours is refused before anything could
  /// change it.
  private func configuration(isNew: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { database in
      let version = isNew ? 0 : try trustedVersion(database)
      if try String.fetchOne(database, sql: "PRAGMA journal_mode") != "wal" {
        try database.execute(sql: "PRAGMA journal_mode = WAL")
      }
      try database.execute(sql: "PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF")
      if version < schema.version { try migrate(database) }
    }
    return configuration
  }

  private func openImmutable() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    let queue = try DatabaseQueue(path: "file:\(escaped)?immutable=1", configuration: configuration)
    let version = try queue.read { try trustedVersion($0) }
    guard version == schema.version else { throw StorageError.readOnly(path: path) }
    return queue
  }

  /// The number of migrations the database has seen.
  ///
  /// - Throws: ``StorageError`` when it is not ours, or from a newer version of the program.
  private func trustedVersion(_ database: Database) throws -> Int {
    let owner = try Int32.fetchOne(database, sql: "PRAGMA application_id")
    guard owner == schema.applicationID else { throw StorageError.foreign(path: path) }
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard version <= schema.version else { throw StorageError.newerVersion(path: path) }
    return version
  }

  private func migrate(_ database: Database) throws {
    try database.inTransaction(.immediate) {
      let seen = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
      for migration in schema.migrations.dropFirst(seen) { try migration.apply(database) }
      try database.execute(sql: "PRAGMA application_id = \(schema.applicationID)")
      try database.execute(sql: "PRAGMA user_version = \(schema.version)")
      return .commit
    }
  }
}
