import CoreModule
import GRDB

extension SQLiteDatabase {
  /// Whether the file exists.
  var exists: Bool { file.place.exists }

  /// Whether the database can be written or created.
  func isWritable() throws(StorageError) -> Bool {
    guard exists else { return false }
    return try readOnlyPlace() == false
  }

  /// Copies committed data to the empty file at `path`, without waiting for writers or blocking them.
  func copy(to path: String) throws {
    let queue = try file.openForReading()
    try queue.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [path]) }
    try queue.close()
  }

  /// The definitions that differ from the schema.
  func schemaDifferences() throws -> [String] { try readNow(orWhenMissing: []) { try Structure($0, schema).schemaDifferences() } }

  /// Restores the records of the database at `path` in one transaction, as one undo step.
  ///
  /// Numbers assigned by either database are not reused. Must be called ``withWriteLock(_:)``.
  ///
  /// - Parameter save: Runs before the first change, while no other process can write.
  func restore(from path: String, as step: StepName, subjects: [String], saving save: () throws -> Void) throws {
    try attaching(path) {
      _ = try commit { connection -> Result<Void, Never> in
        try save()
        let restorer = TableRestorer(database: connection, source: "restored")
        for table in schema.tables { try restorer.restore(table) }
        for counter in schema.counters { try restorer.raise(counter) }
        for derived in schema.derived where try derived.isConsistent(connection) == false { try derived.rebuild(connection) }
        return .success(())
      } recording: { connection, _, recorded in
        try UndoTable(connection).append(step, subjects, recorded.changes, at: clock.now())
      }
    }
  }
}
