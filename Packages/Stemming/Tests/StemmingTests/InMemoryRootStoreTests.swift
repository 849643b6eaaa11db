import CoreModuleTesting
import Stemming
import StemmingTesting
import Testing

struct InMemoryRootStoreTests {
  @Test(arguments: RootStoreContract.all)
  func `the store in memory keeps the contract`(contract: RootStoreContract) async throws {
    let violations = try await contract.violations(InMemoryRootStore())
    #expect(violations == [], "\(contract.promise)")
  }
}
