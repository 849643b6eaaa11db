import Testing
import TodoList

struct TodoPriorityTests {
  @Test(arguments: [("low", TodoPriority.low), ("basic", .normal), ("important", .high)])
  func `a priority has the original's wire name`(name: String, priority: TodoPriority) {
    #expect(priority.wireName == name)
    #expect(TodoPriority(wireName: name) == priority)
  }

  @Test(arguments: ["zzz", "", "high", "normal", "Important", " low"])
  func `any other wire name reads as normal`(name: String) {
    #expect(TodoPriority(wireName: name) == .normal)
  }

  @Test func `priorities are ordered from low to high`() {
    #expect([TodoPriority.high, .low, .normal].sorted() == [.low, .normal, .high])
  }
}
