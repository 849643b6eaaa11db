import CoreModule
import CoreModuleTesting
import Testing
import TodoList
import TodoListTesting

struct InMemoryTodoStoreTests {
  @Test(arguments: TodoStoreContract.all)
  func `the store in memory keeps the contract`(contract: TodoStoreContract) async throws {
    let store = InMemoryTodoStore(clock: .ticking(from: TodoStoreContract.start), localTime: .fixed(seconds: 0), random: .counting())
    let violations = try await contract.violations(store)
    #expect(violations == [], "\(contract.promise)")
  }
}
