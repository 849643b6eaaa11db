import CoreModule
import GRDB

extension SQLiteDatabase {
  /// Whether there is a file.
  var exists: Bool { file.place.exists }

  /// Whether the place can be written; an absent database can.
  func isWritable() throws(StorageError) -> Bool {
    guard exists else { return false }
    return try readOnlyPlace() == false
  }

  /// Copies what is committed into the file at `path`, which must be empty. Waits for no writer and blocks none.
  func copy(to path: String) throws {
    let queue = try file.openForReading()
    try queue.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [path]) }
    try queue.close()
  }

  /// What of its structure is not as this program makes it.
  func strangers() throws -> [String] { try read(orWhenMissing: []) { try Structure($0, schema).strangers() } }

  /// Makes the records what they are in the database at `path`, in one transaction that is one step.
  ///
  /// Numbers that either database has given are not given again.
  ///
  /// - Parameter save: Runs while no other process can write, before anything is changed.
  func restore(from path: String, as step: StepName, subjects: [String], saving save: () throws -> Void) throws {
    try attaching(path) {
      _ = try change { connection -> Result<Void, Never> in
        try save()
        let restorer = TableRestorer(connection, from: "restored")
        for table in schema.tables { try restorer.restore(table) }
        for counter in schema.counters { try restorer.raise(counter) }
        for derived in schema.derived where try derived.isInStep(connection) == false { try derived.rebuild(connection) }
        return .success(())
      } recording: { connection, _, recorded in
        try UndoTable(connection).append(step, subjects, recorded.changes, at: clock.now())
      }
    }
  }
}
