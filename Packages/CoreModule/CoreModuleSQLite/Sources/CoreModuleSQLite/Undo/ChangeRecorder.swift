import GRDB
import SQLitePreupdate
import Synchronization

/// What a transaction did to the stored tables.
struct RecordedChanges {
  /// How to take it back.
  var changes = RowChanges()
  /// Whether anything but silent columns changed.
  var isStep: Bool { !changes.isEmpty }
  /// The rows that were inserted or updated, by table.
  var touched: [String: Set<Int64>] = [:]
  /// Those of them that were damaged before: they get no new checksum, by which they would seem sound.
  var damaged: [String: Set<Int64>] = [:]
}

/// Watches a connection's changes of the stored tables, row by row.
///
/// SQLite calls before each change of a row with the row as it is, whatever statement makes the change.
final class ChangeRecorder: Sendable {
  private struct State {
    var tables: [RecordedTable]
    var recorded: RecordedChanges?
    var recordsSilent = false
  }

  private let state: Mutex<State>

  init(tables: [StoredTable]) { state = Mutex(State(tables: tables.map(RecordedTable.init), recorded: nil)) }

  /// Lets SQLite call for every change through `database`'s connection. The recorder must outlive the connection.
  func watch(_ database: Database) {
    sqlite3_preupdate_hook(
      database.sqliteConnection,
      { context, connection, operation, _, table, oldRow, newRow in
        guard let context, let connection, let table else { return }
        let row = ChangingRow(connection: connection, operation: operation, oldKey: oldRow, newKey: newRow)
        Unmanaged<ChangeRecorder>.fromOpaque(context).takeUnretainedValue().willChange(row, in: table)
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  /// Forgets what was recorded, and records from here on; if so told, what changes only silent columns too.
  func start(recordingSilent: Bool = false) {
    state.withLock { state in
      state.recorded = RecordedChanges()
      state.recordsSilent = recordingSilent
    }
  }

  /// Ends the recording.
  func stop() -> RecordedChanges {
    state.withLock { state in
      defer { state.recorded = nil }
      return state.recorded ?? RecordedChanges()
    }
  }

  private func willChange(_ row: ChangingRow, in name: UnsafePointer<CChar>) {
    state.withLock { state in
      guard let index = state.tables.firstIndex(where: { $0.isNamed(name) }), var recorded = state.recorded.take() else { return }
      state.tables[index].record(row, in: &recorded, silent: state.recordsSilent)
      state.recorded = recorded
    }
  }
}
