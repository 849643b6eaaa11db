import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import CoreModuleTesting
import GRDB
import Testing
import TodoList
import TodoListSQLite
import TodoListTesting

struct SQLiteTodoStoreTests {
  private let temporary = TemporaryDatabase.tasks()

  @Test(arguments: TodoStoreContract.all)
  func `the store in the database keeps the contract`(contract: TodoStoreContract) async throws {
    let violations = try await contract.violations(temporary.todoStore())
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `tasks outlive the process that saved them`() async throws {
    var full = try draft("pay", due: 31, priority: .low, repeats: .monthly, tags: ["a", "b"])
    full.note = "note"
    let saved = try await temporary.todoStore().add([full, draft("part", parent: 1)])
    #expect(try await temporary.todoStore().tasks(numbered: [1, 2]) == saved)
  }

  @Test(arguments: [nil, 1, 31] as [Int?])
  func `the time of day that a series keeps to outlives the process`(dayOfMonth: Int?) async throws {
    var task = try await temporary.todoStore().add([draft("pay", due: 31, repeats: .monthly)])[0]
    for time in ["00:00", "02:30", "23:59"].map({ TimeOfDay($0) }) + [nil] {
      task.recurrence = Recurrence(.monthly, dayOfMonth: dayOfMonth, timeOfDay: time)
      task.updated = task.updated.adding(seconds: 60)
      _ = try await temporary.todoStore().merge([IncomingTask(task)], isTrial: false, in: nil)
      #expect(try await temporary.todoStore().tasks(numbered: [1]) == [task])
    }
  }

  @Test(arguments: ["weekdays", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20271231"])
  func `every rule of a series outlives the process`(written: String) async throws {
    let rule = try #require(RecurrenceRule(written: written))
    let saved = try await temporary.todoStore().add([draft("pay", due: 3, repeats: rule)])
    #expect(saved.map(\.recurrence?.rule.written) == [written])
    #expect(try await temporary.todoStore().tasks(numbered: [1]) == saved)
  }

  @Test func `reading makes no file`() async throws {
    #expect(try await temporary.todoStore().tasks(TodoQuery()) == [])
    #expect(try await temporary.todoStore().count(at: TodoStoreContract.start) == TodoCount(open: 0, done: 0, overdue: 0))
    #expect(try await temporary.todoStore().tasksToNotify(at: TodoStoreContract.start, limit: 1) == [])
    #expect(!temporary.exists)
  }

  @Test(arguments: ["text = NULL", "id = x'00'", "created = NULL", "repeat_frequency = 'hourly'", "due_day = 'soon'", "priority = 9"])
  func `a damaged row is damage, not the end of the program`(change: String) async throws {
    _ = try await temporary.todoStore().add([draft("pay")])
    try await temporary.damage("UPDATE todo SET \(change)")
    await #expect(throws: TodoStoreError.storage(.corrupt(path: temporary.path))) { try await temporary.todoStore().tasks(TodoQuery()) }
  }

  @Test func `the columns of the registered tables are those of the schema`() async throws {
    #expect(try await temporary.misdescribedTables() == [])
  }

  @Test(arguments: ["completed IS NULL", "completed IS NOT NULL"], ["due_day IS NOT NULL", "due_day IS NULL"])
  func `a list is read along an index`(status: String, kind: String) async throws {
    _ = try await temporary.todoStore().add([draft("pay")])
    let order = kind == "due_day IS NULL" ? "due_order" : "due_day"
    let plan = try await temporary.open().read(orWhenMissing: []) {
      try Row.fetchAll(
        $0,
        sql:
          "EXPLAIN QUERY PLAN SELECT number FROM todo WHERE \(status) AND \(kind) AND \(order) >= 5 ORDER BY \(order), priority, created, number LIMIT 20"
      ).map { $0["detail"] as String }
    }
    #expect(plan.count == 1 && plan[0].hasPrefix("SEARCH todo USING") && plan[0].contains("INDEX todo_"), "\(plan)")
  }

  @Test func `undo and redo bring every change back, and that of a notification is no step`() async throws {
    let (store, log) = (temporary.todoStore(), SQLiteUndoLog(database: temporary.open()))
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

extension TemporaryDatabase {
  static func tasks() -> TemporaryDatabase {
    TemporaryDatabase(
      migrations: TodoListSchema.migrations + TodoListSchema.laterMigrations, tables: TodoListSchema.tables,
      derived: TodoListSchema.derived, clock: .fixed(TodoStoreContract.start)
    )
  }

  func todoStore(at now: Timestamp = TodoStoreContract.start, in localTime: LocalTime = .fixed(seconds: 0)) -> SQLiteTodoStore {
    SQLiteTodoStore(database: open(), clock: .ticking(from: now), localTime: localTime, random: .counting())
  }
}
