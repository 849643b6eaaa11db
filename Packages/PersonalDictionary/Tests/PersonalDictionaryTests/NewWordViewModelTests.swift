import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

@MainActor
struct NewWordViewModelTests {
  let given = DictionaryFixture()

  @Test func `a word is kept with what the dictionaries know`() async throws {
    let added = await submit(NewWordRequest(["house"])).added
    #expect(added.map(\.word.found) == [FoundTranslation(translations: ["дом", "здание"], partOfSpeech: "noun", source: "given")])
    #expect(added.map(\.word.status) == [.translated])
    #expect(added[0].entries.map(\.headword) == ["house"])
    #expect(!added[0].isRedirected && added[0].word.timesAdded == 1)
    #expect(try await given.stored() == added.map(\.word))
  }

  @Test func `white space is trimmed and collapsed, and the text composed`() async throws {
    let added = await submit(NewWordRequest(["  good \n\t morning  ", "cafe\u{301}"])).added
    #expect(added.map(\.word.text) == ["good morning", "caf\u{E9}"])
    #expect(try await given.stored().map { $0.text.unicodeScalars.count } == [4, 12])
  }

  @Test(arguments: ["", " ", " \n\t ", "\u{200B}"])
  func `a blank text is refused`(text: String) async throws {
    #expect(await submit(NewWordRequest([text])).problem == .unacceptable(text: text, .blank))
    #expect(try await given.stored() == [])
  }

  @Test func `one text that cannot be kept keeps out all the others`() async throws {
    #expect(await submit(NewWordRequest(["house", "a\u{7}", "tree"])).problem == .unacceptable(text: "a\u{7}", .controlCharacter("\u{7}")))
    var request = NewWordRequest(["house"])
    request.ownTranslations = ["домик", " "]
    #expect(await submit(request).problem == .unacceptable(text: " ", .blank))
    #expect(try await given.stored() == [])
  }

  @Test func `several words are kept in their order, the newest first in the list`() async throws {
    let added = await submit(NewWordRequest(["house", "tree", "abc"])).added
    #expect(added.map(\.word.text) == ["house", "tree", "abc"])
    #expect(try await given.stored().map(\.text) == ["abc", "tree", "house"])
  }

  @Test func `a word that no dictionary knows is kept as it is typed, with what may be meant`() async throws {
    let added = await submit(NewWordRequest(["hause", "house", "xyz"])).added
    #expect(added.map { $0.suggestions.map(\.text) } == [["house", "tree"], [], []])
    #expect(added.map(\.word.text) == ["hause", "house", "xyz"])
    var request = NewWordRequest(["hause"])
    request.looksUp = false
    #expect(await submit(request).added.map(\.suggestions) == [[]])
    let dialog = given.build().newWord.build()
    await dialog.preview("hause")
    #expect(dialog.state.preview?.answer.suggestions.map(\.text) == ["house", "tree"])
  }

  @Test func `a word that is there already is counted`() async throws {
    let (first, again) = (await submit(NewWordRequest(["house"])).added, await submit(NewWordRequest([" house "])).added)
    #expect(again.map(\.word.timesAdded) == [2])
    #expect(again[0].word.timesAdded == 2)
    #expect(again[0].word.number == first[0].word.number && again[0].word.created == first[0].word.created)
    #expect(try await given.stored() == again.map(\.word))
  }

  @Test func `case, accents and direction make another word`() async throws {
    await submit(NewWordRequest(["schon", "schön", "Schon"], from: .german, to: .english))
    await submit(NewWordRequest(["schon"], from: .german, to: .french))
    #expect(try await given.stored().map(\.timesAdded) == [1, 1, 1, 1])
  }

  @Test func `own translations stay whatever the dictionaries find`() async throws {
    var request = NewWordRequest(["house"])
    (request.ownTranslations, request.looksUp) = (["домик"], false)
    await submit(request)
    let added = await submit(NewWordRequest(["house"])).added
    #expect(added.map(\.word.translations) == [["домик"]])
    #expect(added.map(\.word.source) == ["user"])
    #expect(added[0].word.found?.translations == ["дом", "здание"])
  }

  @Test func `without a look-up no dictionary is asked`() async {
    let source = CountingSource(DictionaryFixture.source)
    var request = NewWordRequest(["house"])
    request.looksUp = false
    let added = await submit(request, asking: [source]).added
    #expect(added.map(\.word.status) == [.untranslated])
    #expect(source.asked == [])
  }

  @Test func `remark, tags and star are given to every word`() async {
    var request = NewWordRequest(["house", "tree"])
    (request.note, request.tags, request.isStarred) = ("Seen.", ["a", "b", "a"], true)
    let added = await submit(request).added.map(\.word)
    #expect(added.map(\.note) == ["Seen.", "Seen."])
    #expect(added.map(\.tags) == [["a", "b"], ["a", "b"]])
    #expect(added.allSatisfy { $0.isStarred })
  }

  @Test func `a failing store is a problem, and what was added before stays in sight`() async throws {
    let newWord = given.build().newWord.build()
    await newWord.submit(NewWordRequest(["house"]))
    let added = newWord.state.added
    given.words.storage.fail()
    await newWord.submit(NewWordRequest(["tree"]))
    #expect(newWord.state.problem == .store(.storage(.full)))
    #expect(newWord.state.added == added)
    given.words.storage.fail(nil)
    await newWord.submit(NewWordRequest(["tree"]))
    #expect(newWord.state.problem == nil)
    #expect(newWord.state.added.map(\.word.text) == ["tree"])
  }

  @Test func `the choice of languages is asked for`() {
    given.build().newWord.build().pickLanguages()
    #expect(given.router.destinations == [.langPicker])
  }

  @discardableResult
  private func submit(_ request: NewWordRequest, asking sources: [any DictionarySource]? = nil) async -> NewWordState {
    var given = given
    if let sources { given.sources = StubSources(sources) }
    let newWord = given.build().newWord.build()
    await newWord.submit(request)
    return newWord.state
  }
}
