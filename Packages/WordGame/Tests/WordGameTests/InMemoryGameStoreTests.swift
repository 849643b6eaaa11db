import CoreModuleTesting
import Testing
import WordGame
import WordGameTesting

struct InMemoryGameStoreTests {
  @Test(arguments: GameStoreContract.all)
  func `the store in memory keeps the contract`(contract: GameStoreContract) async throws {
    let violations = try await contract.violations(InMemoryGameStore())
    #expect(violations == [], "\(contract.promise)")
  }
}
