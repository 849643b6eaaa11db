import CoreModule
import CoreModuleTesting
import Foundation
import Testing
import TodoList
import TodoListTesting

/// The groups of a task list.
struct TaskGroupTests {
  private let now = TodoStoreContract.start

  private func task(_ number: Int, due: DueDate? = nil, parent: TodoTask.Number? = nil, isDone: Bool = false) -> TodoTask {
    TodoTask(
      number: TodoTask.Number(number), id: TodoTask.ID(UUID()), text: "t", due: due, parent: parent, created: now, updated: now,
      completed: isDone ? now : nil
    )
  }

  private func day(_ days: Int64) -> DueDate { .day(TodoStoreContract.today.adding(days: days)) }

  private func numbers(_ tasks: [TodoTask]) -> [TaskGroup: [Int]] {
    let groups = tasks.grouped(at: now, in: .fixed(seconds: 0))
    return Dictionary(uniqueKeysWithValues: groups.map { ($0.group, $0.tasks.map(\.number.rawValue)) })
  }

  @Test func `a task is in the group of its day, and a time that is over is overdue`() {
    let tasks = [
      task(1, due: day(-1)), task(2, due: .moment(now.adding(seconds: -1))), task(3, due: .moment(now.adding(seconds: 1))),
      task(4, due: day(0)), task(5, due: day(1)), task(6, due: day(2)), task(7, due: day(6)), task(8, due: day(7)), task(9),
      task(10, due: day(-1), isDone: true),
    ]
    #expect(
      numbers(tasks) == [
        .overdue: [1, 2], .today: [3, 4], .tomorrow: [5], .week: [6, 7], .later: [8], .someDay: [9], .done: [10],
      ])
    let order = Array(tasks.reversed()).grouped(at: now, in: .fixed(seconds: 0)).map(\.group)
    #expect(order == TaskGroup.allCases)
  }

  @Test func `a part follows its task, or stands by itself without it`() {
    let tasks = [task(1, due: day(0)), task(2, due: day(1)), task(3, parent: 1), task(4, due: day(9), parent: 1), task(5, parent: 99)]
    #expect(numbers(tasks) == [.today: [1, 3, 4], .tomorrow: [2], .someDay: [5]])
    #expect(numbers([]) == [:])
  }
}
