public import CoreModule
import GRDB
import Glibc

extension SQLiteBackups {
  /// See `Backups.restore(from:)`.
  public func restore(from path: String) async throws(BackupError) -> Restoration {
    let source = FilePlace(path: FilePlace.endOfLinks(path))
    guard !source.isSameFile(as: database.path) else { throw .isTheDatabase(path: path) }
    guard source.isRegularFile, access(source.path, R_OK) == 0 else { throw .unreadable(path: path) }
    let isAsMade = try checkSum(of: source)
    do {
      try database.file.place.makeFolder()
      return try database.file.place.withDraft { draft in
        try copy(source, to: draft)
        let damaged = try check(draft, from: path, isAsMade: isAsMade)
        let restoration = try restore(draft, from: source, isDamaged: !damaged.isEmpty)
        return damaged.isEmpty ? restoration : restoration.naming(records(damaged))
      }
    } catch { throw error as? BackupError ?? .storage(StorageError(error, path: database.path)) }
  }

  /// What lies only in the log beside the file belongs to it; SQLite puts both together.
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

  /// Looked for when the present data has been saved: what it held right is to be found too.
  private func records(_ damaged: [RecordDamage]) -> [DamagedRecord] {
    let sound = folder.newestWithSound(damaged)
    return damaged.map { $0.record(backup: sound[$0.place]) }
  }

  private func restore(_ draft: String, from source: FilePlace, isDamaged: Bool) throws -> Restoration {
    let made = BackupName(source.name)?.made ?? source.modified
    let restored = Backup(fileAt: source.path, made: made, schema: database.schema)
    if try putInPlace(draft) { return Restoration(restored: restored, savedAs: nil, isUndoable: false) }
    do {
      let strangers = try database.strangers()
      guard strangers.isEmpty else { throw StorageError.unknownStructure(path: database.path, names: strangers) }
      var saved = ""
      try database.restore(from: draft, as: .restore, subjects: [source.name.replacing("\n", with: " ")]) { saved = try copyIntoFolder() }
      return Restoration(restored: restored, savedAs: saved, isUndoable: true)
    } catch let error as StorageError {
      guard try isBeyondReading(error) else { throw error }
      // A damaged record may be one that no database takes in; that is no reason to give up the present one.
      if isDamaged, isLiveSound { throw BackupError.damaged(path: source.path) }
      return Restoration(restored: restored, savedAs: try replaceFile(by: draft), isUndoable: false)
    }
  }

  /// Where there is no database the copy becomes it; its history and its numbers come with it.
  ///
  /// - Returns: Whether there was none, also not from a process that was quicker.
  private func putInPlace(_ draft: String) throws -> Bool {
    let place = database.file.place
    return try place.withLock {
      guard !place.exists else { return false }
      // The log of a database that is gone would be replayed into this one.
      try place.moveAside(suffixes: ["-wal", "-shm"])
      try FilePlace(path: draft).move(to: place)
      return true
    }
  }

  private func isBeyondReading(_ error: StorageError) throws -> Bool {
    switch error {
    case .corrupt, .conflict, .unknownStructure: true
    case .foreign: try isReplaceable()
    default: false
    }
  }

  /// - Throws: `BackupError.placeTaken` for what may be of worth to somebody.
  private func isReplaceable() throws -> Bool {
    let isFolder = database.file.place.isFolder
    let isOthers = try isFolder || database.file.isOfAnotherProgram()
    guard !isOthers else { throw BackupError.placeTaken(path: database.path, isFolder: isFolder) }
    return true
  }

  private var isLiveSound: Bool {
    do {
      return try database.read(orWhenMissing: false) { try Structure($0, database.schema).isSound() }
    } catch { return false }
  }

  /// A database that cannot be read any more is kept under another name. One that SQLite still opens is written over in place, for another
  /// process may have it open; only what is no database at all makes room for a new file.
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
  /// The same, with the records that were damaged in the backup.
  fileprivate func naming(_ records: [DamagedRecord]) -> Restoration {
    Restoration(restored: restored, savedAs: savedAs, isUndoable: isUndoable, damaged: records)
  }
}
