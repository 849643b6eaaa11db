import CoreModule
import GRDB

extension SQLiteBackups {
  /// Compares a backup with the sum beside it.
  ///
  /// - Returns: Whether there is one, so that the backup is known to be as it was made.
  func checkSum(of source: FilePlace) throws(BackupError) -> Bool {
    guard let manifest = FilePlace(path: source.path + ".sha256").text else { return false }
    let sum: String
    do throws(StorageError) { sum = try digest.sha256(source.path) } catch { throw .unreadable(path: source.path) }
    guard manifest.hasPrefix(sum + " ") else { throw .altered(path: source.path) }
    return true
  }

  /// Brings the copy of a backup up to date and looks at every record in it.
  ///
  /// - Parameter isAsMade: Whether it is known that nobody altered the backup. Of one of which it is not, all must be sound.
  /// - Returns: The records whose checksums do not fit. They are restored with the rest: nobody but the user can tell what they said, and a
  ///   database with such a record makes nothing but such backups.
  func check(_ draft: String, from path: String, isAsMade: Bool) throws -> [RecordDamage] {
    let copy = DatabaseFile(path: draft, schema: database.schema, log: database.log)
    do {
      // Before anything is changed in it, which a trigger could follow.
      let strangers = try DatabaseFile.strangers(inBackupAt: draft, schema: database.schema)
      guard strangers.isEmpty else { throw StorageError.unknownStructure(path: path, names: strangers) }
      let queue = try copy.openForWriting()
      let isWhole = try isAsMade ? hasSoundStructure(queue) : isSound(queue)
      let damaged = isWhole ? try damagedRecords(queue) : []
      try queue.close()
      guard isWhole, isAsMade || damaged.isEmpty else { throw BackupError.damaged(path: path) }
      guard FilePlace(path: draft + "-wal").isEmpty else {
        throw StorageError.inputOutput(path: draft, detail: "its log was not emptied")
      }
      return damaged
    } catch {
      switch StorageError(error, path: path) {
      case .foreign: throw BackupError.foreign(path: path)
      case .newerVersion: throw BackupError.storage(.newerVersion(path: path))
      case .corrupt, .conflict, .failedStatement: throw BackupError.damaged(path: path)
      default: throw error
      }
    }
  }

  /// What follows from the records is made anew where it is all that is wrong: a flipped bit in an index, or in a text that one holds.
  private func hasSoundStructure(_ queue: DatabaseQueue) throws -> Bool {
    if try isSound(queue) { return true }
    try rebuildDerived(queue)
    if try queue.read({ try Structure($0, database.schema).brokenIndexes().isEmpty == false }) {
      try queue.write { try $0.execute(sql: "REINDEX") }
    }
    return try isSound(queue)
  }

  private func isSound(_ queue: DatabaseQueue) throws -> Bool {
    try queue.read { try Structure($0, database.schema).isSound() }
  }

  /// Leaves what is derived in step with the records where these are damaged, and in a copy that is to be the database itself.
  private func damagedRecords(_ queue: DatabaseQueue) throws -> [RecordDamage] {
    let damaged = try queue.read { connection in
      try database.schema.tables.flatMap { try RecordCheck($0, connection).damaged() }
    }
    if !damaged.isEmpty { database.log.warning("records of a backup are damaged: \(damaged.map(\.place))") }
    if !damaged.isEmpty || !database.exists { try rebuildDerived(queue) }
    return damaged
  }

  private func rebuildDerived(_ queue: DatabaseQueue) throws {
    try queue.write { connection in
      for derived in database.schema.derived where try derived.isInStep(connection) == false { try derived.rebuild(connection) }
    }
  }
}
