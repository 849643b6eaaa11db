import CoreModule
import GRDB

extension SQLiteBackups {
  /// Compares a backup with its checksum file.
  ///
  /// - Returns: Whether there is a checksum file, which proves that the backup is unaltered.
  func checkSum(of source: FilePlace) throws(BackupError) -> Bool {
    guard let manifest = FilePlace(path: source.path + ".sha256").text else { return false }
    let sum: String
    do throws(StorageError) { sum = try digest.sha256(source.path) } catch { throw .unreadable(path: source.path) }
    guard manifest.hasPrefix(sum + " ") else { throw .altered(path: source.path) }
    return true
  }

  /// Migrates the copy of a backup and checks every record.
  ///
  /// - Parameter isUnaltered: Whether the backup is known to be unaltered. Otherwise all its records must be sound.
  /// - Returns: The damaged records. They are restored with the rest: only the user can tell what they said, and every backup of such a
  ///   database has them.
  func check(_ draft: String, from path: String, isUnaltered: Bool) throws -> [RecordDamage] {
    let copy = DatabaseFile(path: draft, schema: database.schema, log: database.log)
    do {
      // The schema is checked before any change, which a foreign trigger could react to.
      let schemaDifferences = try DatabaseFile.schemaDifferences(inBackupAt: draft, schema: database.schema)
      guard schemaDifferences.isEmpty else { throw StorageError.unknownStructure(path: path, names: schemaDifferences) }
      let queue = try copy.openForWriting()
      let isWhole = try isUnaltered ? hasSoundStructure(queue) : isSound(queue)
      let damaged = isWhole ? try damagedRecords(queue) : []
      try queue.close()
      guard isWhole, isUnaltered || damaged.isEmpty else { throw BackupError.damaged(path: path) }
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

  /// Rebuilds indexes and derived data if only these are damaged.
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

  /// Rebuilds derived data if records are damaged, or if the copy will become the database.
  private func damagedRecords(_ queue: DatabaseQueue) throws -> [RecordDamage] {
    let damaged = try queue.read { connection in
      try database.schema.tables.flatMap { try RecordCheck(table: $0, database: connection).damaged() }
    }
    if !damaged.isEmpty { database.log.warning("records of a backup are damaged: \(damaged.map(\.place))") }
    if !damaged.isEmpty || !database.exists { try rebuildDerived(queue) }
    return damaged
  }

  private func rebuildDerived(_ queue: DatabaseQueue) throws {
    try queue.write { connection in
      for derived in database.schema.derived where try derived.isConsistent(connection) == false { try derived.rebuild(connection) }
    }
  }
}
