public import CoreModule
import GRDB
import Glibc

extension SQLiteBackups {
  public func restore(from path: String) async throws(BackupError) -> Restoration {
    let source = FilePlace(path: FilePlace.endOfLinks(path))
    guard !source.isSameFile(as: database.path) else { throw .isTheDatabase(path: path) }
    guard source.isRegularFile, access(source.path, R_OK) == 0 else { throw .unreadable(path: path) }
    let isUnaltered = try checkSum(of: source)
    do {
      try database.file.place.makeFolder()
      return try await database.withWriteLock {
        try database.file.place.withDraft { draft in
          try copy(source, to: draft)
          let damaged = try check(draft, from: path, isUnaltered: isUnaltered)
          let restoration = try restore(draft, from: source, isDamaged: !damaged.isEmpty)
          return damaged.isEmpty ? restoration : restoration.withDamaged(records(damaged))
        }
      }
    } catch { throw error as? BackupError ?? .storage(StorageError(error, path: database.path)) }
  }

  /// Includes the data in the write-ahead log beside the file.
  private func copy(_ source: FilePlace, to draft: String) throws {
    guard !FilePlace(path: source.path + "-wal").isEmpty || !FilePlace(path: source.path + "-journal").isEmpty else {
      return try source.copyBytes(to: draft)
    }
    do {
      let queue = try DatabaseFile(path: source.path, schema: database.schema, log: database.log).openForReading()
      try queue.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [draft]) }
      try queue.close()
    } catch { throw BackupError.damaged(path: source.path) }
  }

  /// Runs after the present data was backed up, because that backup may hold the undamaged record.
  private func records(_ damaged: [RecordDamage]) -> [DamagedRecord] {
    let sound = folder.newestSoundBackups(of: damaged)
    return damaged.map { $0.record(backup: sound[$0.place]) }
  }

  private func restore(_ draft: String, from source: FilePlace, isDamaged: Bool) throws -> Restoration {
    let made = BackupName(source.name)?.made ?? source.modified
    let restored = Backup(fileAt: source.path, made: made, schema: database.schema)
    if try installIfMissing(draft) { return Restoration(restored: restored, savedAs: nil, isUndoable: false) }
    do {
      let schemaDifferences = try database.schemaDifferences()
      guard schemaDifferences.isEmpty else { throw StorageError.unknownStructure(path: database.path, names: schemaDifferences) }
      var saved = ""
      try database.restore(from: draft, as: .restore, subjects: [source.name.replacing("\n", with: " ")]) { saved = try copyIntoFolder() }
      return Restoration(restored: restored, savedAs: saved, isUndoable: true)
    } catch let error as StorageError {
      guard try isUnreadable(error) else { throw error }
      // Restoring a damaged record may violate a constraint; that must not cost the user a sound database.
      if isDamaged, isDatabaseSound { throw BackupError.damaged(path: source.path) }
      return Restoration(restored: restored, savedAs: try replaceFile(by: draft), isUndoable: false)
    }
  }

  /// Without a database, the copy becomes the database, with its undo steps and numbers.
  ///
  /// - Returns: Whether there was no database, also none that another process has just created.
  private func installIfMissing(_ draft: String) throws -> Bool {
    let place = database.file.place
    return try place.withLock {
      guard !place.exists else { return false }
      // A leftover log of a deleted database would be replayed into this one.
      try place.moveAside(suffixes: ["-wal", "-shm"])
      try FilePlace(path: draft).move(to: place)
      return true
    }
  }

  private func isUnreadable(_ error: StorageError) throws -> Bool {
    switch error {
    case .corrupt, .conflict, .unknownStructure: true
    case .foreign: try isReplaceable()
    default: false
    }
  }

  /// - Throws: `BackupError.placeTaken` for a folder or another program's database.
  private func isReplaceable() throws -> Bool {
    let isFolder = database.file.place.isFolder
    let isOthers = try isFolder || database.file.isOfAnotherProgram()
    guard !isOthers else { throw BackupError.placeTaken(path: database.path, isFolder: isFolder) }
    return true
  }

  private var isDatabaseSound: Bool {
    do {
      return try database.readNow(orWhenMissing: false) { try Structure($0, database.schema).isSound() }
    } catch { return false }
  }

  /// Keeps a copy of the unreadable database. If SQLite can still open the file, it is overwritten in place, because another process may
  /// have it open; otherwise it is replaced.
  private func replaceFile(by draft: String) throws -> String {
    database.close()
    let kept = FilePlace(path: database.path).freeSibling(suffix: ".damaged")
    try database.file.place.withLock {
      try database.file.place.copyBytes(to: kept)
      if database.file.hasLog { try FilePlace(path: database.path + "-wal").copyBytes(to: kept + "-wal") }
      do {
        let live = try database.file.openForWriting(checkingStructure: false)
        try DatabaseFile(path: draft, schema: database.schema, log: database.log).openForWriting().backup(to: live)
        try live.close()
      } catch {
        database.log.warning("\(database.path) cannot be written over and is replaced: \(error)")
        try database.file.place.moveAside(suffixes: ["-wal", "-shm"])
        try FilePlace(path: draft).move(to: database.file.place)
      }
    }
    return kept
  }
}

extension Restoration {
  /// The same restoration with the records that are damaged in the backup.
  fileprivate func withDamaged(_ records: [DamagedRecord]) -> Restoration {
    Restoration(restored: restored, savedAs: savedAs, isUndoable: isUndoable, damaged: records)
  }
}
