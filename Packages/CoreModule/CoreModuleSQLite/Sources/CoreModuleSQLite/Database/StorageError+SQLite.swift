import CoreModule
import CoreModulePOSIX
import Foundation
import GRDB
import Glibc

extension StorageError {
  /// Converts an error of SQLite, GRDB or the system about the file at `path`.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as StorageError: self = error
    case let error as DatabaseError: self.init(sqlite: error, path: path)
    case let error as DamagedRecordError: self = .damagedRecord(path: path, table: error.table, key: error.key)
    case BackupError.storage(let error): self = error
    case let error as SystemError: self = .writing(error, path: path)
    // A value has a type that this program never writes.
    case is RowDecodingError: self = .corrupt(path: path)
    default: self = .inputOutput(path: path, detail: "\(error)")
    }
  }

  /// Only errors that concern the file itself count as damage.
  private init(sqlite error: DatabaseError, path: String) {
    let detail = error.message ?? error.resultCode.description
    switch error.resultCode {
    case .SQLITE_NOTADB: self = .foreign(path: path)
    case .SQLITE_CORRUPT: self = .corrupt(path: path)
    case .SQLITE_CONSTRAINT: self = .conflict(path: path, detail: detail)
    case .SQLITE_TOOBIG: self = .tooManyConditions
    case .SQLITE_ERROR where Self.damages.contains(where: detail.contains): self = .corrupt(path: path)
    case .SQLITE_ERROR where Self.limits.contains(where: detail.contains): self = .tooManyConditions
    case .SQLITE_ERROR, .SQLITE_INTERNAL, .SQLITE_MISMATCH, .SQLITE_MISUSE, .SQLITE_RANGE, .SQLITE_SCHEMA, .SQLITE_FORMAT:
      self = .failedStatement(path: path, detail: detail)
    case .SQLITE_FULL: self = .diskFull(path: path)
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: self = .busy(path: path)
    case .SQLITE_READONLY: self = .readOnly(path: path)
    case .SQLITE_PERM, .SQLITE_AUTH: self = .permissionDenied(path: path)
    case .SQLITE_CANTOPEN: self = StorageError.whyItDoesNotOpen(path)
    case .SQLITE_IOERR where isDiskFull(at: path): self = .diskFull(path: path)
    default: self = .inputOutput(path: path, detail: detail)
    }
  }

  /// FTS5 errors without a specific code for damaged index tables.
  private static let damages = ["invalid fts5 file format", "no such fts5 table", "vtable constructor failed"]

  /// SQLite's messages for statements beyond its limits (https://www.sqlite.org/limits.html).
  private static let limits = [
    "Expression tree is too large", "too many SQL variables", "parser stack overflow", "too many terms", "too many arguments",
    "pattern too complex",
  ]

  private static func whyItDoesNotOpen(_ path: String) -> StorageError {
    if access(path, R_OK) != 0 { return .writing(.last, path: path) }
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    if access(String(folder), W_OK) != 0 { return .writing(.last, path: path) }
    return isDiskFull(at: path) ? .diskFull(path: path) : .inputOutput(path: path, detail: "unable to open the database file")
  }
}

private func isDiskFull(at path: String) -> Bool {
  var status = statvfs()
  let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
  return statvfs(String(folder), &status) == 0 && status.f_bavail < 16
}
