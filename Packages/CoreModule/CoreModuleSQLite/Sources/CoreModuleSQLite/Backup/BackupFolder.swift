import CoreModule
import CoreModulePOSIX
import Foundation
import GRDB
import Glibc

/// The backup folder beside the database. Each backup has a file with its SHA-256 sum in the format of `sha256sum`.
struct BackupFolder {
  let path: String
  private let database: SQLiteDatabase

  init(database: SQLiteDatabase) {
    self.database = database
    path = SQLiteBackups.folder(ofDatabase: database.path)
  }

  /// The backups, newest first.
  func backups() throws(StorageError) -> [Backup] { try names().map(backup(named:)) }

  /// The names of the backups, the newest first.
  func names() throws(StorageError) -> [BackupName] {
    try files().compactMap { BackupName($0) }.sorted { ($0.made, $0.ordinal) > ($1.made, $1.ordinal) }
  }

  /// Deletes temporary files of killed processes that are older than `moment`.
  func deleteDrafts(before moment: Timestamp) throws(StorageError) {
    for name in try files() where name.contains(".new-") && FilePlace(path: "\(path)/\(name)").modified < moment {
      guard unlink("\(path)/\(name)") == 0 || errno == ENOENT else { throw .writing(.last, path: path) }
    }
  }

  private func files() throws(StorageError) -> [String] {
    do throws(SystemError) { return try Directory.names(in: path) } catch {
      if error.code == ENOENT { return [] }
      throw .writing(error, path: path)
    }
  }

  /// An unused name.
  func freeName(at moment: Timestamp) -> BackupName {
    var name = BackupName(made: moment, ordinal: 1)
    while FilePlace(path: path(of: name)).isTaken { name = BackupName(made: moment, ordinal: name.ordinal + 1) }
    return name
  }

  func path(of name: BackupName) -> String { "\(path)/\(name)" }

  func backup(named name: BackupName) -> Backup { Backup(fileAt: path(of: name), made: name.made, schema: database.schema) }

  /// Deletes a backup and its checksum file.
  func delete(_ name: BackupName) throws(StorageError) {
    for path in [path(of: name), path(of: name) + ".sha256"] where unlink(path) != 0 && errno != ENOENT {
      throw .writing(.last, path: path)
    }
  }

  /// The newest backup that holds each damaged record undamaged.
  func newestSoundBackups(of damaged: [RecordDamage]) -> [RecordPlace: String] {
    var found: [RecordPlace: String] = [:]
    for name in readableNames {
      let missing = damaged.filter { found[$0.place] == nil }
      if missing.isEmpty { break }
      for record in sound(missing, in: path(of: name)) { found[record.place] = path(of: name) }
    }
    return found
  }

  private var readableNames: [BackupName] {
    do { return try names() } catch {
      database.log.warning("the backup folder cannot be read: \(error)")
      return []
    }
  }

  /// Those of the records that are undamaged in the backup at `path`; none when it cannot be read.
  private func sound(_ records: [RecordDamage], in path: String) -> [RecordDamage] {
    let tables = Dictionary(uniqueKeysWithValues: database.schema.tables.map { ($0.name, $0) })
    do {
      return try DatabaseFile.backup(at: path, schema: database.schema).read { connection in
        try records.filter { record in
          guard let table = tables[record.place.table] else { return false }
          return try RecordCheck(table: table, database: connection).isSound(record)
        }
      }
    } catch {
      database.log.warning("the backup \(path) cannot be read: \(error)")
      return []
    }
  }
}

extension Backup {
  /// Describes the file at `path`; its contents are `nil` when it cannot be read.
  init(fileAt path: String, made: Timestamp, schema: DatabaseSchema) {
    let contents = try? DatabaseFile.backup(at: path, schema: schema).read { database in
      try schema.tables.compactMap { table in
        try table.countedRows.map { BackupContent(area: table.area, count: try table.count(of: $0, in: database)) }
      }
    }
    self.init(path: path, made: made, size: FilePlace(path: path).size, contents: contents)
  }
}

extension StoredTable {
  /// The number of rows with this condition; a file of an older version may not have the table.
  fileprivate func count(of rows: String, in database: Database) throws -> Int {
    guard try database.tableExists(name) else { return 0 }
    return try Int.fetchOne(database, sql: "SELECT count(*) FROM \(name) WHERE \(rows)") ?? 0
  }
}
