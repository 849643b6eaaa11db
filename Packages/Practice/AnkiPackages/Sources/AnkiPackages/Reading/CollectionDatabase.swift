import CoreModule
import Foundation
import GRDB
import GRDBSQLite

/// The database of a collection, opened for reading. It is untrusted.
final class CollectionDatabase {
  /// The path of the package, for messages.
  private let path: String
  private let queue: DatabaseQueue
  private let steps: StepLimit

  /// The maximum size of a row; real collections have no larger ones.
  private static let maximumRowBytes: Int32 = 32 << 20

  /// Opens the unpacked collection.
  ///
  /// - Parameters:
  ///   - file: The unpacked file, which loses its name.
  ///   - size: Its size in bytes.
  ///   - path: The path of the package, for messages.
  init(_ file: TemporaryFile, size: Int, path: String) throws(AnkiPackageError) {
    self.path = path
    let steps = StepLimit(bytes: size)
    self.steps = steps
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase { database in
      // Notes, cards and answers are read once each, in the order of their indexes: a larger cache would hold what is not read again.
      try database.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cache_size = -500")
      sqlite3_limit(database.sqliteConnection, SQLITE_LIMIT_LENGTH, Self.maximumRowBytes)
      steps.install(on: database)
      // The collation of Anki's names. The results here do not depend on it, but the tables refer to it.
      database.add(collation: DatabaseCollation("unicase") { $0.lowercased().compare($1.lowercased()) })
    }
    do {
      let characters = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/._-"))
      let name = file.path.addingPercentEncoding(withAllowedCharacters: characters) ?? file.path
      queue = try DatabaseQueue(path: "file:\(name)?immutable=1", configuration: configuration)
    } catch { throw Self.fault(error, path: path) }
    file.unlink()
  }

  /// The connection must not outlive the limit.
  deinit { try? queue.close() }

  func read<Value>(_ body: (Database) throws -> Value) throws(AnkiPackageError) -> Value {
    do { return try queue.read(body) } catch { throw Self.fault(error, path: path) }
  }

  private static func fault(_ error: any Error, path: String) -> AnkiPackageError {
    if let error = error as? AnkiPackageError { return error }
    guard let error = error as? DatabaseError else { return .damaged(path: path) }
    switch error.resultCode {
    case .SQLITE_INTERRUPT: return .tooManySteps(path: path)
    case .SQLITE_IOERR where error.extendedResultCode != .SQLITE_IOERR_SHORT_READ, .SQLITE_NOMEM, .SQLITE_CANTOPEN:
      return .workFile(UserFileError(path: path, .failed(error.message ?? "SQLite \(error.resultCode.rawValue)")))
    default: return .damaged(path: path)
    }
  }
}
