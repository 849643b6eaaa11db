import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

struct InMemoryWordStoreTests {
  @Test(arguments: WordStoreContract.all)
  func `the store in memory keeps the contract`(contract: WordStoreContract) async throws {
    let store = InMemoryWordStore(clock: .ticking(from: Timestamp(milliseconds: 1_000)), random: .counting())
    let violations = try await contract.violations(store)
    #expect(violations == [], "\(contract.promise)")
  }
}
