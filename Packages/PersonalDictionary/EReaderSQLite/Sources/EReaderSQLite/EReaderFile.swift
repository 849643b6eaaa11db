import CoreModule
import Foundation
import GRDB
import GRDBSQLite
import PersonalDictionary

/// Opens a database file strictly for reading: the file is not changed and no files are created beside it.
final class EReaderFile {
  private let path: String
  private let files: any UserFiles
  private let isOfLog: Bool
  private var queue: DatabaseQueue?
  /// The remaining rounds of ``stepsOfRound`` steps, since a damaged or hostile database could run for days.
  private var rounds: Int

  private static let stepsOfRound = 1000
  /// A real database needs one or two steps per byte.
  private static let stepsOfByte = 50
  private static let leastSteps = 20_000_000
  /// A real database has no larger rows.
  private static let maximumRowBytes: Int32 = 16 << 20

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
    // Byte 18 of the header shows whether the database uses a write-ahead log.
    isOfLog = start.count > 18 && start[18] == 2
    rounds = (Self.leastSteps + Self.stepsOfByte * (size ?? 0)) / Self.stepsOfRound
  }

  /// The names of the tables, in lower case, with their columns.
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
      return try queue.read { database in try bounded(database) { try body(database) } }
    } catch let error as DatabaseError {
      throw fault(error)
    } catch {
      throw .damagedDatabase(path: path)
    }
  }

  /// Runs `body`; SQLite interrupts it after too many steps.
  private func bounded<Value>(_ database: Database, _ body: () throws -> Value) throws -> Value {
    try withUnsafeMutablePointer(to: &rounds) { rounds in
      let countDown: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { pointer in
        guard let rounds = pointer?.assumingMemoryBound(to: Int.self), rounds.pointee > 0 else { return 1 }
        rounds.pointee -= 1
        return 0
      }
      sqlite3_progress_handler(database.sqliteConnection, Int32(Self.stepsOfRound), countDown, rounds)
      defer { sqlite3_progress_handler(database.sqliteConnection, 0, nil, nil) }
      return try body()
    }
  }

  /// Without a log or a journal, the file is opened as immutable, because SQLite would create the files of a log.
  ///
  /// With a log, exclusive mode keeps the log's index in memory, and locking is off, so that no files are created. The log is never
  /// checkpointed or deleted. An interrupted change with its journal is reported as damage.
  private func open() throws -> DatabaseQueue {
    let hasLog = hasFile("-wal")
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA trusted_schema = OFF")
      sqlite3_limit(database.sqliteConnection, SQLITE_LIMIT_LENGTH, Self.maximumRowBytes)
      guard hasLog else { return }
      var isKept: Int32 = 1
      sqlite3_file_control(database.sqliteConnection, "main", SQLITE_FCNTL_PERSIST_WAL, &isKept)
      try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
    }
    let characters = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/._-"))
    let name = path.addingPercentEncoding(withAllowedCharacters: characters) ?? path
    let mode = hasLog ? "mode=ro&vfs=unix-none" : !isOfLog && hasFile("-journal") ? "mode=ro" : "immutable=1"
    return try DatabaseQueue(path: "file:\(name)?\(mode)", configuration: configuration)
  }

  /// Whether a non-empty file with this suffix is beside it.
  private func hasFile(_ ending: String) -> Bool {
    do throws(UserFileError) { return try files.stream(path + ending).next().isEmpty == false } catch { return false }
  }

  /// The size of the file by its header (https://www.sqlite.org/fileformat2.html#the_database_header), which SQLite does not check for
  /// immutable files.
  private static func wholeSize(_ start: [UInt8]) -> Int? {
    guard start.count >= 100, start[24..<28] == start[92..<96] else { return nil }
    let page = Int(start[16]) << 8 | Int(start[17])
    let count = start[28..<32].reduce(0) { $0 << 8 | Int($1) }
    return count * (page == 1 ? 65_536 : page)
  }

  private func fault(_ error: DatabaseError) -> WordFileError {
    switch error.resultCode {
    case .SQLITE_CANTOPEN: .file(UserFileError(path: path, .missing))
    case .SQLITE_INTERRUPT: .tooManySteps(path: path)
    case .SQLITE_PERM, .SQLITE_AUTH: .file(UserFileError(path: path, .permissionDenied))
    case .SQLITE_IOERR where error.extendedResultCode != .SQLITE_IOERR_SHORT_READ, .SQLITE_NOMEM:
      .file(UserFileError(path: path, .failed(error.message ?? "SQLite \(error.resultCode.rawValue)")))
    default: .damagedDatabase(path: path)
    }
  }
}
