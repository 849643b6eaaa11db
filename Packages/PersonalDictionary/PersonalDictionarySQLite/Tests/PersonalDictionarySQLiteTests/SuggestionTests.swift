import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import PersonalDictionary
import PersonalDictionarySQLite
import PersonalDictionaryTesting
import Testing

/// The words are suggested as those of a list in memory are.
struct SuggestionTests {
  private let temporary = TemporaryDatabase.words()
  private static let texts = ["Niño", "niña", "nido", "ñu", "Straße", "strasse", "ёж", "еда"] + (100...130).map { "palabra\($0)" }

  private func save(tags: (Int) -> [String] = { _ in [] }) async throws {
    let drafts = try Self.texts.enumerated().map { index, text in try draft(text, tags: tags(index)) }
    _ = try await temporary.wordStore().save(drafts)
  }

  @Test(arguments: ["", "n", "nin", "NIÑO", "n~", "strass", "е", "palabra", "palabra1", "q"], [1, 2, 5, 100])
  func `words are suggested by their folded beginnings, the last of all among them`(prefix: String, limit: Int) async throws {
    try await save()
    let found = try await SQLiteSuggestions.words(in: temporary.open()).texts(beginning: FoldedText(prefix), limit: limit)
    let all = Self.texts.filter { FoldedText($0).description.hasPrefix(FoldedText(prefix).description) }
    #expect(found.count == min(limit, all.count))
    #expect(Set(found).isSubset(of: all))
    let folded = found.map { FoldedText($0).description }
    #expect(folded == folded.sorted())
    #expect(folded.last == all.map { FoldedText($0).description }.max())
  }

  @Test func `tags and directions are suggested once`() async throws {
    try await save { index in index % 2 == 0 ? ["Verbo", "año nuevo"] : ["verbo", "otro"] }
    let database = temporary.open()
    let tags = SQLiteSuggestions.wordTags(in: database)
    #expect(try await tags.texts(beginning: FoldedText("ano"), limit: 9) == ["año nuevo"])
    #expect(try await tags.texts(beginning: FoldedText("otra"), limit: 9) == [])
    #expect(try await Set(tags.texts(beginning: FoldedText(""), limit: 9)) == ["Verbo", "verbo", "año nuevo", "otro"])
    #expect(try await SQLiteSuggestions.directions(in: database).texts(beginning: FoldedText("e"), limit: 9) == ["es:en"])
  }

  @Test func `without a database there is nothing, and none is made`() async throws {
    let database = temporary.open()
    #expect(try await SQLiteSuggestions.words(in: database).texts(beginning: FoldedText(""), limit: 9) == [])
    #expect(try await SQLiteSuggestions.wordTags(in: database).texts(beginning: FoldedText(""), limit: 9) == [])
    #expect(!temporary.exists)
  }
}
