import PersonalDictionary
import Testing

/// A form with the expected dictionary form.
struct FormOfWord: Sendable, CustomTestStringConvertible {
  let form: String
  let base: String
  var testDescription: String { "\(form) → \(base)" }

  /// The pairs of a table with `base: form, form` in each line.
  static func pairs(_ table: String) -> [FormOfWord] {
    table.split(separator: "\n").flatMap { line -> [FormOfWord] in
      let sides = line.split(separator: ":").map { trimmed($0) }
      return sides.count == 2 ? sides[1].split(separator: ",").map { FormOfWord(form: trimmed($0), base: sides[0]) } : []
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

struct BaseFormsTests {
  /// Whether the base is one of the first twelve guesses; German nouns are compared without their capital, as dictionaries do.
  private func isEarly(_ pair: FormOfWord, in language: Language) -> Bool {
    BaseForms(of: language).candidates(for: pair.form).prefix(12).contains { $0.lowercased() == pair.base.lowercased() }
  }

  @Test(arguments: FormOfWord.pairs(FormTables.english)) func `English forms lead back to their word`(_ pair: FormOfWord) {
    #expect(isEarly(pair, in: .english))
  }

  @Test(arguments: FormOfWord.pairs(FormTables.spanish)) func `Spanish forms lead back to their word`(_ pair: FormOfWord) {
    #expect(isEarly(pair, in: .spanish))
  }

  @Test(arguments: FormOfWord.pairs(FormTables.russian)) func `Russian forms lead back to their word`(_ pair: FormOfWord) {
    #expect(isEarly(pair, in: .russian))
  }

  @Test(arguments: FormOfWord.pairs(FormTables.german)) func `German forms lead back to their word`(_ pair: FormOfWord) {
    #expect(isEarly(pair, in: .german))
  }

  @Test(arguments: [("Bäume", "Baum"), ("Tische", "Tisch")])
  func `a German word with a capital is taken for a noun first`(form: String, base: String) {
    #expect(BaseForms(of: .german).candidates(for: form).prefix(2).contains(base))
    #expect(!BaseForms(of: .german).candidates(for: form.lowercased()).prefix(2).contains { $0.lowercased() == base.lowercased() })
  }

  @Test(arguments: FormOfWord.pairs(FormTables.french)) func `French forms lead back to their word`(_ pair: FormOfWord) {
    #expect(isEarly(pair, in: .french))
  }

  @Test(arguments: FormOfWord.pairs(FormTables.italian)) func `Italian forms lead back to their word`(_ pair: FormOfWord) {
    #expect(isEarly(pair, in: .italian))
  }

  @Test(arguments: FormOfWord.pairs(FormTables.portuguese)) func `Portuguese forms lead back to their word`(_ pair: FormOfWord) {
    #expect(isEarly(pair, in: .portuguese))
  }
}

struct BaseFormsRobustnessTests {
  static let awkward = [
    "", " ", "?", "¿?", "'", "-", "s", "ed", "'s", "-se", "👩‍👩‍👧‍👦s", "😀", "e\u{301}\u{301}\u{301}s", "\u{301}", "123s", "a b c d e f g",
    "сь", "ся", "ge", "zu", "l'", "se ", "the", "the ", "to", "\u{0}", "a\u{200D}s", "ǅs", "İs", "ßen", "مرحبا", "犬たち", "a-b-c-", "''''s",
  ]

  @Test(arguments: Language.allCases, awkward) func `nothing odd makes it fail`(_ language: Language, _ text: String) {
    let candidates = BaseForms(of: language).candidates(for: text)
    #expect(candidates.count <= 60)
    #expect(!candidates.contains(text))
  }

  @Test(arguments: Language.allCases) func `a long text has no base form`(_ language: Language) {
    #expect(BaseForms(of: language).candidates(for: String(repeating: "a", count: 65_536)).isEmpty)
    #expect(BaseForms(of: language).candidates(for: "e" + String(repeating: "\u{301}", count: 65_536)).isEmpty)
    #expect(BaseForms(of: language).candidates(for: String(repeating: "as ", count: 40)).isEmpty)
    #expect(BaseForms(of: language).candidates(for: String(repeating: "лась", count: 25)).count <= 60)
  }

  @Test(arguments: Language.allCases) func `no guess is the input, no guess comes twice, and they are not many`(_ language: Language) {
    let tables = [
      FormTables.english, FormTables.spanish, FormTables.russian, FormTables.german, FormTables.french, FormTables.italian,
      FormTables.portuguese,
    ]
    for pair in tables.flatMap(FormOfWord.pairs) {
      let candidates = BaseForms(of: language).candidates(for: pair.form)
      #expect(candidates.count <= 60)
      #expect(Set(candidates.map { $0.lowercased() }).count == candidates.count)
      #expect(!candidates.contains { $0.lowercased() == pair.form.lowercased() })
      #expect(candidates.allSatisfy { !$0.isEmpty && $0.first != " " && $0.last != " " })
    }
  }

  @Test func `punctuation around a word is taken off`() {
    #expect(BaseForms(of: .english).candidates(for: "dog!") == ["dog"])
    #expect(BaseForms(of: .spanish).candidates(for: "¿Perro?").first == "perro")
    #expect(BaseForms(of: .german).candidates(for: "Haus.").first == "Haus")
  }

  @Test func `accents left out do not matter`() {
    #expect(BaseForms(of: .portuguese).candidates(for: "limoes").contains("limão"))
    #expect(BaseForms(of: .spanish).candidates(for: "canciones").contains("canción"))
    #expect(BaseForms(of: .russian).candidates(for: "шел").contains("идти"))
    #expect(BaseForms(of: .french).candidates(for: "etaient").contains("être"))
  }

  @Test func `a decomposed accent is the same letter`() {
    #expect(BaseForms(of: .german).candidates(for: "Ha\u{308}user").contains("Haus"))
  }

  @Test func `the reflexive verb goes before the plain one`() {
    let candidates = BaseForms(of: .german).candidates(for: "ich wasche mich")
    #expect(candidates.filter { ["waschen", "sich waschen"].contains($0) } == ["sich waschen", "waschen"])
  }

  @Test func `a dictionary form may have guesses, never itself`() {
    #expect(BaseForms(of: .spanish).candidates(for: "lavarse").first == "lavar")
    #expect(BaseForms(of: .french).candidates(for: "souvenir").contains("se souvenir"))
  }

  @Test(arguments: [
    (Language.spanish, "ha muerto", "muerto", "morir"), (.french, "il a fait", "fait", "faire"), (.italian, "ho fatto", "fatto", "fare"),
    (.portuguese, "tinha visto", "visto", "ver"),
  ])
  func `after the auxiliary of a perfect, a participle is the verb`(language: Language, text: String, form: String, verb: String) {
    let inflection = Inflection(text: form, headword: verb, partOfSpeech: "verb", forms: [GrammaticalForm([.participle])])
    let candidates = BaseForms(of: language).candidates(for: text, inflections: [form: [inflection]])
    #expect(candidates.filter { [form, verb].contains($0) } == [verb, form])
  }

  @Test(arguments: [
    (Language.spanish, "me lavo", "lavo", "lavar", GrammaticalFeature.firstSingular, ["lavarse", "lavar", "lavo"]),
    (.spanish, "te cuento", "cuento", "contar", .firstSingular, ["contar", "contarse", "cuento"]),
    (.spanish, "yo paso", "paso", "pasar", .firstSingular, ["pasar", "paso"]),
    (.spanish, "yo me lavo", "lavo", "lavar", .firstSingular, ["lavarse", "lavar", "lavo"]),
    (.french, "il livre", "livre", "livrer", .thirdSingular, ["livrer", "livre"]),
    (.french, "nous livre", "livre", "livrer", .thirdSingular, ["livrer", "se livrer", "livre"]),
    (.italian, "noi stessi", "stessi", "stare", .firstSingular, ["stessi", "stare"]),
  ])
  func `a verb agrees with its subject and with its reflexive pronoun`(
    language: Language, text: String, form: String, verb: String, person: GrammaticalFeature, expected: [String]
  ) {
    let inflection = Inflection(text: form, headword: verb, partOfSpeech: "verb", forms: [GrammaticalForm([person, .present])])
    let candidates = BaseForms(of: language).candidates(for: text, inflections: [form: [inflection]])
    #expect(candidates.filter(expected.contains) == expected)
  }

  @Test func `an expression with the verb that is the auxiliary of the perfect comes first`() {
    let inflection = Inflection(text: "a", headword: "avoir", partOfSpeech: "verb", forms: [GrammaticalForm([.thirdSingular])])
    #expect(BaseForms(of: .french).candidates(for: "il a faim", inflections: ["a": [inflection]]).first == "avoir faim")
  }

  @Test func `after another auxiliary, a participle may be an adjective, and after a perfect only a participle is the verb`() {
    let inflection = Inflection(text: "muerto", headword: "morir", partOfSpeech: "verb", forms: [GrammaticalForm([.participle])])
    #expect(BaseForms(of: .spanish).candidates(for: "está muerto", inflections: ["muerto": [inflection]]).first == "muerto")
    let present = Inflection(text: "porte", headword: "porter", partOfSpeech: "verb", forms: [GrammaticalForm([.present])])
    #expect(BaseForms(of: .french).candidates(for: "a porte", inflections: ["porte": [present]]).first == "porte")
  }
}
