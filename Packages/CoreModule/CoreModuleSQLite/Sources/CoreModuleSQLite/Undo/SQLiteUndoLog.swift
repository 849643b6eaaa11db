public import CoreModule
import GRDB

/// The undo log in the database.
public struct SQLiteUndoLog: UndoLog {
  private let database: SQLiteDatabase

  /// The log of `database`.
  public init(database: SQLiteDatabase) { self.database = database }

  public func steps() async throws(UndoError) -> [UndoStep] {
    do throws(StorageError) {
      return try await database.read(orWhenMissing: []) { try UndoTable($0).steps() }
    } catch { throw .storage(error) }
  }

  public func undo() async throws(UndoError) -> UndoStep? { try await turn(isUndone: false) }

  public func redo() async throws(UndoError) -> UndoStep? { try await turn(isUndone: true) }

  private func turn(isUndone: Bool) async throws(UndoError) -> UndoStep? {
    let result: Result<UndoStep?, UndoError>
    do throws(StorageError) {
      guard try await database.read(orWhenMissing: nil, { try UndoTable($0).next(isUndone: isUndone) }) != nil else { return nil }
      result = try await database.withWriteLock { () throws(StorageError) in
        try database.commit(recordingSilent: true) { connection -> Result<UndoStep?, UndoError> in
          guard let step = try UndoTable(connection).next(isUndone: isUndone) else { return .success(nil) }
          do {
            try RowRestorer(connection, tables: database.schema.tables).apply(try UndoTable(connection).changes(of: step))
          } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT { return .failure(.impossible(step)) }
          return .success(step)
        } recording: { connection, step, recorded in
          if let step { try UndoTable(connection).turn(step, recorded.changes) }
        }
      }
    } catch { throw .storage(error) }
    return try result.get()?.turned
  }
}
