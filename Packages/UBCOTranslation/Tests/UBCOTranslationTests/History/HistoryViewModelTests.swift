import CoreModule
import CoreModuleTesting
import Testing
import UBCOTranslation

@MainActor
struct HistoryViewModelTests {
  private let given = TranslationFixture()

  private func filled() async throws -> HistoryViewModel {
    for text in ["Hello", "Café Zürich", "Привет"] {
      _ = try await given.store.keep(
        Translation(text: text, translation: UBCOTranslator().translate(text).text, direction: .toUBCO, words: 1)
      )
    }
    return given.graph.history.build()
  }

  @Test func `the newest translation comes first`() async throws {
    let history = try await filled()
    await history.load()
    #expect(history.state.entries.map(\.number) == [3, 2, 1])
    await history.load(limit: 1)
    #expect(history.state.entries.map(\.number) == [3])
  }

  @Test(
    arguments: [
      ("HELL", [1]), ("jeem", [1]), ("cafe", [2]), ("zurich", [2]), ("привет", [3]), ("e", [2, 1]), ("nothing", []), ("  ", [3, 2, 1]),
    ] as [(String, [HistoryEntry.Number])])
  func `a text or its translation is found by any part`(query: String, numbers: [HistoryEntry.Number]) async throws {
    let history = try await filled()
    await history.load(query)
    #expect(history.state.entries.map(\.number) == numbers)
  }

  @Test func `clearing shows what was there`() async throws {
    let history = try await filled()
    await history.clear()
    #expect(history.state.entries.count == 3)
    await history.load()
    #expect(history.state.entries == [])
  }

  @Test func `opening an entry asks for the translator`() async throws {
    let history = try await filled()
    await history.load()
    history.open(history.state.entries[0])
    #expect(given.router.destinations == [.translation(history.state.entries[0])])
  }
}
