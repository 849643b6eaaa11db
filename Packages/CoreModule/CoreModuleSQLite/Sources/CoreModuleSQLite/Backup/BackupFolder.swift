import CoreModule
import Foundation
import GRDB
import Glibc

/// The folder beside the database that holds its backups, each with its SHA-256 sum in a file beside it, as `sha256sum` writes it.
struct BackupFolder {
  let path: String
  private let database: SQLiteDatabase

  init(database: SQLiteDatabase) {
    self.database = database
    path = SQLiteBackups.folder(ofDatabase: database.path)
  }

  /// The backups that are there, the newest first.
  func backups() throws(StorageError) -> [Backup] { try names().map(backup(named:)) }

  /// The names of the backups, the newest first.
  func names() throws(StorageError) -> [BackupName] {
    try files().compactMap { BackupName($0) }.sorted { ($0.made, $0.ordinal) > ($1.made, $1.ordinal) }
  }

  /// Deletes what processes that were killed left behind, if it is that old.
  func deleteDrafts(before moment: Timestamp) throws(StorageError) {
    for name in try files() where name.contains(".new-") && FilePlace(path: "\(path)/\(name)").modified < moment {
      guard unlink("\(path)/\(name)") == 0 || errno == ENOENT else { throw StorageError(systemError: errno, path: path) }
    }
  }

  private func files() throws(StorageError) -> [String] {
    guard let folder = opendir(path) else {
      if errno == ENOENT { return [] }
      throw StorageError(systemError: errno, path: path)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }

  /// A name that no backup has yet.
  func freeName(at moment: Timestamp) -> BackupName {
    var name = BackupName(made: moment, ordinal: 1)
    while FilePlace(path: path(of: name)).isTaken { name = BackupName(made: moment, ordinal: name.ordinal + 1) }
    return name
  }

  func path(of name: BackupName) -> String { "\(path)/\(name)" }

  func backup(named name: BackupName) -> Backup { Backup(fileAt: path(of: name), made: name.made, schema: database.schema) }

  /// Deletes a backup with its sum.
  func delete(_ name: BackupName) throws(StorageError) {
    for path in [path(of: name), path(of: name) + ".sha256"] where unlink(path) != 0 && errno != ENOENT {
      throw StorageError(systemError: errno, path: path)
    }
  }

  /// For each damaged record, the path of the newest backup in which it is sound.
  func newestWithSound(_ damaged: [RecordDamage]) -> [RecordPlace: String] {
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

  /// Those of the records that are sound in the backup at `path`; none when it cannot be read.
  private func sound(_ records: [RecordDamage], in path: String) -> [RecordDamage] {
    let tables = Dictionary(uniqueKeysWithValues: database.schema.tables.map { ($0.name, $0) })
    do {
      return try DatabaseFile.backup(at: path, schema: database.schema).read { connection in
        try records.filter { record in
          guard let table = tables[record.place.table] else { return false }
          return try RecordCheck(table, connection).isSound(record)
        }
      }
    } catch {
      database.log.warning("the backup \(path) cannot be read: \(error)")
      return []
    }
  }
}

extension Backup {
  /// The backup in the file at `path`; its contents are left open when it cannot be read.
  init(fileAt path: String, made: Timestamp, schema: DatabaseSchema) {
    let contents = try? DatabaseFile.backup(at: path, schema: schema).read { database in
      try schema.tables.filter { $0.subjectColumn != nil }.map { BackupContent(area: $0.area, count: try RecordCheck($0, database).count) }
    }
    self.init(path: path, made: made, size: FilePlace(path: path).size, contents: contents)
  }
}
