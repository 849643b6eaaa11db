import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import CoreModuleTesting
import GRDB
import Testing
import TodoList
import TodoListSQLite
import TodoListTesting

/// Tasks that are due on a day, written in one zone and read in another.
struct CalendarDayStoreTests {
  private static let zones = [-12, -8, 0, 1, 9, 14].map { $0 * 3600 }
  private let temporary = TemporaryDatabase.tasks()

  private func store(_ seconds: Int, at now: Timestamp = TodoStoreContract.start) -> SQLiteTodoStore {
    temporary.todoStore(at: now, in: .fixed(seconds: seconds))
  }

  private func texts(_ filter: DueFilter, _ seconds: Int, at now: Timestamp) async throws -> [String] {
    var query = TodoQuery()
    filter.narrow(&query, at: now, in: .fixed(seconds: seconds))
    return try await store(seconds).tasks(query).map(\.text)
  }

  /// Changes a text without updating its checksum.
  private func damage(_ path: String) throws {
    try DatabaseQueue(path: path).write { try $0.execute(sql: "UPDATE todo SET text = 'damagee' WHERE number = 6") }
  }

  @Test(arguments: zones, zones)
  func `a day is found, over and notified of by the reader's calendar`(writer: Int, reader: Int) async throws {
    _ = try await store(writer).add([draft("today", due: 0), draft("tomorrow", due: 1), draft("yesterday", due: -1)])
    let local = LocalTime.fixed(seconds: reader)
    let today = TodoStoreContract.today
    let morning = local.moment(of: .hour(DueDate.morningHour), on: today)
    #expect(try await texts(.today, reader, at: morning) == ["today"])
    #expect(try await texts(.day(today.adding(days: 1)), reader, at: morning) == ["tomorrow"])
    #expect(try await texts(.overdue, reader, at: morning) == ["yesterday"])
    #expect(try await texts(.week, reader, at: morning) == ["today", "tomorrow"])
    #expect(try await store(reader).count(at: morning).overdue == 1)
    #expect(try await store(reader).count(at: local.start(of: today.adding(days: 1))).overdue == 2)
    #expect(try await store(reader).tasksToNotify(at: morning.adding(seconds: -1), limit: 9).map(\.text) == ["yesterday"])
    #expect(try await store(reader).tasksToNotify(at: morning, limit: 9).map(\.text) == ["yesterday", "today"])
  }

  @Test(arguments: zones)
  func `lists are in the reader's order, however many are wanted`(reader: Int) async throws {
    let local = LocalTime.fixed(seconds: reader)
    var drafts = try [draft("day 0", due: 0), draft("day 1", due: 1), draft("none")]
    for (index, hours) in [-30, -14, -9, -1, 2, 11, 13, 20, 30].enumerated() {
      var timed = try draft("timed \(index)")
      timed.due = .moment(TodoStoreContract.start.adding(seconds: Int64(hours) * 3600))
      drafts.append(timed)
    }
    let added = try await store(0).add(drafts)
    let expected = added.sorted { TodoTask.precedes($0, $1, in: local) }.map(\.text)
    for limit in [nil, 1, 5, 12] as [Int?] {
      var query = TodoQuery()
      query.limit = limit
      #expect(try await store(reader).tasks(query).map(\.text) == Array(expected.prefix(limit ?? 99)))
    }
  }

  @Test func `a database of the first version keeps the days that were meant, its snoozes and what is damaged`() async throws {
    let columns = "number, id, text, priority, due_day, parent, snoozed, remind_at, created, updated, folded_text, due_order, tags"
    let day = TodoStoreContract.today.daysSinceEpoch
    // Written in Berlin: the end of the day and nine in the morning are an hour earlier than in UTC.
    let (end, morning) = ((day + 1) * 86_400_000 - 3_600_001, day * 86_400_000 + 8 * 3_600_000)
    let snoozed = morning + 5 * 3_600_000
    let rows = [
      "1, x'00000000000000000000000000000001', 'day', 1, \(day), NULL, NULL, \(morning), 0, 0, 'day', \(end), 'a' || char(10) || 'b' || char(27) || 'c' || char(8238)",
      "2, x'00000000000000000000000000000002', 'snoozed', 1, \(day), NULL, \(snoozed), \(snoozed), 0, 0, 'snoozed', \(end), NULL",
      "3, x'00000000000000000000000000000003', 'part', 1, NULL, 1, NULL, NULL, 0, 0, 'part', \(Int64.max), NULL",
      "4, x'00000000000000000000000000000004', 'part of a part', 1, NULL, 3, NULL, NULL, 0, 0, 'part of a part', \(Int64.max), NULL",
      "5, x'00000000000000000000000000000005', 'orphan', 1, NULL, 99, NULL, NULL, 0, 0, 'orphan', \(Int64.max), NULL",
      "6, x'00000000000000000000000000000006', 'damaged', 1, \(day), NULL, NULL, NULL, 0, 0, 'damaged', \(end), NULL",
    ]
    let old = temporary.open(migrations: TodoListSchema.migrations)
    try await old.write { database in
      for row in rows { try database.execute(sql: "INSERT INTO todo (\(columns)) VALUES (\(row))") }
      try database.execute(sql: "UPDATE todo_number SET last = 6")
    }
    old.close()
    try damage(old.path)
    let tokyo = store(9 * 3600)
    let tasks = try await tokyo.tasks(numbered: [1, 2, 3, 4, 5])
    #expect(tasks.map(\.due) == [.day(TodoStoreContract.today), .day(TodoStoreContract.today), nil, nil, nil])
    #expect(tasks.map(\.remindAt) == [.day(TodoStoreContract.today), .moment(Timestamp(milliseconds: snoozed)), nil, nil, nil])
    #expect(tasks.map(\.parent) == [nil, nil, 1, nil, nil])
    #expect(tasks.map(\.tags) == [["a", "b c"], [], [], [], []])
    // The first write migrates the database.
    _ = try await tokyo.add([draft("new")])
    var query = TodoQuery()
    DueFilter.today.narrow(&query, at: TodoStoreContract.start, in: .fixed(seconds: 9 * 3600))
    #expect(try await tokyo.tasks(query).map(\.text) == ["day", "snoozed", "damagee"])
    let problems = await SQLiteDataCheck(database: temporary.open()).problems(isDeep: true)
    #expect(problems.count == 1, "\(problems)")
  }
}
