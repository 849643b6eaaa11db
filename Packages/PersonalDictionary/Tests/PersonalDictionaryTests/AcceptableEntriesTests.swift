import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

/// Look-ups tidy whatever a source sends.
struct AcceptableEntriesTests {
  /// A source that answers everything with these entries.
  private struct CarelessSource: DictionarySource {
    let name = "careless"
    let kind = "given"
    let isLocal = true
    let directions = [Direction.initial]
    let answer: [DictionaryEntry]

    func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] { answer }
  }

  private func lookedUp(_ senses: Sense..., headword: String = "house", partOfSpeech: String? = nil) async throws -> LookUpAnswer {
    let entry = DictionaryEntry(headword: headword, partOfSpeech: partOfSpeech, source: "careless", senses: senses)
    return try await LookUp(sources: [CarelessSource(answer: [entry])])("house", in: .initial)
  }

  @Test func `control characters become spaces, in every text`() async throws {
    let sense = Sense(
      translations: ["a\u{1B}[31mred\u{7}"], context: ["b\u{0}c"], examples: [UsageExample(source: "d\u{9B}e", target: "\u{202E}f")]
    )
    let entry = try #require(try await lookedUp(sense, headword: "ho\u{AD}use\n", partOfSpeech: "no\u{8}un").entries.first)
    #expect(entry.headword == "house")
    #expect(entry.partOfSpeech == "no un")
    #expect(entry.senses == [Sense(translations: ["a [31mred"], context: ["b c"], examples: [UsageExample(source: "d e", target: "f")])])
  }

  @Test func `what is too long is left out, and so is a sense of which nothing is left`() async throws {
    let long = String(repeating: "x", count: 100_000)
    let answer = try await lookedUp(
      Sense(translations: [long, "дом"], context: [long], examples: [UsageExample(source: "x", target: long)]),
      Sense(translations: [long]), Sense(translations: ["\u{1B}", " "]),
      Sense(translations: [], examples: [UsageExample(source: "a", target: "b")])
    )
    #expect(answer.entries.map(\.senses) == [[Sense(translations: ["дом"])]])
  }

  @Test func `an entry of which nothing is left is none`() async throws {
    #expect(try await lookedUp(Sense(translations: ["\u{7}"])).entries == [])
    #expect(try await lookedUp(Sense(translations: ["дом"]), headword: "\u{7}").entries == [])
    #expect(try await lookedUp().found == nil)
  }

  @Test func `translations that look the same are one`() async throws {
    #expect(try await lookedUp(Sense(translations: ["дом", "дом\u{200B}", " дом"])).translations == ["дом"])
  }

  @Test(arguments: DictionarySourceContract.all)
  func `what a careless source sends keeps the contract once it is looked up`(contract: DictionarySourceContract) async throws {
    guard contract.promise.hasPrefix("looked up") else { return }
    let entry = DictionaryEntry(
      headword: "house", partOfSpeech: "noun", source: "careless",
      senses: [Sense(translations: []), Sense(translations: ["дом\u{1B}[2J", String(repeating: "x", count: 100_000), "дом"])]
    )
    let source = CarelessSource(answer: [entry])
    #expect(try await contract.violations(SourceUnderTest(source, direction: .initial, word: "house", translation: "дом")) == [])
  }
}
