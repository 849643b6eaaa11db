public import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
public import TodoList

/// The rows of `todo_synced` and `todo_server`.
extension TodoTable: SyncRows {
  public func allTasks() throws -> [TodoTask] {
    try TodoTask.fetchAll(database, "SELECT \(TodoTask.storedColumns) FROM todo ORDER BY number", [])
  }

  public func confirmed() throws -> [TodoTask.ID: ServerTask.Content?] {
    let rows = try Row.fetchCursor(database, sql: "SELECT id, text, importance, is_done, deadline FROM todo_synced")
    var confirmed: [TodoTask.ID: ServerTask.Content?] = [:]
    while let row = try rows.next() {
      // Damaged state counts as unconfirmed and is sent again.
      guard let bytes = Data.fromDatabaseValue(row[0]), bytes.count == 16 else { continue }
      let id = TodoTask.ID(bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) })
      confirmed.updateValue(Self.content(row), forKey: id)
    }
    return confirmed
  }

  public func confirm(_ id: TodoTask.ID, _ content: ServerTask.Content?) throws {
    try database.cachedStatement(sql: "INSERT OR REPLACE INTO todo_synced (id, text, importance, is_done, deadline) VALUES (?, ?, ?, ?, ?)")
      .execute(arguments: [id.rawValue, content?.text, content?.importance, content?.isDone, content?.deadline])
  }

  public func forget(_ id: TodoTask.ID) throws {
    try database.cachedStatement(sql: "DELETE FROM todo_synced WHERE id = ?").execute(arguments: [id.rawValue])
  }

  public func forgetAll() throws { try database.execute(sql: "DELETE FROM todo_synced") }

  public func server() throws -> SyncServer? {
    guard let row = try Row.fetchOne(database, sql: "SELECT url, last_success FROM todo_server"),
      let address = String.fromDatabaseValue(row[0])
    else { return nil }
    let lastSuccess = try Int64.fromDatabaseValue(row[1]).map { try RecordNumbers(of: "todo_server", key: 1).moment($0) }
    return SyncServer(address: address, lastSuccess: lastSuccess)
  }

  public func setServer(_ server: SyncServer) throws {
    try database.execute(
      sql: """
        INSERT INTO todo_server (only, url, last_success) VALUES (1, ?, ?)
        ON CONFLICT (only) DO UPDATE SET url = excluded.url, last_success = excluded.last_success
        """,
      arguments: [server.address, server.lastSuccess?.milliseconds]
    )
  }

  private static func content(_ row: Row) -> ServerTask.Content? {
    guard let text = String.fromDatabaseValue(row[1]), let importance = String.fromDatabaseValue(row[2]),
      let isDone = Bool.fromDatabaseValue(row[3])
    else { return nil }
    return ServerTask.Content(text: text, importance: importance, isDone: isDone, deadline: Int64.fromDatabaseValue(row[4]))
  }
}
