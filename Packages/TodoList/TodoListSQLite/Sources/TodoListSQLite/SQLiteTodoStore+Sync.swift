import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
public import TodoList

extension SQLiteTodoStore: SyncStore {
  /// See `SyncStore.unsent(to:)`.
  public func unsent(to address: String) async throws(TodoStoreError) -> UnsentChanges {
    try await write(nil, subjects: { _ in [] }) { database in
      let server = ServerTable(database)
      try server.forgetOther(than: address)
      return try syncing(database) { try $0.send() }
    }
  }

  /// See `SyncStore.accept(_:after:from:)`. The server's changes are one undo step.
  public func accept(
    _ answer: [ServerTask], after sent: UnsentChanges, from address: String
  ) async throws(TodoStoreError) -> AcceptedAnswer? {
    try await write(.todoSync, subjects: { $0?.subjects ?? [] }) { database in
      let server = ServerTable(database)
      try server.forgetOther(than: address)
      let accepted = try syncing(database) { try $0.accept(answer, after: sent) }
      if accepted != nil { try server.succeeded(at: clock.now()) }
      return accepted
    }
  }

  /// See `SyncStore.status(of:)`.
  public func status(of address: String) async throws(TodoStoreError) -> SyncStatus {
    do throws(StorageError) {
      return try await database.read(orWhenMissing: SyncStatus(unsent: 0, unsentDeletions: 0, lastSuccess: nil)) { database in
        let server = ServerTable(database)
        let isSameServer = try server.address() == address
        guard isSameServer else {
          let tasks = try Int.fetchOne(database, sql: "SELECT count(*) FROM todo") ?? 0
          return SyncStatus(unsent: tasks, unsentDeletions: 0, lastSuccess: nil)
        }
        let unsent = try syncing(database) { try $0.unsent() }
        return SyncStatus(unsent: unsent.changed.count, unsentDeletions: unsent.deleted.count, lastSuccess: try server.lastSuccess())
      }
    } catch { throw .storage(error) }
  }

  private func syncing<Value>(_ database: Database, _ body: @Sendable (inout SyncChanges<SyncTable>) throws -> Value) throws -> Value {
    let rows = SyncTable(database, localTime: localTime)
    var changes = SyncChanges(rows, now: clock.now(), localTime: localTime, random: random)
    return try body(&changes)
  }
}

/// The row of `todo_server`.
private struct ServerTable {
  private let database: Database

  init(_ database: Database) { self.database = database }

  func address() throws -> String? {
    try Row.fetchOne(database, sql: "SELECT url FROM todo_server").flatMap { String.fromDatabaseValue($0[0]) }
  }

  func lastSuccess() throws -> Timestamp? {
    try Row.fetchOne(database, sql: "SELECT last_success FROM todo_server").flatMap { Int64.fromDatabaseValue($0[0]) }
      .map { try RecordNumbers(of: "todo_server", key: 1).moment($0) }
  }

  /// Content confirmed by another server is invalid for this one.
  func forgetOther(than address: String) throws {
    guard try self.address() != address else { return }
    try database.execute(sql: "DELETE FROM todo_synced")
    try database.execute(
      sql: """
        INSERT INTO todo_server (only, url) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET url = excluded.url, last_success = NULL
        """,
      arguments: [address]
    )
  }

  func succeeded(at moment: Timestamp) throws {
    try database.execute(sql: "UPDATE todo_server SET last_success = ?", arguments: [moment.milliseconds])
  }
}

/// The rows of `todo` and `todo_synced` in one transaction.
private struct SyncTable: SyncRows {
  private let database: Database
  private let tasks: TodoTable

  init(_ database: Database, localTime: LocalTime) {
    self.database = database
    tasks = TodoTable(database, localTime: localTime)
  }

  func task(numbered number: TodoTask.Number) throws -> TodoTask? { try tasks.task(numbered: number) }
  func task(identified id: TodoTask.ID) throws -> TodoTask? { try tasks.task(identified: id) }
  func subtasks(of number: TodoTask.Number) throws -> [TodoTask] { try tasks.subtasks(of: number) }
  func nextNumber() throws -> TodoTask.Number { try tasks.nextNumber() }
  func lastNumber() throws -> Int { try tasks.lastNumber() }
  func raiseLastNumber(to number: Int) throws { try tasks.raiseLastNumber(to: number) }
  func insert(_ task: TodoTask) throws { try tasks.insert(task) }
  func update(_ task: TodoTask) throws { try tasks.update(task) }
  func delete(_ number: TodoTask.Number) throws { try tasks.delete(number) }

  func allTasks() throws -> [TodoTask] {
    try TodoTask.fetchAll(database, "SELECT \(TodoTask.storedColumns) FROM todo ORDER BY number", [])
  }

  func confirmed() throws -> [TodoTask.ID: ServerTask.Content?] {
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

  func confirm(_ id: TodoTask.ID, _ content: ServerTask.Content?) throws {
    try database.cachedStatement(sql: "INSERT OR REPLACE INTO todo_synced (id, text, importance, is_done, deadline) VALUES (?, ?, ?, ?, ?)")
      .execute(arguments: [id.rawValue, content?.text, content?.importance, content?.isDone, content?.deadline])
  }

  func forget(_ id: TodoTask.ID) throws {
    try database.cachedStatement(sql: "DELETE FROM todo_synced WHERE id = ?").execute(arguments: [id.rawValue])
  }

  private static func content(_ row: Row) -> ServerTask.Content? {
    guard let text = String.fromDatabaseValue(row[1]), let importance = String.fromDatabaseValue(row[2]),
      let isDone = Bool.fromDatabaseValue(row[3])
    else { return nil }
    return ServerTask.Content(text: text, importance: importance, isDone: isDone, deadline: Int64.fromDatabaseValue(row[4]))
  }
}
