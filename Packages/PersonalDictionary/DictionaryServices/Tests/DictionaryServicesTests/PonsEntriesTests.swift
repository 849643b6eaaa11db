import PersonalDictionary
import Testing

@testable import DictionaryServices

struct PonsEntriesTests {
  private func entries(_ json: String, for text: String, language: String = "en") throws -> [DictionaryEntry] {
    PonsEntries(for: text, source: "pons").entries(of: try PonsAnswer(Array(json.utf8), language: language))
  }

  @Test func `a phrase with the headword is an example, and its translation none of the headword`() throws {
    let sense = Sense(
      translations: ["presto"], examples: [UsageExample(source: "as soon as possible", target: "il più presto possibile")]
    )
    #expect(
      try entries(Answers.soon, for: "soon")
        == [
          DictionaryEntry(
            headword: "soon", partOfSpeech: "adverb", source: "pons", attribution: "© PONS Langenscheidt GmbH, Stuttgart", senses: [sense])
        ]
    )
  }

  @Test func `verbs of all kinds are one entry, and what has phrases alone is left out`() throws {
    let entries = try entries(Answers.listen, for: "listen")
    #expect(entries.map(\.headword) == ["listen"])
    #expect(entries.map(\.partOfSpeech) == ["verb"])
    #expect(entries[0].senses == [Sense(translations: ["ascoltare"], context: ["hear"])])
  }

  @Test(arguments: [
    "<span class=\"example\">football <strong class=\"tilde\">pitch</strong></span>", "<span class=\"example\">football pitch</span>",
    "<span class=\"full_collocation\">football <strong class=\"tilde\">pitch</strong></span>",
    "<span class=\"idiom_proverb\">football pitch</span> <span class=\"style\"><acronym title=\"informal\">inf</acronym></span>",
    "football <strong class=\"tilde\">pitch</strong>",
  ])
  func `whatever the service calls a phrase is an example`(source: String) throws {
    let meaning = Answers.meaning("", ("<strong class=\"headword\">pitch</strong>", "campo"), (source, "campo di calcio"))
    let json = Answers.side("en", Answers.entry(Answers.rom("pitch", "noun", meaning)))
    let example = UsageExample(source: "football pitch", target: "campo di calcio")
    #expect(try entries(json, for: "pitch").map(\.senses) == [[Sense(translations: ["campo"], examples: [example])]])
  }

  @Test func `a phrase that was asked itself has its translation`() throws {
    let phrase = ("<span class=\"example\">football <strong class=\"tilde\">pitch</strong></span>", "campo di calcio")
    let meaning = Answers.meaning("", ("<strong class=\"headword\">pitch</strong>", "campo"), phrase)
    let json = Answers.side("en", Answers.entry(Answers.rom("pitch", "noun", meaning)))
    let found = try entries(json, for: "Football pitch")
    #expect(found.map(\.headword) == ["Football pitch", "pitch"])
    #expect(found[0].senses == [Sense(translations: ["campo di calcio"])])
    let sentence = try entries(Answers.side("en", Answers.translation(phrase.0, phrase.1)), for: "football pitch")
    #expect(sentence.map(\.senses) == [[Sense(translations: ["campo di calcio"])]])
  }

  @Test func `other spellings of the headword, and the headword with what belongs to it, are translated`() throws {
    let spellings = ("<strong class=\"headword\">colour</strong>, <strong class=\"headword\">color</strong>", "colore")
    let construction = (
      "<span class=\"grammatical_construction\"><acronym title=\"something\">sth</acronym> <strong class=\"tilde\">colour</strong></span>",
      "colorare qc"
    )
    let json = Answers.side("en", Answers.entry(Answers.rom("colour", nil, Answers.meaning("", spellings, construction))))
    let sense = Sense(translations: ["colore", "colorare qc"], examples: [UsageExample(source: "sth colour", target: "colorare qc")])
    #expect(try entries(json, for: "colour").map(\.senses) == [[sense]])
  }

  @Test func `the phrases of a sense without translations belong to the sense before, or else to the first one`() throws {
    let idiom = ("<span class=\"idiom_proverb\">aus der Haut fahren</span>", "to hit the roof")
    let (phrases, skin) = (Answers.meaning("Phrases:", idiom), Answers.meaning("", ("<strong class=\"headword\">Haut</strong>", "skin")))
    let sense = Sense(translations: ["skin"], examples: [UsageExample(source: "aus der Haut fahren", target: "to hit the roof")])
    for meanings in [[skin, phrases], [phrases, skin]] {
      let json = Answers.side("de", Answers.entry(Answers.rom("Haut", "noun", meanings[0], meanings[1])))
      #expect(try entries(json, for: "Haut", language: "de").map(\.senses) == [[sense]])
    }
  }

  @Test func `of whole sentences, a phrase that is another is no translation`() throws {
    let sentence = Answers.translation("<span class=\"example\">some ice</span>", "del ghiaccio")
    #expect(try entries(Answers.side("en", sentence), for: "ice") == [])
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
