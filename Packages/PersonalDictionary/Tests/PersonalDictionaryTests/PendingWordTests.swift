import CoreModule
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

/// Look-ups that are pending because a source failed.
@MainActor
struct PendingWordTests {
  let given = DictionaryFixture()
  let offline = StubSource(name: "offline", isLocal: false, failure: .unreachable(.offline))

  @Test func `a word that an unreachable dictionary may know is pending`() async {
    #expect(await add("xyz", asking: [DictionaryFixture.source, offline])?.status == .pending(.offline))
  }

  @Test func `a word that another dictionary knows is not pending`() async {
    #expect(await add("house", asking: [offline, DictionaryFixture.source])?.status == .translated)
  }

  @Test func `a pending word is translated when it is met again`() async {
    _ = await add("house", asking: [offline])
    let word = await add("house", asking: [DictionaryFixture.source])
    #expect(word?.status == .translated)
    #expect(word?.pendingReason == nil)
  }

  @Test func `a word that was never looked up becomes pending when its dictionary is unreachable`() async throws {
    try await given.keep(word("xyz"))
    #expect(await add("xyz", asking: [offline])?.status == .pending(.offline))
  }

  @Test func `a pending word that no dictionary knows after all is owed nothing`() async {
    _ = await add("xyz", asking: [offline])
    #expect(await add("xyz", asking: [DictionaryFixture.source])?.status == .untranslated)
  }

  @Test func `a pending word that is kept again without a look-up stays pending`() async throws {
    _ = await add("xyz", asking: [offline])
    #expect(try await given.keep(word("xyz")).map(\.status) == [.pending(.offline)])
  }

  @Test func `a translated word stays translated when its dictionary is unreachable`() async {
    _ = await add("house", asking: [DictionaryFixture.source])
    let word = await add("house", asking: [offline])
    #expect(word?.translations == ["дом", "здание"])
    #expect(word?.pendingReason == nil)
  }

  @Test func `a new spelling that could not be looked up is pending`() async throws {
    _ = await add("house", asking: [DictionaryFixture.source])
    var given = given
    given.sources = StubSources([offline])
    let editor = given.build().wordEditor.build()
    var edit = WordEdit()
    edit.text = try UserText("xyz")
    await editor.save(edit, to: .text("house"))
    #expect(editor.state.word?.status == .pending(.offline))
  }

  private func add(_ text: String, asking sources: [any DictionarySource]) async -> Word? {
    var given = given
    given.sources = StubSources(sources)
    let newWord = given.build().newWord.build()
    await newWord.submit(NewWordRequest([text]))
    return newWord.state.added.first?.word
  }
}
