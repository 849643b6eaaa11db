import CoreModule
import CoreModuleTesting
import Reading
import ReadingTesting
import Testing

@MainActor
struct LevelTests {
  /// A dictionary of so many words, which are made of syllables.
  static func fixture(_ count: Int = 5000) -> ReadingFixture {
    let syllables = ["ba", "ce", "di", "fo", "gu", "la", "me", "ni", "po", "ru", "sa", "te", "vi", "zo", "bra", "cle", "tri"]
    var words: [(word: TextWord, forms: [String])] = []
    for number in 0..<count {
      let parts = [number % 17, number / 17 % 17, number / 289 % 17, number / 4913].map { syllables[$0] }
      words.append((TextWord(headword: parts.joined(), translations: ["\(number)"], rank: number + 1), []))
    }
    var fixture = ReadingFixture()
    fixture.textDictionary = TextWordList(words)
    return fixture
  }

  private func answered(_ fixture: ReadingFixture, seed: UInt64 = 7, _ isKnown: (Int?) -> Bool) async -> LevelViewModel {
    let level = fixture.graph.level.build()
    await level.begin(SampleReading.languages, seed: seed)
    while let question = level.state.question {
      let word = await fixture.textDictionary.words([question.text], in: SampleReading.languages)[0]
      level.answer(isKnown(word?.rank))
    }
    return level
  }

  @Test func `there are forty questions, ten of them about invented words that look like real ones`() async {
    let fixture = Self.fixture()
    let level = fixture.graph.level.build()
    await level.begin(SampleReading.languages, seed: 1)
    var texts: [String] = []
    while let question = level.state.question {
      #expect(question.number == texts.count + 1)
      texts.append(question.text)
      level.answer(false)
    }
    #expect(level.state.questionCount == 40)
    #expect(Set(texts).count == 40)
    let invented = await fixture.textDictionary.words(texts, in: SampleReading.languages).count { $0 == nil }
    #expect(invented == 10)
    #expect(texts.allSatisfy { (3...14).contains($0.count) })
  }

  @Test func `the same seed asks the same, another one other words`() async {
    var texts: [[String]] = []
    for seed: UInt64 in [1, 1, 2] {
      let level = Self.fixture().graph.level.build()
      await level.begin(SampleReading.languages, seed: seed)
      var asked: [String] = []
      while let question = level.state.question {
        asked.append(question.text)
        level.answer(true)
      }
      texts.append(asked)
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0] != texts[2])
  }

  @Test(arguments: [(0, 0, 600), (1000, 300, 2200), (2500, 1500, 3600), (5000, 4300, 5000)])
  func `the estimate is near what is known, within its margin`(known: Int, least: Int, most: Int) async throws {
    let level = await answered(Self.fixture()) { $0.map { $0 <= known } ?? false }
    let estimate = try #require(level.state.estimate)
    let margin = try #require(estimate.level.margin)
    #expect((least...most).contains(estimate.level.estimate))
    #expect(margin.contains(estimate.level.estimate))
    #expect(margin.lowerBound <= known && known <= margin.upperBound)
    #expect(!estimate.isDoubtful)
  }

  @Test func `who says to know everything is found out`() async throws {
    let level = await answered(Self.fixture()) { _ in true }
    let estimate = try #require(level.state.estimate)
    #expect(estimate.inventedKnown == 10 && estimate.invented == 10)
    #expect(estimate.isDoubtful)
    #expect(try #require(estimate.level.margin).count > 4000)
  }

  @Test func `an answer can be taken back, and the estimate follows from the last ones`() async {
    let level = await answered(Self.fixture()) { $0 != nil }
    let before = level.state.estimate
    level.goBack()
    #expect(level.state.estimate == nil)
    #expect(level.state.question?.number == 40)
    level.answer(true)
    level.answer(true)
    #expect(level.state.estimate != nil && level.state.question == nil)
    #expect(before != nil)
    level.goBack()
    for _ in 0..<50 { level.goBack() }
    #expect(level.state.question?.number == 1)
  }

  @Test func `the estimate is stored and replaced`() async throws {
    let fixture = Self.fixture()
    let level = await answered(fixture) { $0 != nil }
    await level.save()
    #expect(level.state.isSaved)
    #expect(level.state.levels?.map(\.estimate) == [level.state.estimate?.level.estimate].compactMap(\.self))
    await level.set(1200, of: SampleReading.languages)
    #expect(try await fixture.store.levels() == [ReadingLevel(language: "es", estimate: 1200, time: SampleReading.noon)])
  }

  @Test func `who knows none of the words has the level 0, and perhaps more`() async throws {
    let level = await answered(Self.fixture()) { _ in false }
    let estimate = try #require(level.state.estimate)
    let margin = try #require(estimate.level.margin)
    #expect(estimate.level.estimate == 0 && margin.lowerBound == 0 && margin.upperBound > 0)
  }

  @Test(arguments: [(5000, true), (5001, false), (99_999_999, false)])
  func `a level above the number of ranked words is refused`(count: Int, isSaved: Bool) async throws {
    let fixture = Self.fixture()
    let level = fixture.graph.level.build()
    await level.set(count, of: SampleReading.languages)
    #expect(level.state.isSaved == isSaved)
    #expect(level.state.problem == (isSaved ? nil : .levelTooHigh("es", ranked: 5000)))
    #expect(try await fixture.store.levels().map(\.estimate) == (isSaved ? [count] : []))
  }

  @Test func `a level that is refused is not the one that was saved`() async throws {
    let level = Self.fixture().graph.level.build()
    await level.set(100, of: SampleReading.languages)
    await level.set(5001, of: SampleReading.languages)
    #expect(!level.state.isSaved && level.state.problem == .levelTooHigh("es", ranked: 5000))
  }

  @Test func `a dictionary with too few words has no estimate`() async {
    let level = ReadingFixture().graph.level.build()
    await level.begin(SampleReading.languages)
    #expect(level.state.problem == .tooFewWords(SampleReading.languages))
    #expect(level.state.question == nil)
    level.answer(true)
    level.goBack()
    await level.save()
    #expect(level.state.levels == nil)
  }

  @Test func `a store that fails is told`() async {
    let fixture = Self.fixture()
    let level = fixture.graph.level.build()
    fixture.store.storage.fail(reading: nil, writing: .diskFull(path: "x"))
    await level.set(5, of: SampleReading.languages)
    #expect(level.state.problem == .storage(.diskFull(path: "x")))
    #expect(!level.state.isSaved)
    fixture.store.storage.fail(reading: .busy(path: "x"), writing: nil)
    await level.load()
    #expect(level.state.problem == .storage(.busy(path: "x")))
  }
}
