import CoreModule
import CoreModulePOSIX
import Foundation
import GRDB

/// The database of a collection that is being written, in the schema that every version of Anki reads.
final class NewCollection {
  /// The unpacked file, which is compressed into the package at the end.
  var file: FileDescriptor { temporary.file }
  private let temporary: TemporaryFile
  private let queue: DatabaseQueue
  private var rows = CollectionRows()

  init(in folder: String, collection: AnkiCollection, modified: Timestamp) throws(AnkiPackageError) {
    temporary = try TemporaryFile(in: folder, prefix: ".glot-anki-")
    var configuration = Configuration()
    // One transaction from the beginning to the end.
    configuration.allowsUnsafeTransactions = true
    // No other process reads this file, and an incomplete one is useless.
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE")
    }
    do {
      queue = try DatabaseQueue(path: temporary.path, configuration: configuration)
      try queue.writeWithoutTransaction { database in
        try database.execute(sql: "BEGIN")
        try database.execute(sql: CollectionTables.tables)
        try CollectionHeader(collection: collection, modified: modified).write(to: database)
      }
    } catch { throw Self.fault(error, path: folder) }
  }

  func add(_ notes: [AnkiNote]) throws(AnkiPackageError) {
    var rows = rows
    do {
      try queue.writeWithoutTransaction { database in try rows.add(notes, to: database) }
    } catch { throw Self.fault(error, path: temporary.path) }
    self.rows = rows
  }

  /// Writes the indexes, which take less time at the end, and closes the database.
  func finish() throws(AnkiPackageError) {
    do {
      try queue.writeWithoutTransaction { database in
        try database.execute(sql: CollectionTables.indexes)
        try database.execute(sql: "COMMIT")
      }
      try queue.close()
    } catch { throw Self.fault(error, path: temporary.path) }
  }

  private static func fault(_ error: any Error, path: String) -> AnkiPackageError {
    let reason: UserFileError.Reason =
      switch (error as? DatabaseError)?.resultCode {
      case .SQLITE_FULL?: .diskFull
      case .SQLITE_READONLY?: .readOnly
      default: .failed((error as? DatabaseError)?.message ?? "SQLite")
      }
    return .workFile(UserFileError(path: path, reason))
  }
}
