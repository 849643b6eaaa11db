import PersonalDictionary
import Testing

@testable import PonsSource

struct PonsEntriesTests {
  private func entries(_ json: String, for text: String, language: String = "en") throws -> [DictionaryEntry] {
    PonsEntries(for: text, source: "pons").entries(of: try PonsAnswer(Array(json.utf8), language: language))
  }

  @Test func `a phrase with the headword is an example, and its translation one of the headword`() throws {
    let sense = Sense(
      translations: ["presto", "il più presto possibile"],
      examples: [UsageExample(source: "as soon as possible", target: "il più presto possibile")]
    )
    #expect(
      try entries(Answers.soon, for: "soon")
        == [
          DictionaryEntry(
            headword: "soon", partOfSpeech: "adverb", source: "pons", attribution: "© PONS Langenscheidt GmbH, Stuttgart", senses: [sense])
        ]
    )
  }

  @Test func `verbs of all kinds are one entry, and what a headword is part of comes after it`() throws {
    let entries = try entries(Answers.listen, for: "listen")
    #expect(entries.map(\.headword) == ["listen", "listen", "listen in"])
    #expect(entries.map(\.partOfSpeech) == ["noun", "verb", "verb"])
    #expect(entries[0].senses[0].translations == ["ascoltare (qc)"])
    #expect(entries[0].senses[0].examples == [UsageExample(source: "to have a listen (to sth)", target: "ascoltare (qc)")])
    #expect(entries[1].senses[0] == Sense(translations: ["ascoltare"], context: ["hear"]))
    let attentively = "ascoltare con attenzione per cercare di sentire un suono atteso"
    #expect(
      entries[1].senses[1]
        == Sense(translations: [attentively], examples: [UsageExample(source: "to listen out for sth (try to hear)", target: attentively)])
    )
    #expect(
      entries[2].senses
        == [Sense(translations: ["origliare qc"], examples: [UsageExample(source: "to listen in on sth", target: "origliare qc")])]
    )
    #expect(LookUpAnswer(direction: .initial, entries: entries).translations.first == "ascoltare (qc)")
  }

  @Test func `no sense is empty, and a translation of the headword comes before that of a phrase`() throws {
    let rom = Answers.rom(
      "run", "verb", Answers.meaning("", ("to run a race", "gareggiare"), ("run", "correre"), ("to run a bath", "gareggiare")),
      Answers.meaning("2. run <span class=\"sense\">(nothing)</span>:")
    )
    let entries = try entries(Answers.side("en", Answers.entry(rom)), for: "run")
    #expect(entries.map { $0.senses.map(\.translations) } == [[["correre", "gareggiare"]]])
  }

  @Test func `of whole sentences that are others, the first translation is better than none`() throws {
    let entries = try entries(Answers.side("en", Answers.translation("some ice", "del ghiaccio")), for: "ice cream")
    #expect(entries.flatMap { $0.senses.flatMap(\.translations) } == ["del ghiaccio"])
  }

  @Test func `translations of whole sentences are read, without headwords`() throws {
    let entries = try entries(
      Answers.side("en", Answers.translation("ice <b>cream</b>", "gelato"), Answers.translation("some ice cream", "del gelato")),
      for: "ice cream"
    )
    #expect(
      entries.map(\.senses) == [[Sense(translations: ["gelato"], examples: [UsageExample(source: "some ice cream", target: "del gelato")])]]
    )
  }

  @Test func `entries within an entry are read`() throws {
    let main = Answers.entry(Answers.rom("run", "verb", Answers.meaning("", ("run", "correre"))))
    let other = Answers.entry(Answers.rom("run in", nil, Answers.meaning("", ("run in", "rodare"))))
    let hit = "{\"type\":\"entry_with_secondary_entries\",\"primary_entry\":\(main),\"secondary_entries\":[\(other)]}"
    #expect(try entries(Answers.side("en", hit), for: "run").map(\.headword) == ["run", "run in"])
  }

  @Test func `an answer that is wrapped once more is read`() throws {
    let wrapped = "[{\"source\":0,\"type\":\"x\",\"label\":\"y\",\"content\":\(Answers.soon)}]"
    #expect(try entries(wrapped, for: "soon").count == 1)
  }

  @Test func `the other side of the dictionary is left out`() throws {
    #expect(try entries(Answers.soon, for: "soon", language: "it") == [])
  }

  @Test func `references without a translation are left out, marks in headwords too`() throws {
    let reference = Answers.entry(
      Answers.rom("pitch-dark", nil, Answers.meaning("pitch-dark <span class=\"indirect_reference_OTHER\">→ pitch-black</span>", ("", ""))))
    let verb = Answers.entry(Answers.rom("ab|bre·chen", "transitive verb", Answers.meaning("", ("abbrechen", "to break off"))))
    let entries = try entries(Answers.side("en", reference, verb), for: "abbrechen")
    #expect(entries.map(\.headword) == ["abbrechen"])
    #expect(entries.map(\.senses) == [[Sense(translations: ["to break off"])]])
  }

  @Test(arguments: [
    "", "<html>", "[", "{}", "null", "[1]", "[{}]", "[{\"lang\":\"en\",\"hits\":[7]}]", "[{\"lang\":\"en\",\"hits\":[{\"type\":\"entry\"",
  ])
  func `what is no answer of the service is refused`(body: String) {
    #expect(throws: DamagedPonsAnswer.self) { try PonsAnswer(Array(body.utf8), language: "en") }
  }

  @Test(arguments: ["[]", "[{\"lang\":\"en\",\"hits\":[]}]", "[{\"lang\":\"en\",\"hits\":[{\"type\":\"entry\"},{\"type\":\"news\"}]}]"])
  func `an answer without entries is none`(body: String) throws { #expect(try entries(body, for: "x") == []) }
}
