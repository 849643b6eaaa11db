import AppGraph
import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Practice
import PracticeScheduling
import Testing

/// The practice over the dictionary.
@MainActor
struct PracticeGraphTests {
  let app = TestApp()

  /// Saves words of which the last one has a false friend, and others that look like it or its translation.
  private func save(_ words: [(text: String, translation: String)], _ direction: Direction) async throws {
    for (text, translation) in words {
      _ = try await app.words.save([WordDraft(text: try UserText(text), direction: direction, ownTranslations: [translation])])
    }
  }

  private func distractors(_ side: PracticeDirection, seed: UInt64) async throws -> [String] {
    let words = app.build().practiceWords
    let newest = try #require(try await words.newest(PracticeFilter(), after: nil, limit: 1).first)
    return try await words.distractors(for: newest, side, count: 3, seed: seed)
  }

  private static let english: [(text: String, translation: String)] = [
    ("bark", "ladrar"), ("house", "casa"), ("white", "blanco"), ("dog", "perro"), ("moon", "luna"), ("hat", "sombrero"), ("book", "libro"),
    ("bank", "banco"),
  ]

  private static let spanish: [(text: String, translation: String)] = [
    ("casa", "house"), ("archivo", "file"), ("luna", "moon"), ("carrera", "career"), ("perro", "dog"), ("carpeta", "folder"),
  ]

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `among the wrong meanings are the false friend, then a look-alike, in both directions of the pair`(seed: UInt64) async throws {
    try await save(Self.english, try #require(Direction(from: .english, to: .spanish)))
    let meanings = try await distractors(.from, seed: seed)
    #expect(meanings.count == 3 && meanings[0] == "banca")
    #expect(meanings[1] == "blanco", "\(meanings)")
    try await save(Self.spanish, try #require(Direction(from: .spanish, to: .english)))
    #expect(try await distractors(.from, seed: seed).first == "carpet")
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `among the wrong words is a look-alike, and no meaning`(seed: UInt64) async throws {
    try await save(Self.english, try #require(Direction(from: .english, to: .spanish)))
    let words = try await distractors(.to, seed: seed)
    #expect(words.count == 3 && !Set(words).isDisjoint(with: ["bark", "book"]), "\(words)")
    #expect(Set(words).isSubset(of: Self.english.map(\.text)) && !words.contains("bank"))
  }

  @Test func `another word for a meaning is right, and one that has it as another sense is not`() async throws {
    let direction = try #require(Direction(from: .german, to: .english))
    var environment = app.environment
    environment.gradedDictionary = StubSource(translations: [
      direction: ["Haus": ["house", "home"], "Heim": ["House", "home"], "Dynastie": ["dynasty", "house", "home"]],
      direction.reversed: ["house": ["Haus", "Dynastie", "Heim", "Haus"], "home": ["Heim", "Haus", "Heim", "Dynastie"]],
    ])
    try await save([("Haus", "house")], direction)
    let words = AppGraph(environment: environment).practiceWords
    let newest = try #require(try await words.newest(PracticeFilter(), after: nil, limit: 1).first)
    #expect(try await words.word(newest.id)?.synonyms == ["Heim"])
    // A word that the user keeps for it is right too.
    try await save([("Dynastie", "house")], direction)
    #expect(try await words.word(newest.id)?.synonyms.sorted() == ["Dynastie", "Heim"])
    #expect(await words.isWord("heim", in: "de", newest.languages))
    #expect(await words.isWord("house", in: "en", newest.languages))
    #expect(await words.isWord("hei", in: "de", newest.languages) == false)
    #expect(await words.isWord("house", in: "de", newest.languages) == false)
  }

  @Test func `a card is chosen among the right meaning, the false friend and others`() async throws {
    try await save(Self.english, try #require(Direction(from: .english, to: .spanish)))
    let session = app.build().practice(router: RecordingRouter<PracticeDestination>()).build().session.build()
    var options = SessionOptions()
    (options.directions, options.newLimit) = ([.from], 1)
    await session.start(options)
    #expect(session.state.question?.prompt == "bank")
    await session.answer(.again)
    let question = try #require(session.state.question)
    #expect(question.kind == .choose && question.choices.count == 4)
    #expect(Set(question.choices).isSuperset(of: ["banco", "banca", "blanco"]), "\(question.choices)")
    session.choose(try #require(question.choices.firstIndex(of: "banca")))
    #expect(session.state.question?.judgement?.verdict == .wrong)
  }
}
