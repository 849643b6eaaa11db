import CoreModule
import CoreModuleSQLite
import CoreModuleTesting
import Foundation
import GRDB
import Testing
import TodoList
import TodoListSQLite
import TodoListTesting

struct SQLiteTodoStoreTests {
  @Test(arguments: TodoStoreContract.all)
  func `the store in the database keeps the contract`(contract: TodoStoreContract) async throws {
    let folder = try TemporaryFolder()
    let violations = try await contract.violations(folder.todoStore())
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `tasks outlive the process that saved them`() async throws {
    let folder = try TemporaryFolder()
    var full = try draft("pay", due: 31, priority: .low, repeats: .monthly, tags: ["a", "b"])
    full.note = "note"
    let saved = try await folder.todoStore().add([full, draft("part", parent: 1)])
    #expect(try await folder.todoStore().tasks(numbered: [1, 2]) == saved)
  }

  @Test(arguments: [nil, 1, 31] as [Int?])
  func `the time of day that a series keeps to outlives the process`(dayOfMonth: Int?) async throws {
    let folder = try TemporaryFolder()
    var task = try await folder.todoStore().add([draft("pay", due: 31, repeats: .monthly)])[0]
    for time in ["00:00", "02:30", "23:59"].map({ TimeOfDay($0) }) + [nil] {
      task.recurrence = Recurrence(.monthly, dayOfMonth: dayOfMonth, timeOfDay: time)
      task.updated = task.updated.adding(seconds: 60)
      _ = try await folder.todoStore().take([IncomingTask(task)], isTrial: false)
      #expect(try await folder.todoStore().tasks(numbered: [1]) == [task])
    }
  }

  @Test func `reading makes no file`() async throws {
    let folder = try TemporaryFolder()
    #expect(try await folder.todoStore().tasks(TodoQuery()) == [])
    #expect(try await folder.todoStore().count(at: TodoStoreContract.start) == TodoCount(open: 0, done: 0, overdue: 0))
    #expect(try await folder.todoStore().tasksToNotify(at: TodoStoreContract.start, limit: 1) == [])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/data"))
  }

  @Test(arguments: ["text = NULL", "id = x'00'", "created = NULL", "repeat_frequency = 'hourly'", "due_day = 'soon'", "priority = 9"])
  func `a damaged row is damage, not the end of the program`(change: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await folder.todoStore().add([draft("pay")])
    let database = folder.database()
    try await database.write {
      try $0.execute(
        sql:
          "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(replace(replace(replace(sql, 'NOT NULL', ''), 'CHECK (length(id) = 16)', ''), 'CHECK (priority IN (0, 1, 2))', ''), 'STRICT', '') WHERE name = 'todo'"
      )
    }
    database.close()
    let broken = folder.database()
    try await broken.write { try $0.execute(sql: "UPDATE todo SET \(change)") }
    let path = broken.path
    await #expect(throws: TodoStoreError.storage(.corrupt(path: path))) { try await folder.todoStore().tasks(TodoQuery()) }
  }

  @Test(arguments: TodoListSchema.tables.map(\.name))
  func `the columns of a registered table are those of the schema`(table: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await folder.todoStore().add([draft("pay")])
    let columns = try await folder.database().read(orWhenMissing: []) {
      try String.fetchAll($0, sql: "SELECT name FROM pragma_table_info('\(table)')")
    }
    let registered = try #require(TodoListSchema.tables.first { $0.name == table })
    #expect(registered.columns == columns)
    #expect(columns.last == "checksum")
    #expect(registered.silentColumns.isSubset(of: columns))
  }

  @Test(arguments: ["completed IS NULL", "completed IS NOT NULL"], ["due_day IS NOT NULL", "due_day IS NULL"])
  func `a list is read along an index`(status: String, kind: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await folder.todoStore().add([draft("pay")])
    let order = kind == "due_day IS NULL" ? "due_order" : "due_day"
    let plan = try await folder.database().read(orWhenMissing: []) {
      try Row.fetchAll(
        $0,
        sql:
          "EXPLAIN QUERY PLAN SELECT number FROM todo WHERE \(status) AND \(kind) AND \(order) >= 5 ORDER BY \(order), priority, created, number LIMIT 20"
      ).map { $0["detail"] as String }
    }
    #expect(plan.count == 1 && plan[0].hasPrefix("SEARCH todo USING") && plan[0].contains("INDEX todo_"), "\(plan)")
  }

  @Test func `undo and redo bring every change back, and that of a notification is no step`() async throws {
    let folder = try TemporaryFolder()
    let (store, log) = (folder.todoStore(), SQLiteUndoLog(database: folder.database()))
    _ = try await store.add([draft("pay", due: 0, repeats: .daily), draft("part", parent: 1)])
    #expect(try await store.markNotified([1]) == [1])
    let before = try await all(store)
    _ = try await store.complete([1])
    let after = try await all(store)
    for _ in 1...2 {
      _ = try await log.undo()
      #expect(try await all(store) == before)
      _ = try await log.redo()
      #expect(try await all(store) == after)
    }
    #expect(try await log.steps().map(\.name) == [.todoDone, .todoAdd])
  }

  private func all(_ store: some TodoStore) async throws -> [TodoTask] {
    var query = TodoQuery()
    query.status = .all
    return try await store.tasks(query)
  }
}

/// A temporary folder, deleted after the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func database(migrations: [SchemaMigration] = TodoListSchema.migrations + TodoListSchema.laterMigrations) -> SQLiteDatabase {
    let schema = DatabaseSchema(
      applicationID: 0x676C_6F74, migrations: migrations, tables: TodoListSchema.tables, derived: TodoListSchema.derived,
      counters: TodoListSchema.counters
    )
    return SQLiteDatabase(path: path + "/data/tasks.db", schema: schema, clock: .fixed(TodoStoreContract.start), log: SilentLog())
  }

  func todoStore() -> SQLiteTodoStore {
    SQLiteTodoStore(
      database: database(), clock: .ticking(from: TodoStoreContract.start), localTime: .fixed(seconds: 0), random: .counting()
    )
  }
}
