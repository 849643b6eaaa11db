import CoreModule
import Foundation
import Testing
import TodoList

@testable import ScreenHost
@testable import TerminalKit

/// The screens of the tasks, by their keys.
@MainActor
struct TaskScreenTests {
  private func opened(_ tasks: [TodoTask]? = nil) async -> TestInterface {
    let interface = TestInterface(tasks: tasks ?? TodoTask.several)
    await interface.type(.alt("3"))
    return interface
  }

  @Test func `a task is written down as it is understood, and selected`() async {
    let interface = await opened([])
    #expect(interface.shows("There are no open tasks"))
    await interface.type(.character("a"), .paste("Call Ann tomorrow p:high +home"))
    #expect(interface.shows("Call Ann") && interface.shows("due tomorrow") && interface.shows("high priority") && interface.shows("#home"))
    await interface.type(.enter)
    #expect(interface.shows("› ○ ! Call Ann  #home") && interface.shows("Added: Call Ann"))
    for text in ["Later in 3 days", "Sooner today"] {
      await interface.type(.character("a"), .paste(text), .enter)
      #expect(interface.lines().contains { $0.hasPrefix("› ") && $0.contains(text.prefix { $0 != " " }) })
    }
  }

  @Test func `done tasks go out of sight until they are shown`() async {
    let interface = await opened()
    #expect(interface.shows("done: 1") && !interface.shows("Sleep"))
    await interface.type(.character("x"))
    #expect(interface.shows("done: 2") && !interface.shows("○ ! Pay the rent"))
    await interface.type(.character("c"))
    #expect(interface.shows("✓ ! Pay the rent") && interface.shows("Sleep"))
  }

  @Test func `at the end of many tasks one stays there after a change`() async {
    let tasks = (1...450).map { number in
      TodoTask(
        number: TodoTask.Number(number), id: TodoTask.ID(UUID()), text: "Task \(number)", created: Timestamp(milliseconds: Int64(number)),
        updated: Timestamp(milliseconds: Int64(number)))
    }
    let interface = await opened(tasks)
    await interface.type(.end)
    #expect(interface.lines().contains { $0.hasPrefix("› ") && $0.contains("Task 450") })
    await interface.type(.up, .character("p"))
    #expect(interface.lines().contains { $0.hasPrefix("› ") && $0.contains("Task 449") })
    await interface.type(.end)
    #expect(interface.lines().contains { $0.hasPrefix("› ") && $0.contains("Task 450") })
  }

  @Test func `what an arrow does to a task is told, with the key that undoes it`() async throws {
    let interface = await opened()
    await interface.type(.right)
    #expect(interface.shows("Done: “Pay the rent”. Press u to undo."))
    await interface.type("c", .end, .right)
    #expect(interface.shows("Reopened “Sleep”. Press u to undo."))
    await interface.type(.left)
    #expect(interface.shows("Deleted “Sleep”. Press u to undo."))
    await interface.type("/", .paste("call"), .control("x"))
    #expect(interface.shows("Done: “Call Ann”. Press Ctrl-_ to undo."))
  }

  @Test func `a series goes on when its task is done`() async throws {
    let interface = await opened()
    await interface.type(.down, .down, .character("x"))
    #expect(interface.lines().joined(separator: " ").contains("repeats as number"))
    #expect(try await interface.tasks.tasks(numbered: [7]).map(\.isDone) == [false])
  }

  @Test func `the editor changes what was typed, and says what is no date`() async throws {
    let interface = await opened()
    await interface.type(.character("e"), .tab, .control("u"))
    await interface.type(.paste("30 february"), .enter)
    #expect(interface.shows("There is no date “30 february”"))
    await interface.type(.control("u"), .paste("2099-12-31"), .enter)
    #expect(interface.shows("Changed: Pay the rent"))
    #expect(try await interface.tasks.tasks(numbered: [1]).map(\.due) == [CalendarDay(iso8601: "2099-12-31").map(DueDate.day)])
  }

  @Test func `what is typed before the task is read goes into its editor`() async throws {
    let interface = await opened()
    await interface.typeAtOnce(.character("e"), .control("u"), .paste("Hello"), .enter)
    #expect(try await interface.tasks.tasks(numbered: [1]).map(\.text) == ["Hello"])
  }

  @Test func `a part is added on the screen of its task, and done there`() async throws {
    let interface = await opened()
    await interface.type(.down, .down, .enter)
    #expect(interface.shows("Water the plants") && interface.shows("Buy a can"))
    await interface.type(.character("a"), .paste("Fill the can"), .enter)
    #expect(try await interface.tasks.subtasks(of: 2).map(\.text) == ["Buy a can", "Fill the can"])
    await interface.type(.character(" "))
    #expect(try await interface.tasks.subtasks(of: 2).filter(\.isDone).map(\.text) == ["Buy a can"])
  }
}
