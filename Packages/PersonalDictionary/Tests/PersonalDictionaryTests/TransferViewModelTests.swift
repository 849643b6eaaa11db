import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Testing

@MainActor
struct TransferViewModelTests {
  let given = DictionaryFixture()

  private func transfer() -> TransferViewModel { given.build().transfer.build() }

  @Test func `words go out, the oldest first`() async throws {
    _ = try await given.words.save([try word("one"), try word("two")])
    let transfer = transfer()
    await transfer.loadWords()
    #expect(transfer.state.words.map(\.text) == ["one", "two"])
    #expect(transfer.state.problem == nil)
  }

  @Test func `a direction comes in only where none was chosen`() async {
    let transfer = transfer()
    await transfer.loadDirection()
    #expect(transfer.state.direction == nil)
    await transfer.take(.initial.reversed, isTrial: true)
    #expect(transfer.state.isDirectionImported)
    await transfer.loadDirection()
    #expect(transfer.state.direction == nil)
    await transfer.take(.initial.reversed, isTrial: false)
    await transfer.take(.initial, isTrial: false)
    #expect(!transfer.state.isDirectionImported)
    #expect(transfer.state.direction == .initial.reversed)
  }

  @Test func `words come in, and what does not work is told`() async throws {
    _ = try await given.words.save([try word("one")])
    let transfer = transfer()
    await transfer.loadWords()
    await transfer.take(transfer.state.words, isTrial: false)
    #expect(transfer.state.imported.map(\.isSkipped) == [true])
    given.words.storage.fail()
    await transfer.take(transfer.state.words, isTrial: false)
    #expect(transfer.state.problem == .store(.storage(.full)))
    await transfer.loadWords()
    #expect(transfer.state.problem == .store(.storage(.full)))
  }
}
