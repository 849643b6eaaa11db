import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

/// The direction of new words.
@MainActor
struct NewWordDirectionTests {
  let given = DictionaryFixture()

  @Test func `a word found only in the opposite direction is kept that way round`() async {
    let added = await submit(NewWordRequest(["кот", "bank", "xyz"])).added
    #expect(added.map(\.word.direction) == [.initial.reversed, .initial, .initial])
    #expect(added.map(\.word.translations) == [["cat"], ["банк"], []])
    #expect(added.map(\.isRedirected) == [true, false, false])
  }

  @Test func `a word of one other language only is kept as such`() async throws {
    var given = DictionaryFixture()
    given.sources = StubSources([try Self.source([.spanish: ["perro", "casa"], .italian: ["casa"]], into: .russian)])
    let newWord = given.build().newWord.build()
    await newWord.submit(NewWordRequest(["perro", "casa"]))
    let added = newWord.state.added
    #expect(added.map(\.word.direction) == [try #require(Direction(from: .spanish, to: .russian)), .initial])
    #expect(added.map(\.isRedirected) == [true, false])
    #expect(added.map(\.word.status) == [.translated, .untranslated])
    #expect(added.map { $0.detected.map(\.language) } == [[], [.spanish, .italian]])
    await newWord.submit(NewWordRequest(["perro"], from: .german))
    #expect(newWord.state.added.map(\.word.direction) == [try #require(Direction(from: .german, to: .russian))])
  }

  @Test(arguments: [("собака", [Language.russian]), ("perro", [.french, .portuguese])])
  func `only dictionaries of languages in the script of the word are asked`(text: String, languages: [Language]) async throws {
    var given = DictionaryFixture()
    // Each would answer, were it asked.
    let others: [Language: [String]] = [.russian: ["perro", "собака"], .french: ["perro", "собака"], .portuguese: ["perro", "собака"]]
    given.sources = StubSources([try Self.source(others, into: .english)])
    let entry = given.build().dictionaryEntry.build()
    await given.build().langPicker.build { _ in }.choose(try #require(Direction(from: .spanish, to: .english)))
    await entry.lookUp(text)
    let answer = try #require(entry.state.answer)
    let asked = languages.count == 1 ? [answer.direction.from] : answer.detected.map(\.language)
    #expect(asked == languages)
    let newWord = given.build().newWord.build()
    await newWord.preview(text)
    let preview = try #require(newWord.state.preview)
    #expect((languages.count == 1 ? [preview.answer.direction.from] : preview.answer.detected.map(\.language)) == languages)
  }

  @Test func `until a direction is chosen, other words are translated into the spoken language`() async throws {
    var given = DictionaryFixture()
    given.spokenLanguage = .german
    given.sources = StubSources([
      try Self.source([.spanish: ["perro"]], into: .german), try Self.source([.spanish: ["perro"]], into: .french),
    ])
    let entry = given.build().dictionaryEntry.build()
    await entry.lookUp("perro")
    #expect(entry.state.answer?.direction == Direction(from: .spanish, to: .german))
    let untilChosen = try #require(Direction(from: .english, to: .german))
    #expect(entry.state.requested == untilChosen && entry.state.guessed == untilChosen)
    await given.build().langPicker.build { _ in }.choose(try #require(Direction(from: .english, to: .french)))
    await entry.lookUp("perro")
    #expect(entry.state.answer?.direction == Direction(from: .spanish, to: .french))
    #expect(entry.state.guessed == nil)
  }

  @Test func `of several languages those of the kept words come first`() async throws {
    var given = DictionaryFixture()
    given.sources = StubSources([try Self.source([.spanish: ["casa"], .italian: ["casa"], .portuguese: ["casa"]], into: .russian)])
    let newWord = given.build().newWord.build()
    let into = { (language: Language) in try #require(Direction(from: language, to: .russian)) }
    await newWord.preview("casa")
    #expect(newWord.state.preview?.answer.detected.map(\.language) == [.spanish, .italian, .portuguese])
    try await given.keep(word("bello", ["x"], in: into(.italian)), word("boa", ["x"], in: into(.portuguese)))
    try await given.keep(word("obrigado", ["x"], in: into(.portuguese)))
    await newWord.preview("casa")
    let choices = newWord.state.preview?.choices
    #expect(newWord.state.preview?.answer.detected.map(\.language) == [.portuguese, .italian, .spanish])
    #expect(choices?.count == 4 && choices?.last == .asTyped)
    let request = try #require(choices?.first?.request(for: "casa"))
    await newWord.submit(request)
    #expect(newWord.state.added.map(\.word.direction) == [try into(.portuguese)])
    let entry = given.build().dictionaryEntry.build()
    await entry.lookUp("casa")
    #expect(entry.state.answer?.detected.map(\.language) == [.portuguese, .italian, .spanish])
  }

  @Test(arguments: Language.allCases) func `until a direction is chosen, words are translated into the spoken language`(spoken: Language)
    async
  {
    var given = DictionaryFixture()
    given.spokenLanguage = spoken
    let picker = given.build().langPicker.build { _ in }
    await picker.load()
    #expect(picker.state.direction.to == (spoken == .english ? .russian : spoken))
    #expect(picker.state.direction.from == .english)
    let newWord = given.build().newWord.build()
    await newWord.submit(NewWordRequest(["x"]))
    #expect(newWord.state.guessed == (picker.state.direction == .initial ? nil : picker.state.direction))
    let other: Language = spoken == .french ? .italian : .french
    await newWord.submit(NewWordRequest(["x"], from: other))
    #expect(newWord.state.added[0].word.direction == Direction(from: other, to: spoken))
  }

  private static func source(_ words: [Language: [String]], into target: Language) throws -> StubSource {
    var translations: [Direction: [String: [String]]] = [:]
    for (language, words) in words {
      let direction = try #require(Direction(from: language, to: target))
      translations[direction] = Dictionary(uniqueKeysWithValues: words.map { ($0, ["translation of \($0)"]) })
    }
    return StubSource(name: "to-\(target.code)", directions: Array(translations.keys), translations: translations)
  }

  @Test(arguments: [(Language.english, Language.russian), (.english, nil), (nil, .russian)] as [(Language?, Language?)])
  func `named languages are never swapped`(from: Language?, to: Language?) async {
    let added = await submit(NewWordRequest(["кот"], from: from, to: to)).added
    #expect(added.map(\.word.direction) == [.initial])
    #expect(added.map(\.word.status) == [.untranslated])
    #expect(added.map(\.isRedirected) == [false])
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
