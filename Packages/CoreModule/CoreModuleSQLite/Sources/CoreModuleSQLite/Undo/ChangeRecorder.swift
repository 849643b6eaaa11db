import CoreModule
import GRDB
import SQLitePreupdate
import Synchronization

/// The changes of a transaction in the stored tables.
struct RecordedChanges {
  /// The row images that undo it.
  var changes = RowChanges()
  /// Whether more than silent columns changed.
  var isStep: Bool { !changes.isEmpty }
  /// The areas in which anything changed.
  private(set) var areas: Set<DataArea> = []
  /// The area of the last change, so that not each of many rows is hashed.
  private var lastArea: DataArea?
  /// The inserted and updated rows by table.
  var touched: [String: Set<Int64>] = [:]
  /// Those of them that were already damaged. They get no new checksum, which would hide the damage.
  var damaged: [String: Set<Int64>] = [:]

  /// Notes a change in an area.
  mutating func note(_ area: DataArea) {
    guard area != lastArea else { return }
    lastArea = area
    areas.insert(area)
  }
}

/// Records a connection's changes of the stored tables row by row.
///
/// SQLite's preupdate hook is called with the old row before each change, whatever the statement.
final class ChangeRecorder: Sendable {
  private struct State {
    /// Made when a connection is watched.
    var tables: [RecordedTable] = []
    var recorded: RecordedChanges?
    var recordsSilent = false
  }

  private let state = Mutex(State())
  private let tables: @Sendable () -> [StoredTable]

  init(tables: @escaping @autoclosure @Sendable () -> [StoredTable]) { self.tables = tables }

  /// Installs the hook on `database`'s connection. The recorder must outlive the connection.
  func watch(_ database: Database) {
    state.withLock { state in if state.tables.isEmpty { state.tables = tables().map(RecordedTable.init) } }
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

  /// Starts a new recording. `recordingSilent` includes updates of silent columns alone.
  func start(recordingSilent: Bool = false) {
    state.withLock { state in
      state.recorded = RecordedChanges()
      state.recordsSilent = recordingSilent
    }
  }

  /// Ends the recording and returns its changes.
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
