import CoreModule
import Foundation
import GRDB
import PersonalDictionary

/// A database file that is only read.
final class EReaderFile {
  private let path: String
  private let files: any UserFiles
  private var queue: DatabaseQueue?

  init(path: String, files: any UserFiles) throws(WordFileError) {
    self.path = path
    self.files = files
    let start: [UInt8]
    let size: Int?
    do throws(UserFileError) {
      let stream = try files.stream(path)
      (start, size) = (try stream.next(), stream.size)
    } catch { throw .file(error) }
    if let size, let whole = Self.wholeSize(start), size < whole { throw .damagedDatabase(path: path) }
  }

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
    let characters = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/._-"))
    let name = path.addingPercentEncoding(withAllowedCharacters: characters) ?? path
    return try DatabaseQueue(path: "file:\(name)?\(hasLog ? "mode=ro" : "immutable=1")", configuration: configuration)
  }

  private var hasLog: Bool {
    do throws(UserFileError) { return try files.stream(path + "-wal").next().isEmpty == false } catch { return false }
  }

  /// How many bytes the file must have by its header (https://www.sqlite.org/fileformat2.html#the_database_header): where it is taken as it
  /// is, SQLite does not look.
  private static func wholeSize(_ start: [UInt8]) -> Int? {
    guard start.count >= 100, start[24..<28] == start[92..<96] else { return nil }
    let page = Int(start[16]) << 8 | Int(start[17])
    let count = start[28..<32].reduce(0) { $0 << 8 | Int($1) }
    return count * (page == 1 ? 65_536 : page)
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
