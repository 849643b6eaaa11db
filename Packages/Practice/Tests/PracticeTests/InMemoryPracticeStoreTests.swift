import CoreModuleTesting
import Practice
import PracticeTesting
import Testing

struct InMemoryPracticeStoreTests {
  @Test(arguments: PracticeStoreContract.all)
  func `the store in memory keeps the contract`(contract: PracticeStoreContract) async throws {
    let violations = try await contract.violations(InMemoryPracticeStore())
    #expect(violations == [], "\(contract.promise)")
  }
}
