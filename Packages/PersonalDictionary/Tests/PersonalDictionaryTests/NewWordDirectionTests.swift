import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Testing

/// The direction of new words.
@MainActor
struct NewWordDirectionTests {
  let given = DictionaryFixture()

  @Test func `a word found only in the opposite direction is kept that way round`() async {
    let added = await submit(NewWordRequest(["кот", "bank", "xyz"])).added
    #expect(added.map(\.word.direction) == [.initial.reversed, .initial, .initial])
    #expect(added.map(\.word.translations) == [["cat"], ["банк"], []])
    #expect(added.map(\.isReversed) == [true, false, false])
  }

  @Test(arguments: [(Language.english, Language.russian), (.english, nil), (nil, .russian)] as [(Language?, Language?)])
  func `named languages are never swapped`(from: Language?, to: Language?) async {
    let added = await submit(NewWordRequest(["кот"], from: from, to: to)).added
    #expect(added.map(\.word.direction) == [.initial])
    #expect(added.map(\.word.status) == [.untranslated])
    #expect(added.map(\.isReversed) == [false])
  }

  @Test func `what is not named comes from the chosen direction`() async throws {
    await given.build().langPicker.build { _ in }.choose(try #require(Direction(from: .spanish, to: .english)))
    let requests = [
      NewWordRequest(["a"]), NewWordRequest(["b"], from: .german), NewWordRequest(["c"], to: .french),
      NewWordRequest(["d"], from: .english),
      NewWordRequest(["e"], to: .spanish),
    ]
    var directions: [String] = []
    for request in requests { directions += await submit(request).added.map(\.word.direction.description) }
    #expect(directions == ["es → en", "de → en", "es → fr", "en → es", "en → es"])
  }

  @Test func `a word is not translated into its own language`() async {
    #expect(await submit(NewWordRequest(["a"], from: .german, to: .german)).problem == .store(.sameLanguages(.german)))
  }

  @Test func `an unreadable direction is a problem, and nothing is kept in a wrong one`() async throws {
    given.directions.storage.fail()
    #expect(await submit(NewWordRequest(["house"])).problem == .store(.storage(.full)))
    #expect(try await given.stored() == [])
  }

  @discardableResult
  private func submit(_ request: NewWordRequest) async -> NewWordState {
    let newWord = given.build().newWord.build()
    await newWord.submit(request)
    return newWord.state
  }
}
