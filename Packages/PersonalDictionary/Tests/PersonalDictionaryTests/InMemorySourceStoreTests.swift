import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

struct InMemorySourceStoreTests {
  @Test(arguments: SourceStoreContract.all)
  func `the chain in memory keeps the contract`(contract: SourceStoreContract) async throws {
    let violations = try await contract.violations(InMemorySourceStore())
    #expect(violations == [], "\(contract.promise)")
  }
}
