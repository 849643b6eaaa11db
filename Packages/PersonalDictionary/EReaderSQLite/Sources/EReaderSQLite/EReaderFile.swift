import CoreModule
import Foundation
import GRDB
import PersonalDictionary

/// A database file that is only read.
final class EReaderFile {
  private let path: String
  private var queue: DatabaseQueue?

  init(path: String) { self.path = path }

  /// The names of the tables, in lower case, with those of their columns.
  func tables() throws(WordFileError) -> [String: Set<String>] {
    try read { database in
      let names = try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
      return try Dictionary(
        names.map { name in
          let columns = try String.fetchAll(database, sql: "SELECT name FROM pragma_table_info(?)", arguments: [name])
          return (name.lowercased(), Set(columns.map { $0.lowercased() }))
        }
      ) { first, _ in first }
    }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws(WordFileError) -> Value {
    do {
      let queue = try queue ?? open()
      self.queue = queue
      return try queue.read(body)
    } catch let error as DatabaseError {
      throw fault(error)
    } catch {
      throw .damagedDatabase(path: path)
    }
  }

  /// Without a log beside it the file is taken as it is: SQLite would write the files of a log.
  private func open() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA trusted_schema = OFF") }
    let hasLog = FileManager.default.fileExists(atPath: path + "-wal")
    let characters = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/._-"))
    let name = path.addingPercentEncoding(withAllowedCharacters: characters) ?? path
    return try DatabaseQueue(path: "file:\(name)?\(hasLog ? "mode=ro" : "immutable=1")", configuration: configuration)
  }

  private func fault(_ error: DatabaseError) -> WordFileError {
    switch error.resultCode {
    case .SQLITE_CANTOPEN: .file(UserFileError(path: path, .missing))
    case .SQLITE_PERM, .SQLITE_AUTH: .file(UserFileError(path: path, .permissionDenied))
    case .SQLITE_IOERR where error.extendedResultCode != .SQLITE_IOERR_SHORT_READ, .SQLITE_NOMEM:
      .file(UserFileError(path: path, .failed(error.message ?? "SQLite \(error.resultCode.rawValue)")))
    default: .damagedDatabase(path: path)
    }
  }
}
