import CoreModule
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

struct LookUpTests {
  private static func source(_ name: String, _ translations: [String: [String]], in direction: Direction = .initial) -> StubSource {
    StubSource(name: name, directions: [direction], translations: [direction: translations])
  }

  private static func service(_ name: String, _ translations: [String: [String]]) -> StubSource {
    StubSource(name: name, isLocal: false, translations: [.initial: translations])
  }

  private static func unreachable(_ reason: PendingReason) -> StubSource {
    StubSource(name: reason.rawValue, isLocal: false, failure: .unreachable(reason))
  }

  @Test func `the entries of all sources on this machine come in the order of the sources`() async throws {
    let sources = [Self.source("b", ["house": ["дом", "хата"]]), Self.source("a", ["house": ["здание", "дом"]])]
    let answer = try await LookUp(sources: sources)("house", in: .initial)
    #expect(answer.entries.map(\.source) == ["b", "a"])
    #expect(answer.found?.source == "b")
    let turned = try await LookUp(sources: sources.reversed())("house", in: .initial)
    #expect(turned.entries.map(\.source) == ["a", "b"])
  }

  @Test func `the translations of the first source come before those of the next, none twice`() async throws {
    let sources = [Self.source("b", ["house": ["дом", "хата"]]), Self.source("a", ["house": ["здание", "дом"]])]
    #expect(try await LookUp(sources: sources)("house", in: .initial).translations == ["дом", "хата", "здание"])
  }

  @Test func `a source is asked only in the directions that it serves`() async throws {
    let source = CountingSource(Self.source("a", ["house": ["дом"]]))
    let other = try #require(Direction(from: .spanish, to: .german))
    let answer = try await LookUp(sources: [source])("house", in: other)
    #expect(answer == LookUpAnswer(direction: other, entries: []))
    #expect(source.asked == [])
  }

  @Test func `a word that no source knows is owed nothing`() async throws {
    #expect(try await LookUp(sources: [Self.source("a", [:])])("xyz", in: .initial) == LookUpAnswer(direction: .initial, entries: []))
    #expect(try await LookUp(sources: [])("xyz", in: .initial).found == nil)
  }

  @Test func `a service is left alone where this machine knows the word or its base form`() async throws {
    let service = CountingSource(Self.service("s", ["house": ["дом"], "dogs": ["псы"]]))
    let lookUp = LookUp(sources: [service, Self.source("a", ["house": ["здание"], "dog": ["собака"]])])
    #expect(try await lookUp("house", in: .initial).translations == ["здание"])
    #expect(try await lookUp("dogs", in: .initial).baseForm == "dog")
    #expect(service.asked == [])
  }

  @Test func `services are asked one after the other until one knows the word`() async throws {
    let known = [[:], ["house": ["дом"]], ["house": ["хата"]]]
    let services = zip(["s", "t", "u"], known).map { CountingSource(Self.service($0, $1)) }
    #expect(try await LookUp(sources: [Self.source("a", [:])] + services)("house", in: .initial).found?.source == "t")
    #expect(services.map(\.asked) == [["house"], ["house"], []])
  }

  @Test func `the first reason counts where nothing was found`() async throws {
    let sources: [any DictionarySource] = [Self.unreachable(.rateLimited), Self.source("a", [:]), Self.unreachable(.offline)]
    #expect(try await LookUp(sources: sources)("xyz", in: .initial).pendingReason == .rateLimited)
  }

  @Test func `an unreachable service does not matter where another knows the word`() async throws {
    let answer = try await LookUp(sources: [Self.unreachable(.offline), Self.service("s", ["house": ["дом"]])])("house", in: .initial)
    #expect(answer.translations == ["дом"])
    #expect(answer.pendingReason == nil)
  }

  @Test(arguments: [true, false])
  func `an unreachable source is asked once, and not for base forms`(isLocal: Bool) async throws {
    let source = CountingSource(StubSource(isLocal: isLocal, failure: .unreachable(.unavailable)))
    #expect(try await LookUp(sources: [source])("dogs", in: .initial).pendingReason == .unavailable)
    #expect(source.asked == ["dogs"])
  }

  @Test func `an inflected word is answered by its base form`() async throws {
    let answer = try await LookUp(sources: [Self.source("a", ["dog": ["собака"]])])("dogs", in: .initial)
    #expect(answer.baseForm == "dog")
    #expect(answer.found == FoundTranslation(translations: ["собака"], partOfSpeech: "noun", source: "a", baseForm: "dog"))
  }

  @Test func `a word that is a headword itself is answered as such`() async throws {
    let answer = try await LookUp(sources: [Self.source("a", ["glass": ["стекло"], "glasses": ["очки"]])])("glasses", in: .initial)
    #expect(answer.baseForm == nil)
    #expect(answer.translations == ["очки"])
  }

  @Test func `the base form is that of the language of the word`() async throws {
    let source = Self.source("a", ["собака": ["dog"]], in: .initial.reversed)
    #expect(try await LookUp(sources: [source])("собаками", in: .initial.reversed).baseForm == "собака")
  }

  @Test func `an inflected German word comes before one that differs in its umlaut`() async throws {
    let german = try #require(Direction(from: .german, to: .english))
    let careless = FoldingSource(["Würde": ["dignity"], "werden": ["become"], "schön": ["beautiful"]], in: german)
    #expect(try await LookUp(sources: [careless])("wurde", in: german).translations == ["become"])
    #expect(try await LookUp(sources: [careless])("WÜRDE", in: german).translations == ["dignity"])
    #expect(try await LookUp(sources: [careless])("schon", in: german).translations == ["beautiful"])
  }
}

/// A dictionary that ignores case and accents.
private struct FoldingSource: DictionarySource {
  let name = "folding"
  let kind = "given"
  let isLocal = true
  let directions: [Direction]
  private let translations: [String: [String]]

  init(_ translations: [String: [String]], in direction: Direction) {
    self.translations = translations
    directions = [direction]
  }

  func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    translations.filter { FoldedText($0.key) == FoldedText(text) }.map {
      DictionaryEntry(headword: $0.key, partOfSpeech: nil, source: name, senses: [Sense(translations: $0.value)])
    }
  }
}
