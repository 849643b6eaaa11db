import CoreDictionary
import PersonalDictionary
import Testing

/// Look-ups of forms in the embedded dictionary.
struct LookedUpFormsTests {
  @Test(arguments: [
    ("está", Language.spanish, "estar"), ("sé", .spanish, "saber"), ("rió", .spanish, "reír"), ("hacía", .spanish, "hacer"),
    ("son", .spanish, "ser"), ("è", .italian, "essere"), ("sono", .italian, "essere"), ("hanno", .italian, "avere"),
    ("sont", .french, "être"),
    ("eut", .french, "avoir"), ("são", .portuguese, "ser"), ("foi", .portuguese, "ser"), ("были", .russian, "быть"),
    ("людьми", .russian, "человек"),
    ("мою", .russian, "мой"), ("went", .english, "go"), ("children", .english, "child"),
  ])
  func `a form is that of its likeliest headword`(form: String, language: Language, headword: String) async throws {
    #expect(try await readings(form, language).first?.headword == headword)
  }

  @Test(arguments: [
    ("là", Language.french, "là"), ("où", .french, "où"), ("dès", .french, "dès"), ("là", .italian, "là"), ("Würde", .german, "Würde"),
    ("schon", .german, "schon"), ("schön", .german, "schön"), ("él", .spanish, "él"), ("el", .spanish, "el"),
  ])
  func `an accent makes another word`(text: String, language: Language, headword: String) async throws {
    let readings = try await readings(text, language)
    #expect(readings.first?.headword == headword)
    #expect(readings.allSatisfy { $0.match == .exact })
  }

  @Test(arguments: [
    ("fui", Language.spanish, ["ser", "ir"]), ("haya", .spanish, ["haber", "haya"]), ("мою", .russian, ["мой", "мыть"]),
    ("left", .english, ["leave", "left"]), ("casa", .spanish, ["casa", "casar"]),
  ])
  func `all readings come, the likeliest first`(form: String, language: Language, headwords: [String]) async throws {
    #expect(try await readings(form, language).map(\.headword) == headwords)
  }

  @Test(arguments: [("estan", "estar"), ("habia", "haber"), ("tambien", "también"), ("rio", "río")])
  func `accents may be missing, which is said`(typed: String, headword: String) async throws {
    let reading = try #require(try await readings(typed, .spanish).first)
    #expect(reading.headword == headword)
    #expect(reading.match == .otherAccents)
    #expect(reading.spelling != typed)
  }

  @Test func `the article at the end of a phrase belongs to what follows`() async throws {
    #expect(try await readings("no fim do", .portuguese).first?.headword == "no fim de")
  }

  @Test(arguments: [
    ("dámelo", Language.spanish, "dar", ["da", "me", "lo"]), ("decirte", .spanish, "decir", ["decir", "te"]),
    ("hacerlo", .spanish, "hacer", ["hacer", "lo"]), ("sentémonos", .spanish, "sentarse", ["sentemos", "nos"]),
    ("dándoselo", .spanish, "dar", ["dando", "se", "lo"]),
    ("dimmi", .italian, "dire", ["di'", "mi"]), ("dammelo", .italian, "dare", ["da'", "me", "lo"]),
    ("farlo", .italian, "fare", ["fare", "lo"]),
    ("parlarne", .italian, "parlare", ["parlare", "ne"]), ("vê-lo", .portuguese, "ver", ["ver", "o"]),
    ("fazê-lo", .portuguese, "fazer", ["fazer", "o"]),
    ("dá-me", .portuguese, "dar", ["dá", "me"]), ("disse-lhe", .portuguese, "dizer", ["disse", "lhe"]),
    ("encontrá-lo", .portuguese, "encontrar", ["encontrar", "o"]), ("fá-lo-ei", .portuguese, "fazer", ["farei", "o"]),
    ("l'homme", .french, "homme", ["l'", "homme"]), ("j\u{2019}adore", .french, "adorer", ["j'", "adore"]),
    ("n'entend", .french, "entendre", ["n'", "entend"]),
    ("va-t-il", .french, "aller", ["va", "il"]), ("donne-le-moi", .french, "donner", ["donne", "le", "moi"]),
    ("dell'acqua", .italian, "acqua", ["dell'", "acqua"]),
  ])
  func `words that are written as one are told apart`(text: String, language: Language, headword: String, parts: [String]) async throws {
    let reading = try #require(try await readings(text, language).first)
    #expect(reading.headword == headword)
    #expect(reading.parts == parts)
  }

  @Test(arguments: [
    ("levántate", Language.spanish, ["levantarse", "levantar"]), ("siéntese", .spanish, ["sentarse", "sentar"]),
    ("vistiéndose", .spanish, ["vestirse", "vestir"]), ("siediti", .italian, ["sedersi", "sedere"]),
    ("andiamocene", .italian, ["andarsene", "andare"]), ("vattene", .italian, ["andarsene", "andare"]),
    ("andandosene", .italian, ["andarsene", "andare"]), ("assieds-toi", .french, ["s'asseoir", "asseoir"]),
    ("réveille-toi", .french, ["se réveiller", "réveiller"]), ("levante-se", .portuguese, ["levantar-se", "levantar"]),
    ("dámelo", .spanish, ["dar"]), ("dimmi", .italian, ["dire"]),
  ])
  func `a verb with a pronoun that refers to its subject is the reflexive verb`(
    text: String, language: Language, headwords: [String]
  ) async throws {
    #expect(Array(try await readings(text, language).map(\.headword).prefix(2)) == headwords)
  }

  @Test(arguments: [
    ("na casa", Language.portuguese, "em casa"), ("nel casa", .italian, "in casa"),
    ("al piedi", .italian, "a piedi"), ("au pied", .french, "à pied"), ("zum Fuß", .german, "zu Fuß"),
  ])
  func `a preposition with an article does not make the expression without it`(
    text: String, language: Language, expression: String
  ) async throws {
    #expect(try await readings(text, language).allSatisfy { $0.headword != expression })
    #expect(try await readings(expression, language).first?.headword == expression)
  }

  @Test func `a preposition with an article may end an expression`() async throws {
    #expect(try await readings("ao lado da", .portuguese).first?.headword == "ao lado de")
  }

  private func readings(_ text: String, _ language: Language) async throws -> [Reading] {
    let direction = try #require(Direction(from: language, to: language == .english ? .spanish : .english))
    return try await LookUp(sources: [CoreDictionary()])(text, in: direction).readings
  }
}
