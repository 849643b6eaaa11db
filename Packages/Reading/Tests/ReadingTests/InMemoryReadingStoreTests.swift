import CoreModuleTesting
import Reading
import ReadingTesting
import Testing

struct InMemoryReadingStoreTests {
  @Test(arguments: ReadingStoreContract.all)
  func `the store in memory keeps the contract`(contract: ReadingStoreContract) async throws {
    let violations = try await contract.violations(InMemoryReadingStore())
    #expect(violations == [], "\(contract.promise)")
  }
}
