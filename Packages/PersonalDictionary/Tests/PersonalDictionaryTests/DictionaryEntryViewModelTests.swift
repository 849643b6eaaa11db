import CoreModule
import CoreModuleTesting
import PersonalDictionaryTesting
import Testing

@testable import PersonalDictionary

@MainActor
struct DictionaryEntryViewModelTests {
  let given = DictionaryFixture()

  @Test func `a stored word is shown with its entries`() async throws {
    let word = try await given.keep(word("house"))[0]
    for selector in [WordSelector.number(1), .text("House")] {
      let entry = given.build().dictionaryEntry.build()
      await entry.show(selector)
      #expect(entry.state.word == word)
      #expect(entry.state.answer?.translations == ["дом", "здание"])
      #expect(entry.state.problem == nil)
    }
  }

  @Test func `a word that is not stored is named`() async {
    let entry = given.build().dictionaryEntry.build()
    await entry.show(.number(7))
    #expect(entry.state.problem == .noSuchWords([.number(7)]))
  }

  @Test func `languages tell words of the same text apart`() async throws {
    let words = try await given.keep(word("bank"), word("bank", in: .initial.reversed))
    let entry = given.build().dictionaryEntry.build()
    await entry.show(.text("bank"))
    #expect(entry.state.problem == .ambiguous(.text("bank"), words.reversed()))
    await entry.show(.text("bank"), from: .russian)
    #expect(entry.state.word == words[1])
    #expect(entry.state.answer?.translations == ["shore"])
    await entry.show(.text("bank"), to: .russian)
    #expect(entry.state.word == words[0])
  }

  @Test func `a look-up keeps nothing`() async throws {
    #expect(await lookedUp("  tree ").answer?.translations == ["дерево"])
    #expect(try await given.stored() == [])
  }

  @Test func `a look-up tries the other way round, unless a language is named`() async {
    let reversed = await lookedUp("кот")
    #expect(reversed.answer?.direction == .initial.reversed)
    #expect(reversed.answer?.translations == ["cat"])
    #expect(await lookedUp("кот", from: .english).problem == .nothingFound(text: "кот"))
    #expect(await lookedUp("кот", to: .russian).problem == .nothingFound(text: "кот"))
  }

  @Test func `what no dictionary knows is a problem, in the chosen direction`() async {
    let state = await lookedUp("xyz")
    #expect(state.problem == .nothingFound(text: "xyz"))
    #expect(state.answer == LookUpAnswer(direction: .initial, entries: []))
  }

  @Test func `what no dictionary knows has suggestions, of the other way round where there are none`() async {
    #expect(await lookedUp("hause").answer?.suggestions.map(\.text) == ["house", "tree"])
    #expect(await lookedUp("код").answer?.suggestions == [SuggestedSpelling(text: "кот", language: .russian, isOfOtherLanguage: false)])
    #expect(await lookedUp("код", from: .english).answer?.suggestions == [])
    #expect(await lookedUp("xyz").answer?.suggestions == [])
  }

  @Test func `what neither language of the direction has is suggested in the others, those that one learns first`() async throws {
    func spelling(_ text: String, _ language: Language) -> SuggestedSpelling {
      SuggestedSpelling(text: text, language: language, isOfOtherLanguage: true)
    }
    let (haus, maus, hausse) = (spelling("Haus", .german), spelling("Maus", .german), spelling("hausse", .french))
    #expect(await lookedUp("hauss").answer?.suggestions == [haus, maus, hausse])
    #expect(await lookedUp("hauss", from: .english).answer?.suggestions == [])
    #expect(await lookedUp("хаус").answer?.suggestions == [])
    try await given.keep(word("maison", in: #require(Direction(from: .french, to: .russian))))
    #expect(await lookedUp("hauss").answer?.suggestions == [hausse, haus, maus])
    #expect(await lookedUp("Haus").answer?.suggestions == [])
  }

  @Test func `what is known has no suggestions`() async { #expect(await lookedUp("house").answer?.suggestions == []) }

  @Test func `what nobody knows of those that answered is another problem than what nobody knows`() async {
    var given = given
    let silent = StubSource(name: "silent", isLocal: false, failure: .unreachable(.rateLimited))
    given.sources = StubSources([silent, DictionaryFixture.source])
    let entry = given.build().dictionaryEntry.build()
    await entry.lookUp("xyz")
    let failures = [SourceFailure(source: "silent", error: .unreachable(.rateLimited))]
    #expect(entry.state.problem == .unanswered(text: "xyz", failures))
    #expect(entry.state.answer?.pendingReason == .rateLimited)
    for known in ["house", "кот"] {
      await entry.lookUp(known)
      #expect(entry.state.problem == nil)
    }
  }

  @Test func `an inflected word is shown by its base form`() async {
    #expect(await lookedUp("houses").answer?.baseForm == "house")
  }

  @Test(arguments: [("  ", UserTextProblem.blank), ("a\u{1B}[2J", .controlCharacter("\u{1B}"))])
  func `a text that cannot be one is refused`(text: String, problem: UserTextProblem) async {
    #expect(await lookedUp(text).problem == .unacceptable(text: text, problem))
  }

  @Test func `a look-up after a stored word does not belong to that word`() async throws {
    try await given.keep(word("house"))
    let entry = given.build().dictionaryEntry.build()
    await entry.show(.number(1))
    await entry.lookUp("tree")
    #expect(entry.state.word == nil)
    #expect(entry.state.text == "tree")
  }

  @Test func `a failing store is a problem, and the word stays in sight`() async throws {
    let word = try await given.keep(word("house"))[0]
    let entry = given.build().dictionaryEntry.build()
    await entry.show(.number(1))
    given.words.storage.fail()
    await entry.show(.text("tree"))
    #expect(entry.state.problem == .store(.storage(.full)))
    #expect(entry.state.word == word)
    given.directions.storage.fail()
    #expect(await lookedUp("tree").problem == .store(.storage(.full)))
  }

  private func lookedUp(_ text: String, from: Language? = nil, to: Language? = nil) async -> DictionaryEntryState {
    let entry = given.build().dictionaryEntry.build()
    await entry.lookUp(text, from: from, to: to)
    return entry.state
  }
}
