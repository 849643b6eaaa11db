import CoreModule
import CoreModuleTesting
import Reading
import ReadingTesting
import Testing

@MainActor
struct SummaryTests {
  /// A hundred words: `el` 80 times, `casa` ten times, `perro` five times, and five words once.
  private static let text = TextBlocks(
    String(repeating: "el ", count: 80) + String(repeating: "casa ", count: 10) + String(repeating: "perro ", count: 5)
      + "azul achacan ver dar cuenta")

  @Test func `the fewest words that bring a text to its goals are its most frequent ones`() async throws {
    let fixture = ReadingFixture()
    try await fixture.store.mark(["el"], in: "es", as: .known, at: SampleReading.noon)
    let summary = fixture.graph.summary.build()
    await summary.read(Self.text, ReadingFixture.spanish)
    #expect(summary.state.count == WordCount(words: 100, known: 80))
    #expect(summary.state.headwords == 8)
    #expect(summary.state.toLearn[.percent95]?.map(\.word.headword) == ["casa", "perro"])
    #expect(summary.state.toLearn[.percent98]?.map(\.word.headword) == ["casa", "perro", "ver", "dar", "cuenta"])
  }

  @Test func `a phrase is one word to learn, and is as much of the text as it has words`() async throws {
    let fixture = ReadingFixture()
    try await fixture.store.mark(["el"], in: "es", as: .known, at: SampleReading.noon)
    let summary = fixture.graph.summary.build()
    let text = String(repeating: "el ", count: 80) + String(repeating: "casa ", count: 5) + String(repeating: "dio cuenta de. ", count: 5)
    await summary.read(TextBlocks(text), ReadingFixture.spanish)
    #expect(summary.state.count == WordCount(words: 100, known: 80))
    #expect(summary.state.headwords == 3)
    #expect(summary.state.toLearn[.percent95]?.map(\.word.headword) == ["dar cuenta de"])
    #expect(summary.state.toLearn[.percent98]?.map(\.word.headword) == ["dar cuenta de", "casa"])
  }

  @Test func `a text that is known asks for no words`() async {
    let summary = ReadingFixture(["el": .known]).graph.summary.build()
    await summary.read(TextBlocks("el el el"), ReadingFixture.spanish)
    #expect(summary.state.toLearn == [.percent95: [], .percent98: []])
    await summary.read(TextBlocks("…"), ReadingFixture.spanish)
    #expect(summary.state.count.share == nil)
    #expect(summary.state.toLearn == [.percent95: [], .percent98: []])
  }

  @Test func `the words are kept with their sentences and where they are from`() async {
    let fixture = ReadingFixture(["el": .known, "perro": .learning])
    let summary = fixture.graph.summary.build()
    await summary.read(TextBlocks("Las casas y el perro. Una casa frobnica.", title: "Cuentos"), ReadingFixture.spanish)
    await summary.keep(.percent98)
    let kept = await fixture.words.kept
    #expect(summary.state.kept == ["casa", "y"])
    #expect(kept.first?.form == "casas")
    #expect(kept.first?.sentence == "Las casas y el perro.")
    #expect(kept.first?.origin == "Cuentos")
    #expect(summary.state.toLearn[.percent98]?.first { $0.word.headword == "casa" }?.standing == .kept)
    #expect(summary.state.toLearn[.percent98]?.first { $0.word.headword == "frobnica" }?.standing == .new)
  }

  @Test func `a headword of two parts of speech is kept once`() async {
    var fixture = ReadingFixture()
    fixture.textDictionary = TextWordList([
      (TextWord(headword: "sein", partOfSpeech: "verb", translations: ["be"]), ["ist"]),
      (TextWord(headword: "sein", partOfSpeech: "determiner", translations: ["his"]), ["seins"]),
    ])
    let summary = fixture.graph.summary.build()
    await summary.read(TextBlocks("es ist seins"), LanguageChoice(from: "de", usual: SampleReading.languages))
    await summary.keep(.percent98, from: "ist.txt")
    #expect(summary.state.kept == ["sein"])
    #expect(await fixture.words.kept.map(\.origin) == ["ist.txt"])
    #expect(summary.state.toLearn[.percent98]?.filter { $0.word.headword == "sein" }.map(\.standing) == [.kept, .kept])
  }

  @Test func `what cannot be read or stored is told`() async {
    let fixture = ReadingFixture()
    let summary = fixture.graph.summary.build()
    await summary.read(TextBlocks("123"), ReadingFixture.anyLanguage)
    #expect(summary.state.problem == .noWords)
    fixture.store.storage.fail(reading: .busy(path: "x"), writing: nil)
    await summary.read(TextBlocks("casa"), ReadingFixture.spanish)
    #expect(summary.state.problem == .storage(.busy(path: "x")))
  }
}
