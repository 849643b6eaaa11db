import CoreModule
import Testing

struct ItemSelectorTests {
  @Test(arguments: [("12", 12), ("0", 0), ("007", 7)])
  func `a whole number selects by number`(typed: String, number: Int) {
    #expect(ItemSelector<String>(typed) == .number(Tagged(number)))
    #expect(ItemSelector<String>(typed, isText: true) == .text(typed))
  }

  @Test(arguments: ["casa", "-1", "+5", "1.5", "12a", "", "99999999999999999999", "١٢"])
  func `everything else selects by text`(typed: String) {
    #expect(ItemSelector<String>(typed) == .text(typed))
    #expect(ItemSelector<String>(typed).typed == typed)
  }

  private struct Ambiguity: Error, Equatable {
    let count: Int
  }

  private func items(_ typed: String...) async throws(Ambiguity) -> (items: [String], missing: [ItemSelector<String>]) {
    let all = ["casa", "perro", "perro"]
    return try await ItemSelector.items(
      named: typed.map { ItemSelector($0) }, by: { Tagged($0.count) },
      candidates: { selector throws(Ambiguity) -> [String] in
        switch selector {
        case .number(let number): all.indices.contains(number.rawValue) ? [all[number.rawValue]] : []
        case .text(let text): all.filter { $0 == text }
        }
      }, ambiguous: { Ambiguity(count: $1.count) }
    )
  }

  @Test func `items come in the order in which they are named, each once, and what is missing is told`() async throws {
    let named = try await items("1", "casa", "sol", "0", "9")
    #expect(named.items == ["perro", "casa"])
    #expect(named.missing == [.text("sol"), .number(9)])
  }

  @Test func `what may mean several is refused`() async {
    await #expect(throws: Ambiguity(count: 2)) { try await items("casa", "perro") }
  }
}
