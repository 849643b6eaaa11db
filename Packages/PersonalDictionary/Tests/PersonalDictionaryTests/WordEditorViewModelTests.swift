import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

@MainActor
struct WordEditorViewModelTests {
  let given = DictionaryFixture()

  @Test func `a new spelling is looked up again`() async throws {
    try await given.keep(draft("house", ["старое"], from: .english, to: .russian))
    let word = try await saved { $0.text = try UserText("tree") }.word
    #expect(word?.text == "tree")
    #expect(word?.found == FoundTranslation(translations: ["дерево"], partOfSpeech: "noun", source: "given"))
  }

  @Test func `a new spelling that no dictionary knows loses the old find`() async throws {
    try await given.keep(draft("house", ["старое"], from: .english, to: .russian))
    let word = try await saved { $0.text = try UserText("xyz") }.word
    #expect(word?.found == nil)
    #expect(word?.status == .untranslated)
  }

  @Test func `a new direction is looked up again`() async throws {
    try await given.keep(word("bank"))
    let word = await saved { ($0.from, $0.to) = (.russian, .english) }.word
    #expect(word?.direction == .initial.reversed)
    #expect(word?.translations == ["shore"])
  }

  @Test func `own translations stay when the spelling changes`() async throws {
    try await given.keep(word("house", ["домик"]))
    let word = try await saved { $0.text = try UserText("tree") }.word
    #expect(word?.translations == ["домик"])
    #expect(word?.found?.translations == ["дерево"])
  }

  @Test func `a translation added to a new spelling stands beside what is found for that`() async throws {
    try await given.keep(draft("house", ["дом"], from: .english, to: .russian))
    let word = try await saved { edit in
      edit.text = try UserText("tree")
      edit.addedTranslations = ["древо"]
    }.word
    #expect(word?.ownTranslations == ["дерево", "древо"])
  }

  @Test func `other changes ask no dictionary`() async throws {
    try await given.keep(draft("house", ["старое"], from: .english, to: .russian))
    let source = CountingSource(DictionaryFixture.source)
    let word = await saved(asking: [source]) { edit in
      edit.note = "Seen."
      edit.tags = ["a"]
      edit.addedTranslations = ["дом"]
    }.word
    #expect(source.asked == [])
    #expect(word?.translations == ["старое", "дом"])
    #expect(word?.note == "Seen.")
    #expect(word?.tags == ["a"])
  }

  @Test func `the word as it was before a change is known, so that it can be told what there was nothing to change`() async throws {
    let word = try await given.keep(draft("house", tags: ["Café"]))[0]
    let unchanged = await saved { $0.removedTags = ["none"] }
    #expect(unchanged.before == word)
    #expect(unchanged.word == word)
    let changed = await saved { $0.removedTags = ["none", "cafe"] }
    #expect(changed.before == word)
    #expect(changed.word?.tags == [])
  }

  @Test func `a word that is not stored is named, and one of several is not guessed`() async throws {
    #expect(await saved { $0.note = "a" }.problem == .noSuchWords([.number(1)]))
    let words = try await given.keep(word("Cafe"), word("café"))
    #expect(await saved(.text("CAFE")) { $0.note = "a" }.problem == .ambiguous(.text("CAFE"), words.reversed()))
    #expect(try await given.stored().map(\.note) == [nil, nil])
  }

  @Test func `a spelling that another word has is a problem`() async throws {
    let words = try await given.keep(word("house"), word("tree"))
    #expect(try await saved { $0.text = try UserText("tree") }.problem == .store(.alreadyThere(words[1])))
    #expect(try await given.stored().map(\.text) == ["tree", "house"])
  }

  @Test func `both languages stay different`() async throws {
    try await given.keep(word("house"))
    #expect(await saved { $0.to = .english }.problem == .store(.sameLanguages(.english)))
  }

  @Test func `a failing store is a problem, and the word stays in sight`() async throws {
    try await given.keep(word("house"))
    let editor = given.build().wordEditor.build()
    var edit = WordEdit()
    edit.note = "First."
    await editor.save(edit, to: .number(1))
    given.words.storage.fail()
    edit.note = "Second."
    await editor.save(edit, to: .number(1))
    #expect(editor.state.problem == .store(.storage(.full)))
    #expect(editor.state.word?.note == "First.")
  }

  private func saved(
    _ selector: WordSelector = .number(1), asking sources: [any DictionarySource]? = nil, _ change: (inout WordEdit) throws -> Void
  ) async rethrows -> WordEditorState {
    var given = given
    if let sources { given.sources = StubSources(sources) }
    var edit = WordEdit()
    try change(&edit)
    let editor = given.build().wordEditor.build()
    await editor.save(edit, to: selector)
    return editor.state
  }
}
