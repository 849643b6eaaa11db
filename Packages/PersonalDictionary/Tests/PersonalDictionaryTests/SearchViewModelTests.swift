import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Synchronization
import Testing

@MainActor
struct SearchViewModelTests {
  let given = DictionaryFixture()

  @Test(arguments: ["", "   ", "   \n\n", "\u{64E}", "-\u{64E}"])
  func `a blank search goes back to the beginning`(text: String) async throws {
    try await given.keep(word("house"))
    let search = given.build().search.build()
    await search.search("house")
    await search.search(text)
    #expect(search.state == SearchState())
    #expect(!search.state.foundNothing)
  }

  @Test func `a part of a word finds it, the newest first`() async throws {
    try await given.keep(word("Snake"), word("Poker"), word("Keep"), word("House"))
    #expect(try await found("Ke") == ["Keep", "Poker", "Snake"])
  }

  @Test func `a search finds those that match and no others`() async throws {
    try await given.keep(word("BA"), word("A"), word("C"))
    let search = given.build().search.build()
    await search.search("A")
    #expect(search.state.words.map(\.text) == ["A", "BA"])
    #expect(search.state.isFulfilled && !search.state.foundNothing)
    await search.search("D")
    #expect(search.state.words == [])
    #expect(search.state.foundNothing)
  }

  @Test func `a translation finds every word that has it, each time`() async throws {
    try await given.keep(word("C", ["Q", "X"]), word("B", ["Y"]), word("A", ["X"]))
    #expect(try await found("X", in: .translation) == ["A", "C"])
    #expect(try await found("B", in: .word) == ["B"])
    #expect(try await found("D", in: .word) == [])
  }

  @Test func `a search looks only where it is told`() async throws {
    try await given.keep(word("gift", ["яд"]), word("яд", ["gift"], in: .initial.reversed))
    #expect(try await found("gift", in: .word) == ["gift"])
    #expect(try await found("gift", in: .translation) == ["яд"])
    #expect(try await found("gift", in: .both) == ["яд", "gift"])
  }

  @Test func `every term must be found, and none that is excluded`() async throws {
    try await given.keep(word("red house"), word("red tree"), word("tree"))
    #expect(try await found("tree red") == ["red tree"])
    #expect(try await found("red -tree") == ["red house"])
    #expect(try await found("\"red tree\"") == ["red tree"])
    #expect(try await found("\"tree red\"") == [])
  }

  @Test func `a search is narrowed by how well words are known`() async throws {
    let words = try await given.keep(word("house"), word("horse"), word("mouse"))
    var given = given
    given.knownWords = StubKnownWords(known: [.due: Set(words[0...1].map(\.id)), .begun: Set(words[1...2].map(\.id))])
    func found(_ text: String) async -> [String] {
      let search = given.build().search.build()
      await search.search(text)
      return search.state.words.map(\.text)
    }
    #expect(await found("is:due") == ["horse", "house"])
    #expect(await found("-is:due") == ["mouse"])
    #expect(await found("is:new") == ["house"])
    #expect(await found("is:due -is:new") == ["horse"])
    #expect(await found("ous is:due") == ["house"])
    #expect(await found("is:leech") == [])
    given.knownWords = StubKnownWords(problem: .full)
    let search = given.build().search.build()
    await search.search("is:due")
    #expect(search.state.problem == .store(.storage(.full)))
    await search.search("house")
    #expect(search.state.words.map(\.text) == ["house"] && search.state.problem == nil)
  }

  @Test func `a search can be narrowed`() async throws {
    try await given.keep(word("house"), word("house", in: .initial.reversed), word("houses"))
    let search = given.build().search.build()
    await search.search("house") { query in
      query.from = .english
      query.limit = 1
    }
    #expect(search.state.words.map(\.text) == ["house"])
  }

  @Test func `a failing store is a problem, and the words found before stay in sight`() async throws {
    try await given.keep(word("house"))
    let search = given.build().search.build()
    await search.search("house")
    given.words.storage.fail()
    await search.search("tree")
    #expect(search.state.problem == .store(.storage(.full)))
    #expect(search.state.words.map(\.text) == ["house"])
    given.words.storage.fail(nil)
    await search.search("tree")
    #expect(search.state.problem == nil)
    #expect(search.state.foundNothing)
  }

  @Test func `the entry of a word that was found is asked for`() {
    given.build().search.build().open(7)
    #expect(given.router.destinations == [.entry(7)])
  }

  private func found(_ text: String, in field: SearchField = .both) async throws -> [String] {
    let search = given.build().search.build()
    await search.search(text, in: field)
    #expect(search.state.problem == nil)
    return search.state.words.map(\.text)
  }
}

private struct StubKnownWords: KnownWords {
  var known: [Familiarity: Set<Word.ID>] = [:]
  var problem: StorageError?

  func words(_ familiarity: Familiarity) async throws(StorageError) -> Set<Word.ID> {
    if let problem { throw problem }
    return known[familiarity] ?? []
  }
}
