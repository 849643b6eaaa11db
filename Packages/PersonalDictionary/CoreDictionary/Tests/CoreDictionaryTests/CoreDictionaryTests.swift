import CoreDictionary
import PersonalDictionary
import Testing

struct CoreDictionaryTests {
  private let dictionary = CoreDictionary()
  private let water: [Language: String] = [
    .english: "water", .spanish: "agua", .russian: "вода", .german: "Wasser", .french: "eau", .italian: "acqua", .portuguese: "água",
  ]

  @Test func `it serves 42 directions under the name core`() throws {
    #expect(dictionary.directions == Direction.all)
    #expect(dictionary.name == "core" && dictionary.kind == "core")
    #expect(try #require(dictionary.headwordCount) > 60_000)
  }

  @Test(arguments: Direction.all)
  func `a common word is translated`(in direction: Direction) async throws {
    let typed = try #require(water[direction.from])
    let entries = try await dictionary.entries(for: typed, in: direction)
    #expect(entries.first?.headword == typed)
    #expect(entries.first?.senses.first?.translations.first == water[direction.to])
  }

  @Test(arguments: ["", " ", "|", "xyzzy", "\u{0}", "𝄞", String(repeating: "long", count: 10_000)])
  func `an unknown word has no entries`(typed: String) async throws {
    #expect(try await dictionary.entries(for: typed, in: .initial).isEmpty)
  }

  @Test(arguments: [
    ("essen", ["essen", "Essen"]), ("haus", ["Haus"]), ("schon", ["schon"]), ("schön", ["schön"]), ("morgen", ["morgen", "Morgen"]),
  ])
  func `German words answer in the case and with the accents that were typed`(typed: String, headwords: [String]) async throws {
    let direction = try #require(Direction(from: .german, to: .english))
    let found = try await dictionary.entries(for: typed, in: direction).map(\.headword)
    #expect(found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } == headwords)
  }
}
