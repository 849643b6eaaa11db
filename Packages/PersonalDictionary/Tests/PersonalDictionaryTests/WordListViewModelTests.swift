import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Testing

@MainActor
struct WordListViewModelTests {
  let given = DictionaryFixture()

  @Test func `a list that has not been read is not an empty one`() async {
    let list = given.build().mainWordList.build()
    #expect(!list.state.isLoaded)
    await list.load()
    #expect(list.state.isLoaded)
    #expect(list.state.words == [])
  }

  @Test func `a new word comes first`() async throws {
    try await given.keep(word("c"), word("b"), word("a"))
    try await given.keep(word("abc"))
    #expect(await loaded().words.map(\.text) == ["abc", "a", "b", "c"])
  }

  @Test func `a list can be narrowed, and stays so`() async throws {
    try await given.keep(word("a"), word("b", in: .initial.reversed), word("c"))
    let list = given.build().mainWordList.build()
    await list.load { $0.from = .english }
    #expect(list.state.words.map(\.text) == ["c", "a"])
    await list.load { $0.limit = 1 }
    #expect(list.state.words.map(\.text) == ["c"])
  }

  @Test func `words are starred by number and by text, and these are shown`() async throws {
    try await given.keep(word("a"), word("Café"), word("c"))
    let list = given.build().mainWordList.build()
    await list.setStar(true, on: [.text("cafe"), .number(1), .text("a")])
    #expect(list.state.words.map(\.text) == ["Café", "a"])
    #expect(await loaded().words.map(\.isStarred) == [false, true, true])
    await list.setStar(false, on: [.number(2)])
    #expect(list.state.words.map(\.text) == ["Café"])
    #expect(await favorites() == ["a"])
  }

  @Test func `a star changes the time of the change, not that of the word`() async throws {
    let word = try await given.keep(word("a"))[0]
    await given.build().mainWordList.build().setStar(true, on: [.number(1)])
    let starred = try #require(await loaded().words.first)
    #expect(starred.created == word.created)
    #expect(starred.updated > word.updated)
  }

  @Test func `a deleted word is shown as it was, and is gone`() async throws {
    try await given.keep(word("w3"), word("w2"), word("w1"))
    let list = given.build().mainWordList.build()
    await list.delete([.text("w2")])
    #expect(list.state.words.map(\.text) == ["w2"])
    #expect(await loaded().words.map(\.text) == ["w1", "w3"])
  }

  @Test func `all that are missing are named, and nothing is changed`() async throws {
    try await given.keep(word("a"), word("b"))
    let list = given.build().mainWordList.build()
    await list.delete([.number(1), .number(99), .text("nothing"), .text("b")])
    #expect(list.state.problem == .noSuchWords([.number(99), .text("nothing")]))
    await list.setStar(true, on: [.number(5), .number(1)])
    #expect(list.state.problem == .noSuchWords([.number(5)]))
    #expect(await loaded().words.map(\.isStarred) == [false, false])
  }

  @Test func `a text that may mean several words is a problem that lists them`() async throws {
    let words = try await given.keep(word("Schon"), word("schön"), word("other"))
    let list = given.build().mainWordList.build()
    await list.delete([.text("other"), .text("SCHON")])
    #expect(list.state.problem == .ambiguous(.text("SCHON"), [words[1], words[0]]))
    #expect(await loaded().words.count == 3)
    await list.delete([.text("schön")])
    #expect(list.state.problem == nil)
    #expect(list.state.words == [words[1]])
  }

  @Test func `a text that cannot be one is refused`() async {
    let list = given.build().mainWordList.build()
    await list.delete([.text("  ")])
    #expect(list.state.problem == .unacceptable(text: "  ", .blank))
  }

  @Test func `a failing store is a problem, and the words stay in sight`() async throws {
    try await given.keep(word("a"))
    let list = given.build().mainWordList.build()
    await list.load()
    let words = list.state.words
    given.words.storage.fail()
    await list.load()
    #expect(list.state.problem == .store(.storage(.full)))
    await list.setStar(true, on: [.number(1)])
    #expect(list.state.problem == .store(.storage(.full)))
    #expect(list.state.words == words)
    given.words.storage.fail(nil)
    await list.load()
    #expect(list.state.problem == nil)
  }

  @Test func `an entry and the dialog that adds a word are asked for`() {
    let list = given.build().mainWordList.build()
    list.open(7)
    list.addWord()
    #expect(given.router.destinations == [.entry(7), .newWord])
  }

  private func loaded() async -> WordListState {
    let list = given.build().mainWordList.build()
    await list.load()
    return list.state
  }

  private func favorites() async -> [String] {
    let list = given.build().favorites.build()
    await list.load()
    return list.state.words.map(\.text)
  }
}
