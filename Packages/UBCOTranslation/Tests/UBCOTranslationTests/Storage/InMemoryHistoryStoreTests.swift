import CoreModule
import CoreModuleTesting
import Testing
import UBCOTranslation
import UBCOTranslationTesting

struct InMemoryHistoryStoreTests {
  @Test(arguments: HistoryStoreContract.all)
  func `the store in memory keeps the contract`(contract: HistoryStoreContract) async throws {
    let store = InMemoryHistoryStore(clock: .ticking(from: Timestamp(milliseconds: 1_000)))
    let violations = try await contract.violations(store)
    #expect(violations == [], "\(contract.promise)")
  }
}
