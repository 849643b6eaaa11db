import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

/// Forms and variants of stored words are counted there.
@MainActor
struct StoredHeadwordTests {
  private var given: DictionaryFixture

  init() throws {
    given = DictionaryFixture()
    given.sources = StubSources([
      FormsSource(
        [
          "niño": ["boy"], "gato": ["cat"], "ver": ["see"], "visto": ["seen"], "ser": ["be"], "ir": ["go"], "como": ["like"],
          "comer": ["eat"], "cómo": ["how"], "Gracia": ["Grace"], "gracia": ["grace"],
        ],
        forms: ["niños": ["niño"], "visto": ["ver", "visto"], "fui": ["ser", "ir"], "como": ["como", "comer"]], from: .spanish
      )
    ])
  }

  private static var direction: Direction { get throws { try #require(Direction(from: .spanish, to: .english)) } }

  private func add(_ texts: String..., change: (inout NewWordRequest) -> Void = { _ in }) async throws -> [NewWord] {
    let newWord = given.build().newWord.build()
    var request = NewWordRequest(texts, from: .spanish, to: .english)
    change(&request)
    await newWord.submit(request)
    #expect(newWord.state.problem == nil)
    return newWord.state.added
  }

  @Test(arguments: ["niños", "Niños", "Niño", "el niño", "los niños", "un niño", "niño, el"])
  func `a form of a stored word is counted there`(typed: String) async throws {
    _ = try await add("niño")
    let added = try await add(typed)
    #expect(added.map(\.word.text) == ["niño"] && added.map(\.word.timesAdded) == [2])
    #expect(added.map(\.typed) == [typed])
    #expect(added.map(\.word.translations) == [["boy"]] && added[0].word.found?.baseForm == nil)
    #expect(try await given.stored().count == 1)
  }

  @Test func `a form of several words has the translations of all, and offers each of them`() async throws {
    let new = try #require(try await add("fui").first)
    #expect(new.word.translations == ["be", "go"] && new.word.found?.baseForm == "ser, ir" && new.bases == ["ser", "ir"])
    #expect(try await add("niños").map(\.bases) == [["niño"]])
    for stored in ["fui", "ver"] { #expect(try await add(stored).map(\.bases) == [[]]) }
  }

  @Test func `a form that was saved deliberately offers nothing`() async throws {
    #expect(try await add("niños") { $0.isExact = true }.map(\.bases) == [[]])
    #expect(try await add("fui") { $0.ownTranslations = ["I was"] }.map(\.bases) == [[]])
  }

  @Test func `a form with the translation of its word offers the word`() async throws {
    #expect(try await add("niños") { $0.ownTranslations = ["boy"] }.map(\.bases) == [["niño"]])
  }

  @Test func `before a form is saved, its words can be chosen`() async throws {
    let newWord = given.build().newWord.build()
    await newWord.preview("fui", from: .spanish, to: .english)
    #expect(newWord.state.preview?.choices == [.asTyped, .spelled("ser"), .spelled("ir")])
    for text in ["ver", "el niño", "visto"] {
      await newWord.preview(text, from: .spanish, to: .english)
      #expect(newWord.state.preview?.choices == [], "\(text)")
    }
  }

  @Test func `small letters are no form of a name in capitals`() async throws {
    var given = DictionaryFixture()
    given.sources = StubSources([
      FormsSource(
        ["Casa Blanca": ["White House"], "casa": ["house"], "blanco": ["white"]],
        forms: ["casas": ["casa"], "blancas": ["blanco"], "blanca": ["blanco"]], from: .spanish, partOfSpeech: "proper noun")
    ])
    let newWord = given.build().newWord.build()
    for (typed, translations) in [("las casas blancas", []), ("la casa blanca", ["White House"]), ("Casa Blanca", ["White House"])] {
      await newWord.preview(typed, from: .spanish, to: .english)
      #expect(newWord.state.preview?.answer.translations == translations, "\(typed)")
    }
  }

  @Test func `a headword is counted where it is stored with its article or its to`() async throws {
    var given = DictionaryFixture()
    given.sources = StubSources([FormsSource(["go": ["ir"]], from: .english, partOfSpeech: "verb")])
    let newWord = given.build().newWord.build()
    for text in ["to go", "go"] { await newWord.submit(NewWordRequest([text], from: .english, to: .spanish)) }
    #expect(newWord.state.added.map(\.word.text) == ["to go"] && newWord.state.added.map(\.typed) == ["go"])
  }

  @Test func `what is added with it stands with the stored word`() async throws {
    _ = try await add("niño")
    let word = try #require(
      try await add("niños") {
        $0.note = "plural"
        $0.tags = ["home"]
        $0.isStarred = true
      }.first?.word)
    #expect(word.note == "plural" && word.tags == ["home"] && word.isStarred)
  }

  @Test(arguments: [
    // A headword of its own, another word, a form of an unlikelier one, other accents, another case that dictionaries tell apart.
    ("ver", "visto"), ("niño", "gato"), ("ir", "fui"), ("cómo", "como"), ("como", "cómo"), ("comer", "como"), ("gracia", "Gracia"),
    ("Gracia", "gracia"), ("niño", "nino"), ("niño", "zzz"),
  ])
  func `another word stays one of its own`(stored: String, typed: String) async throws {
    _ = try await add(stored)
    let added = try await add(typed)
    #expect(added.map(\.word.text) == [typed] && added.map(\.typed) == [nil] && added.map(\.word.timesAdded) == [1])
    #expect(try await given.stored().count == 2)
  }

  @Test func `it is kept apart when asked for, with a translation of its own, or without a look-up`() async throws {
    _ = try await add("niño")
    #expect(try await add("niños") { $0.isExact = true }.map(\.word.text) == ["niños"])
    #expect(try await add("el niño") { $0.ownTranslations = ["the boy"] }.map(\.word.text) == ["el niño"])
    #expect(try await add("Niño") { $0.looksUp = false }.map(\.word.text) == ["Niño"])
    // What is stored in exactly this spelling is counted itself.
    #expect(try await add("niños").map(\.word.text) == ["niños"])
  }

  @Test func `an English infinitive is the verb, even if it is a headword of its own`() async throws {
    let answer = try await FormsSource(["go": ["ir"], "to go": ["para llevar"]], from: .english, partOfSpeech: "verb").answer("to go")
    #expect(answer.translations == ["ir"] && answer.baseForm == "go")
    #expect(answer.readings.map(\.headword) == ["go", "to go"])
  }

  @Test func `in another direction it is another word`() async throws {
    try await given.keep(word("niño", ["мальчик"], in: try #require(Direction(from: .spanish, to: .russian))))
    #expect(try await add("niños").map(\.word.text) == ["niños"])
  }

  @Test func `words that come together are kept as they are`() async throws {
    #expect(try await add("niño", "niños").map(\.word.text) == ["niño", "niños"])
  }

  @Test func `the preview says which word will be counted, and offers to keep it apart`() async throws {
    _ = try await add("niño")
    try await given.directions.choose(Self.direction)
    let newWord = given.build().newWord.build()
    await newWord.preview("niños")
    let preview = try #require(newWord.state.preview)
    #expect(preview.stored?.word.text == "niño" && preview.existing == nil && preview.isOf(" niños "))
    #expect(preview.choices.count == 2)
    let requests = preview.choices.map { $0.request(for: "niños") }
    #expect(requests.map(\.isExact) == [false, true])
    await newWord.submit(requests[1])
    #expect(newWord.state.added.map(\.word.text) == ["niños"])
    await newWord.preview("niños")
    #expect(newWord.state.preview?.existing?.text == "niños" && newWord.state.preview?.choices == [])
  }
}
