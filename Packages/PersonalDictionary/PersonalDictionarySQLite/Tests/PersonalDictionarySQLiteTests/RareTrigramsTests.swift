import CoreModule
import CoreModuleSQLiteTesting
import PersonalDictionary
import PersonalDictionarySQLite
import PersonalDictionaryTesting
import Testing

/// All search strategies find what ``WordQuery`` matches.
struct RareTrigramsTests {
  private let temporary = TemporaryDatabase.words()
  private let store: SQLiteWordStore

  init() { store = temporary.wordStore() }

  @Test func `rare and frequent trigrams lead to the same words as reading all of them`() async throws {
    _ = try await store.save(Self.words())
    let all = try await store.words(WordQuery())
    for text in Self.texts {
      for field in SearchField.allCases {
        var query = WordQuery()
        query.terms = SearchTerm.terms(of: text, in: field)
        let expected = all.filter(query.matches).map(\.number)
        for limit in [nil, 1, 20] {
          query.limit = limit
          let found = try await store.words(query).map(\.number)
          #expect(found == Array(expected.prefix(limit ?? .max)), "\(text), \(field), \(limit ?? 0)")
        }
      }
    }
  }

  @Test func `the other orders and filters hold where trigrams lead`() async throws {
    _ = try await store.save(Self.words())
    let all = try await store.words(WordQuery())
    var query = WordQuery()
    query.terms = SearchTerm.terms(of: "rosarosa -ma")
    query.from = .spanish
    query.order = .oldest
    #expect(try await store.words(query).map(\.number) == all.filter(query.matches).map(\.number).reversed())
    query.order = .text
    #expect(try await store.words(query).map(\.text) == all.filter(query.matches).map(\.text).sorted())
  }

  /// `rosa` and `masa` are adjacent only in every fiftieth word; `zapato` is rare.
  private static func words() throws -> [WordDraft] {
    try (1...1200).map { number in
      let middle = number % 50 == 0 ? "" : "li\(number)to"
      let text = number % 2 == 0 ? "rosa\(middle)masa" : "rosarosa\(number)"
      return try draft(number % 300 == 0 ? text + "zapato" : text, number % 3 == 0 ? ["ribbon", "rosamasa \(number)"] : ["carriage"])
    } + [draft("xyzxyzxyz"), draft("a\"b\"c\"d\"e")]
  }

  private static let texts = [
    "rosamasa", "rosarosa", "rosa masa", "masarosa", "rosa carriage", "carriage ribbon", "zapato", "masazapato", "xyzxyzxyz", "xyzxyzxyzx",
    "masa zapato", "rosamasa -zapato", "ribbon rosa 9", "sarosam", "\"rosamasa 300\"", "b\"c\"d\"", "absent words", "li30tomasa",
  ]
}
