public import CoreModule
import GRDB

/// The undo log in the database.
public struct SQLiteUndoLog: UndoLog {
  private let database: SQLiteDatabase

  /// The log of `database`.
  public init(database: SQLiteDatabase) { self.database = database }

  /// See `UndoLog.steps()`.
  public func steps() async throws(UndoError) -> [UndoStep] {
    do throws(StorageError) {
      return try database.read(orWhenMissing: []) { try UndoTable($0).steps() }
    } catch { throw .storage(error) }
  }

  /// See `UndoLog.undo()`.
  public func undo() async throws(UndoError) -> UndoStep? { try turn(isUndone: false) }

  /// See `UndoLog.redo()`.
  public func redo() async throws(UndoError) -> UndoStep? { try turn(isUndone: true) }

  private func turn(isUndone: Bool) throws(UndoError) -> UndoStep? {
    let result: Result<UndoStep?, UndoError>
    do throws(StorageError) {
      guard try database.read(orWhenMissing: nil, { try UndoTable($0).next(isUndone: isUndone) }) != nil else { return nil }
      result = try database.change(recordingSilent: true) { database in
        guard let step = try UndoTable(database).next(isUndone: isUndone) else { return .success(nil) }
        do {
          try RowRestorer(database, tables: self.database.schema.tables).apply(try UndoTable(database).changes(of: step))
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT { return .failure(.impossible(step)) }
        return .success(step)
      } recording: { database, step, recorded in
        if let step { try UndoTable(database).turn(step, recorded.changes) }
      }
    } catch { throw .storage(error) }
    return try result.get()?.turned
  }
}
