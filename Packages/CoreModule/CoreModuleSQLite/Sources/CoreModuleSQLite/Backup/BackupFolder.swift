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
    path = database.folder + "/backups"
  }

  /// The backups that are there, the newest first.
  func backups() throws(StorageError) -> [Backup] { try names().map(backup(named:)) }

  /// The names of the backups, the newest first.
  func names() throws(StorageError) -> [BackupName] {
    guard let folder = opendir(path) else {
      if errno == ENOENT { return [] }
      throw StorageError(systemError: errno, path: path)
    }
    defer { closedir(folder) }
    var names: [BackupName] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if let name = BackupName(name) { names.append(name) }
    }
    return names.sorted { ($0.made, $0.ordinal) > ($1.made, $1.ordinal) }
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
      let missing = damaged.map(\.place).filter { found[$0] == nil }
      if missing.isEmpty { break }
      for place in sound(missing, in: path(of: name)) { found[place] = path(of: name) }
    }
    return found
  }

  private var readableNames: [BackupName] {
    do { return try names() } catch {
      database.log.warning("the backup folder cannot be read: \(error)")
      return []
    }
  }

  /// Those of `places` whose records are sound in the backup at `path`; none when it cannot be read.
  private func sound(_ places: [RecordPlace], in path: String) -> [RecordPlace] {
    let tables = Dictionary(uniqueKeysWithValues: database.schema.tables.map { ($0.name, $0) })
    do {
      return try DatabaseFile.backup(at: path, schema: database.schema).read { connection in
        try places.filter { place in
          guard let table = tables[place.table] else { return false }
          return try RecordCheck(table, connection).isSound(place.key)
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
