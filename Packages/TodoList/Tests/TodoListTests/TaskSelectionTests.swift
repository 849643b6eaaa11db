import CoreModule
import CoreModuleTesting
import Testing
import TodoList
import TodoListTesting

/// How a text selects a task.
@MainActor
struct TaskSelectionTests {
  private let dependency = GatedTodoList(CallGate())

  /// Open: 1 "Buy milk", 2 "Call the milkman", 4 "Bread"; done: 3 "Buy rye bread", 5 "Drink milk".
  private func list() async throws -> TaskListViewModel {
    _ = try await dependency.store.add(
      ["Buy milk", "Call the milkman", "Buy rye bread", "Bread", "Drink milk"].map { text in try draft(text) })
    _ = try await dependency.store.complete([3, 5])
    return TodoListBuilder(dependency: dependency, router: RecordingRouter<TodoListDestination>()).build().taskList.build()
  }

  @Test(arguments: [("milkman", 2), ("y MÍLK", 1), ("bread", 4), ("buy rye BREAD", 3)])
  func `a part that only one open task has is enough, and the whole text comes first`(typed: String, number: Int) async throws {
    let list = try await list()
    await list.delete([.text(typed)])
    #expect(list.state.problem == nil)
    #expect(list.state.changed.map(\.number.rawValue) == [number])
  }

  @Test func `a part that several open tasks have changes nothing and names them`() async throws {
    let list = try await list()
    await list.complete([.number(4), .text("milk")])
    guard case .ambiguous(.text("milk"), let candidates) = list.state.problem else {
      Issue.record("\(String(describing: list.state.problem))")
      return
    }
    #expect(candidates.map(\.number) == [1, 2])
    #expect(try await dependency.store.tasks(numbered: [1, 2, 4]).allSatisfy { !$0.isDone })
  }

  @Test func `a part of a done task is enough only to open it again`() async throws {
    let list = try await list()
    await list.complete([.text("rye")])
    #expect(list.state.problem == .otherStatus(try await dependency.store.tasks(numbered: [3])))
    await list.complete([.text("rye"), .text("rice")])
    #expect(list.state.problem == .noSuchTasks([.text("rice")]))
    await list.reopen([.text("milk")])
    #expect(list.state.changed.map(\.number) == [5])
    await list.reopen([.text("milkm")])
    #expect(list.state.problem == .otherStatus(try await dependency.store.tasks(numbered: [2])))
  }

  @Test func `a text that is no date is told apart from a date that does not exist`() async throws {
    let list = try await list()
    for text in ["whenever", "+1x", "tomorrow whenever", ""] {
      await list.snooze([.number(1)], until: text)
      #expect(list.state.problem == .notADate(text))
    }
    await list.snooze([.number(1)], until: "30 february")
    #expect(list.state.problem == .badDate("30 february"))
  }

  @Test func `there are more tasks only when some are not shown`() async throws {
    let list = try await list()
    for (limit, count, hasMore) in [(2, 2, true), (3, 3, false), (4, 3, false), (0, 0, true), (Int.max, 3, false)] {
      await list.load { $0.limit = limit }
      #expect(list.state.tasks.count == count && list.state.hasMore == hasMore, "\(limit)")
    }
    await list.load { $0.limit = nil }
    #expect(!list.state.hasMore)
  }

  @Test func `a task that is gone is not shown any more`() async throws {
    _ = try await list()
    _ = try await dependency.store.add([try draft("part", parent: 1)])
    let details = TodoListBuilder(dependency: dependency, router: RecordingRouter<TodoListDestination>()).build().taskDetails.build()
    await details.show(.number(1))
    #expect(details.state.task?.text == "Buy milk" && details.state.subtasks.count == 1)
    _ = try await dependency.store.delete([1])
    await details.show(.number(1))
    #expect(details.state.task == nil && details.state.subtasks == [])
    #expect(details.state.problem == .noSuchTasks([.number(1)]))
    await details.show(.number(2))
    await details.show(.text("bre"))
    #expect(details.state.task?.text == "Bread" && details.state.problem == nil)
  }

  @Test func `tasks that are as they were to become are told apart`() async throws {
    let list = try await list()
    await list.complete([.number(1), .number(3), .text("drink milk")])
    #expect(list.state.problem == nil)
    #expect(list.state.changed.map(\.number) == [1, 3, 5])
    #expect(list.state.unchanged.map(\.number) == [3, 5])
    await list.reopen([.number(1), .number(2)])
    #expect(list.state.unchanged.map(\.number) == [2])
    await list.delete([.number(1)])
    #expect(list.state.unchanged == [])
  }
}
