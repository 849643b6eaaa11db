import CoreModule
import CoreModuleTesting
import Reading
import ReadingTesting
import Testing

@MainActor
struct PhraseGlossTests {
  private typealias Words = [(word: TextWord, forms: [String])]

  private static let spanish: Words = [
    word("se"), word("dar", "verb", "dio", "doy"), word("cuenta"), word("de"), word("todo"), word("a"), word("pesar"), word("por"),
    word("la"),
    word("tener", "verb", "tuvo"), word("en"), word("casa"), word("darse cuenta", "verb", "se dio cuenta", "me doy cuenta"), word("me"),
    word("a pesar de", "preposition"), word("a pesar de todo", "adverb"), word("tener en cuenta", "verb", "tuvo en cuenta"),
    word("muy", "adverb"),
  ]
  private static let german: Words = [
    word("er"), word("geben", "verb", "gab"), word("nach"), word("der", "article", "dem", "die"), word("Kampf"), word("nicht"), word("auf"),
    word("aufgeben", "verb", "gab auf"), word("anfangen", "verb", "fängt an"), word("fangen", "verb", "fängt"), word("zu"), word("an"),
    word("lachen", "verb"), word("anlachen", "verb", "lachen an"), word("jeder", nil, "jeden"), word("Fall"),
    word("auf jeden Fall", "adverb"),
    word("auf dem", "phrase"), word("ein"), word("und", "conjunction"), word("Brief"), word("Tisch"),
  ]
  private static let english: Words = [
    word("give", "verb", "gave"), word("it"), word("up"), word("give up", "verb", "gave up"), word("he"), word("the", "article"),
    word("road"),
    word("boy"), word("put", "verb"), word("put on", "verb"), word("on"), word("table"), word("sleep", "verb", "sleeps"),
    word("sleep in", "verb", "sleeps in"), word("in"), word("front"), word("of"), word("in front of", "preposition"),
  ]

  private func gloss(
    _ text: String, _ language: String, _ words: Words, _ fixture: ReadingFixture? = nil
  ) async -> (GlossViewModel, [String]) {
    var fixture = fixture ?? ReadingFixture()
    fixture.textDictionary = TextWordList(words)
    let gloss = fixture.graph.gloss.build()
    let languages = LanguageChoice(from: language, to: language == "en" ? "es" : "en", usual: SampleReading.languages)
    await gloss.begin(TextBlocks(text), GlossRequest(languages: languages))
    guard let block = await gloss.next() else { return (gloss, []) }
    await gloss.finish()
    return (gloss, block.words.map { "\(block.form($0)) = \($0.word.headword)" })
  }

  @Test func `a phrase is one word, in each of its forms`() async {
    let (gloss, seen) = await gloss("Se dio cuenta. Me doy cuenta de la casa.", "es", Self.spanish)
    #expect(seen == ["Se dio cuenta = darse cuenta", "Me doy cuenta = darse cuenta", "de = de", "la = la", "casa = casa"])
    let phrase = gloss.state.vocabulary.first
    #expect(phrase?.word.headword == "darse cuenta" && phrase?.count == 2)
    #expect(phrase?.forms == ["Me doy cuenta", "Se dio cuenta"])
    #expect(phrase?.sentence == "Se dio cuenta.")
    #expect(!gloss.state.vocabulary.contains { $0.word.headword == "dar" })
    #expect(gloss.state.count.words == 9)
  }

  @Test func `the verb of a reflexive expression may look like another word`() async {
    let words = [
      word("si"), word("resa", "noun", "rese"), word("conto"), word("rendersi conto", "verb", "si rese conto"),
    ]
    #expect(await gloss("Si rese conto.", "it", words).1 == ["Si rese conto = rendersi conto"])
    #expect(await gloss("Si resa conto.", "it", words).1.count == 3)
  }

  @Test func `the longest phrase counts, and no word is in two`() async {
    let (_, seen) = await gloss("A pesar de todo tuvo en cuenta la casa.", "es", Self.spanish)
    #expect(seen == ["A pesar de todo = a pesar de todo", "tuvo en cuenta = tener en cuenta", "la = la", "casa = casa"])
  }

  @Test func `a longer phrase counts before one that begins earlier`() async {
    let (_, seen) = await gloss("he sleeps in front of the table", "en", Self.english)
    #expect(seen == ["he = he", "sleeps = sleep", "in front of = in front of", "the = the", "table = table"])
  }

  @Test(arguments: ["A pesar, de la casa.", "A pesar. De la casa.", "A (pesar) de la casa.", "A pesar — de la casa."])
  func `what a sign divides is no phrase`(text: String) async {
    let (_, seen) = await gloss(text, "es", Self.spanish)
    #expect(seen.count == 5)
  }

  @Test func `the parts of a German verb are the verb, where the second one ends the clause`() async {
    let (gloss, seen) = await gloss("Er gab nach dem Kampf nicht auf, und er fängt zu lachen an und gab.", "de", Self.german)
    #expect(
      seen == [
        "Er = er", "gab = aufgeben", "nach = nach", "dem = der", "Kampf = Kampf", "nicht = nicht", "und = und", "er = er",
        "fängt = anfangen", "zu = zu", "lachen = lachen", "und = und", "gab = geben",
      ])
    #expect(gloss.state.vocabulary.first { $0.word.headword == "aufgeben" }?.forms == ["gab auf"])
    let (_, other) = await self.gloss("Er gab auf dem Tisch nach. Er gab den Brief auf dem Tisch.", "de", Self.german)
    #expect(!other.contains { $0.hasSuffix("aufgeben") })
    let (_, beside) = await self.gloss("Er gab auf.", "de", Self.german)
    #expect(beside == ["Er = er", "gab auf = aufgeben"])
  }

  @Test(arguments: [
    ("hat den Hut verloren und ruft die Frau an", "ruft"), ("hat ein Kind und zieht sich an", "zieht"), ("ruft Frau und Kind an", "ruft"),
    ("hat den Hut gesehen an", ""), ("hat den Hut an", "hat"), ("sieht gut gekleidet an", "sieht"), ("ruft aber nicht an", "ruft"),
    ("ruft die Frau, hat den Hut an", "hat"),
  ])
  func `the second part of a German verb belongs to the nearest finite verb of its clause`(text: String, verb: String) async {
    let words: Words = [
      word("haben", "verb", "hat"), word("der", "article", "den", "die"), word("Hut"), word("Kind"), word("Frau"),
      word("verlieren", "verb", "verloren"), word("rufen", "verb", "ruft"), word("ziehen", "verb", "zieht"),
      word("sehen", "verb", "gesehen", "sieht"), word("kleiden", "verb", "gekleidet"), word("und", "conjunction"),
      word("an"), word("anhaben", "verb"), word("anrufen", "verb"), word("anziehen", "verb"),
      word("ansehen", "verb"), word("ankleiden", "verb"),
    ]
    let seen = await gloss(text, "de", words).1
    let parted = seen.filter { $0.contains(" = an") && !$0.hasPrefix("an") }.map { $0.prefix { $0 != " " }.description }
    #expect(parted == [verb].filter { !$0.isEmpty })
  }

  @Test func `a phrase keeps its capital, and one that ends with an article is none`() async {
    let (_, seen) = await gloss("Auf jeden Fall auf dem Tisch.", "de", Self.german)
    #expect(seen == ["Auf jeden Fall = auf jeden Fall", "auf = auf", "dem = der", "Tisch = Tisch"])
  }

  @Test(arguments: [
    ("He gave it up.", ["He = he", "gave = give up", "it = it"]), ("He gave up.", ["He = he", "gave up = give up"]),
    ("put it on the table", ["put = put", "it = it", "on = on", "the = the", "table = table"]),
    ("gave the boy up", ["gave = give", "the = the", "boy = boy", "up = up"]),
  ])
  func `an English verb may have a pronoun between its parts`(text: String, expected: [String]) async {
    let (_, seen) = await gloss(text, "en", Self.english)
    #expect(seen == expected)
  }

  @Test(arguments: [
    ("Se quedó en casa", "Se quedó = quedarse"), ("Me quedo en casa", "Me quedo = quedarse"), ("Nos quedamos", "Nos quedamos = quedarse"),
    ("me ayudo", "me = me"), ("Me ayudó", "Me = me"), ("te quedo", "te = te"), ("se, quedó", "se = se"), ("Se fue", "Se fue = irse"),
    ("Se va a quedar", "Se = se"), ("Se va a casa", "Se va = irse"), ("Voy a quedar", "Voy a = ir a"), ("Voy a casa", "Voy = ir"),
    ("Voy a quedarme", "Voy a = ir a"), ("Se dio cuenta", "Se dio cuenta = darse cuenta"),
  ])
  func `a Spanish pronoun before a verb of its person makes it reflexive, and ir a has an infinitive behind it`(
    text: String, expected: String
  ) async {
    let words: Words = [
      word("quedar", "verb", "quedó", "quedo", "quedamos", "quedarme"), word("quedarse", "verb"),
      word("ayudar", "verb", "ayudó", "ayudo"), word("se", "pronoun", "Se"), word("me", "pronoun", "Me"),
      word("te", "pronoun"), word("nos", "pronoun", "Nos"), word("en", "preposition"), word("casa", "noun"),
      word("ser", "verb", "fue"), word("ir", "verb", "Voy", "va"), word("irse", "verb"), word("a", "preposition"),
      word("ir a", "verb", "Voy a", "va a"), word("dar", "verb", "dio"), word("darse", "verb"), word("cuenta", "noun"),
      word("darse cuenta", "verb", "Se dio cuenta"),
    ]
    #expect(await gloss(text, "es", words).1.first == expected)
  }

  @Test(arguments: [
    ("She changed her mind.", ["She = she", "changed her mind = change one's mind"]),
    ("They enjoyed themselves.", ["They = they", "enjoyed themselves = enjoy oneself"]),
    ("It gets on my nerves.", ["It = it", "gets on my nerves = get on someone's nerves"]),
    ("on his own", ["on his own = on one's own"]), ("changed the mind", ["changed = change", "the = the", "mind = mind"]),
    ("changed her, mind", ["changed = change", "her = her", "mind = mind"]),
  ])
  func `an English phrase may be about any person`(text: String, expected: [String]) async {
    let words: Words = [
      word("change", "verb", "changed"), word("mind", "noun"), word("her", "determiner"), word("my", "determiner"),
      word("his", "determiner"), word("themselves", "pronoun"), word("enjoy", "verb", "enjoyed"),
      word("she", nil, "She"), word("they", nil, "They"), word("it", nil, "It"), word("get", "verb", "gets"),
      word("on", "preposition"), word("nerve", "noun", "nerves"), word("the", "article"), word("own", "adjective"),
      word("change one's mind", "verb", "changed her mind"), word("enjoy oneself", "verb", "enjoyed themselves"),
      word("get on someone's nerves", "verb", "gets on my nerves"), word("on one's own", "adverb", "on his own"),
    ]
    #expect(await gloss(text, "en", words).1 == expected)
  }

  @Test func `an adverb may interrupt the expression of a verb`() async {
    let (gloss, seen) = await gloss("Tuvo muy en cuenta la casa.", "es", Self.spanish)
    #expect(seen == ["Tuvo = tener en cuenta", "muy = muy", "la = la", "casa = casa"])
    #expect(gloss.state.vocabulary.first { $0.word.headword == "tener en cuenta" }?.forms == ["Tuvo en cuenta"])
    let (_, other) = await self.gloss("A muy pesar de la casa, tuvo casa en cuenta.", "es", Self.spanish)
    #expect(!other.contains { $0.hasSuffix("a pesar de") || $0.hasSuffix("tener en cuenta") })
  }

  @Test func `a headword of two parts of speech is two words`() async {
    let words: Words = [
      word("das"), (TextWord(headword: "sein", partOfSpeech: "verb", translations: ["be"]), ["ist"]),
      (TextWord(headword: "sein", partOfSpeech: "determiner", translations: ["his"]), ["seine"]),
    ]
    let (gloss, seen) = await gloss("das ist seine", "de", words)
    #expect(seen.count == 3)
    let both = gloss.state.vocabulary.filter { $0.word.headword == "sein" }
    #expect(Set(both.map { $0.forms + $0.word.translations }) == [["ist", "be"], ["seine", "his"]])
  }

  @Test func `a phrase that is known is not glossed, nor are its words`() async throws {
    let fixture = ReadingFixture()
    try await fixture.store.mark(["a pesar de"], in: "es", as: .known, at: SampleReading.noon)
    let (gloss, seen) = await gloss("a pesar de la casa", "es", Self.spanish, fixture)
    #expect(seen.first == "a pesar de = a pesar de")
    #expect(gloss.state.count == WordCount(words: 5, known: 3))
    #expect(gloss.state.vocabulary.map(\.word.headword) == ["casa", "la"])
  }

  @Test func `what means no more than its words, or has other accents, is no phrase`() async {
    func word(_ headword: String, _ translations: String, _ partOfSpeech: String? = nil, _ forms: String...) -> Words.Element {
      let translations = translations.split(separator: "|").map(String.init)
      return (TextWord(headword: headword, partOfSpeech: partOfSpeech, translations: translations), forms)
    }
    let words = [
      word("antes", "before"), word("de", "of"), word("antes de", "before"), word("red", "net"), word("de red", "network", "adjective"),
      word("no", "no"), word("se", "himself"), word("no sé", "I don't know", nil, "no se"), word("de todo", "everything", "pronoun"),
      word("todo", "all"), word("a", "to"), word("casa", "house|home"), word("a casa", "home"),
    ]
    #expect(await gloss("antes de red no se de todo", "es", words).1.map { $0.prefix { $0 != " " } }.count == 6)
    #expect(await gloss("a casa", "es", words).1 == ["a = a", "casa = casa"])
    #expect(await gloss("no sé de todo", "es", words).1 == ["no sé = no sé", "de todo = de todo"])
  }

  @Test func `a German verb in two parts may have an infinitive behind it`() async {
    let (_, seen) = await gloss("Er fängt an zu lachen.", "de", Self.german)
    #expect(seen == ["Er = er", "fängt an = anfangen", "zu = zu", "lachen = lachen"])
  }

  @Test(arguments: [
    ("es", "Ha muerto.", ["Ha muerto = morir"]), ("es", "había muerto", ["había muerto = morir"]),
    ("es", "ha fin", ["ha = haber", "fin = fin"]),
    ("es", "está muerto", ["está = estar", "muerto = muerto"]), ("fr", "a fait", ["a fait = faire"]),
    ("fr", "est parti", ["est parti = partir"]), ("fr", "est mort", ["est = être", "mort = mort"]),
    ("fr", "n'a pas fait", ["n' = ne", "pas = pas", "fait = faire"]), ("fr", "a été fait", ["a = avoir", "été fait = faire"]),
    ("fr", "a un parti", ["a = avoir", "un = un", "parti = parti"]),
  ])
  func `an auxiliary and a participle are the verb`(language: String, text: String, expected: [String]) async {
    let words: Words = [
      word("haber", "verb", "ha", "había"), word("estar", "verb", "está"), word("muerto", "adjective"),
      word("morir", "verb", "ha muerto"), word("fin", "noun"), word("avoir", "verb", "a"),
      word("être", "verb", "est", "été"),
      word("fait", "noun"), word("faire", "verb", "a fait"), word("parti", "noun"), word("partir", "verb", "a parti"),
      word("mort", "adjective"), word("mourir", "verb", "a mort"), word("pas", "adverb"), word("ne", nil, "n'"),
      word("un", "article"),
    ]
    #expect(await gloss(text, language, words).1 == expected)
  }

  @Test(arguments: [
    ("es", "Te cuento", ["Te = te", "cuento = contar"]), ("es", "un cuento", ["un = un", "cuento = cuento"]),
    ("es", "ella sola", ["ella = ella", "sola = solo"]), ("es", "te, cuento", ["te = te", "cuento = cuento"]),
    ("fr", "il livre", ["il = il", "livre = livrer"]),
    ("pt", "te conto", ["te = te", "conto = contar"]), ("pt", "nos contos", ["nos = nos", "contos = conto"]),
  ])
  func `after a pronoun, a word that may be a verb is one`(language: String, text: String, expected: [String]) async {
    let words: Words = [
      word("te", "pronoun"), word("cuento", "noun"), word("contar", "verb", "te cuento", "te conto"),
      word("un", "article"), word("ella", "pronoun"), word("solo", "adjective", "sola", "ella sola"),
      word("il", "pronoun"), word("livre", "noun"), word("livrer", "verb", "il livre"), word("conto", "noun", "contos"),
      word("nos", "contraction"),
      word("contar", "verb", "nos contos"),
    ]
    #expect(await gloss(text, language, words).1 == expected)
  }

  @Test(arguments: [("she cooks", "verb"), ("the cooks", "noun")])
  func `an English noun after a pronoun is a verb`(text: String, expected: String) async {
    let words = [
      word("cook", "verb", "to cook"), word("cook", "noun", "cooks"), word("she", "pronoun"), word("the", "article"),
    ]
    let vocabulary = await gloss(text, "en", words).0.state.vocabulary
    #expect(vocabulary.first { $0.word.headword == "cook" }?.word.partOfSpeech == expected)
  }

  @Test(arguments: [
    ("es", "Consulta las condiciones", "Consulta = consultar"), ("es", "Consulta médica", "Consulta = consulta"),
    ("es", "Fue al médico", "Fue = ir"), ("es", "Fue a la consulta", "Fue = ir"), ("es", "Fue a las tres", "Fue = ser"),
    ("es", "Fue médica", "Fue = ser"), ("pt", "Foi ao médico", "Foi = ir"), ("pt", "Foi a Maria", "Foi = ser"),
  ])
  func `a verb at the beginning is asked for something, and one before a direction goes there`(
    language: String, text: String, expected: String
  ) async {
    let words: Words = [
      word("consulta", "noun", "Consulta"), word("consultar", "verb", "usted consulta"), word("el", "article", "la", "las"),
      word("condiciones", "noun"), word("médico", "noun", "médica"), word("ser", "verb", "Fue", "Foi"),
      word("ir", "verb", "va", "vai"), word("a", "preposition"), word("al", "contraction"), word("ao", "contraction"),
      word("tres", "numeral"), word("María", "proper noun", "Maria"),
    ]
    #expect(await gloss(text, language, words).1.first == expected)
  }

  @Test(arguments: [
    ("À cause du bruit", ["À cause du = à cause de", "bruit = bruit"]), ("à cause d'un", ["à cause d'un = à cause de"]),
    ("bien qu'il", ["bien qu'il = bien que"]), ("du bruit", ["du = du", "bruit = bruit"]),
  ])
  func `a phrase ends in a word that is joined with the next one`(text: String, expected: [String]) async {
    let words: Words = [
      word("à cause de", "preposition"), word("à", "preposition"), word("cause", "noun"), word("du", "article"),
      word("bruit", "noun"), word("d'un", "contraction"), word("bien", "adverb"), word("bien que", "conjunction"),
      word("qu'il", "contraction"),
    ]
    #expect(await gloss(text, "fr", words).1 == expected)
  }

  @Test func `a noun with an article is no phrase, but an expression may begin with an article`() async {
    let words: Words = [
      word("el", "article", "la"), word("tiempo", "noun"), word("el tiempo", "noun"), word("mayoría", "noun"),
      word("la mayoría", "pronoun"),
    ]
    #expect(await gloss("el tiempo la mayoría", "es", words).1 == ["el = el", "tiempo = tiempo", "la mayoría = la mayoría"])
  }

  @Test func `a compound tense counts for its verb, and an expression before it`() async {
    let words: Words = [
      word("haber", "verb", "ha"), word("tener", "verb", "ha tenido", "tenido"), word("en"), word("cuenta"),
      word("tener en cuenta", "verb", "tenido en cuenta"),
    ]
    let (gloss, seen) = await gloss("ha tenido. Ha tenido en cuenta.", "es", words)
    #expect(seen == ["ha tenido = tener", "Ha = haber", "tenido en cuenta = tener en cuenta"])
    #expect(gloss.state.vocabulary.first { $0.word.headword == "tener" }?.forms == ["ha tenido"])
    #expect(gloss.state.count.words == 6)
  }

  @Test(arguments: [
    ("allein sein.", "verb"), ("sein zu", "verb"), ("sein Zug", "determiner"), ("sein alter Zug", "determiner"), ("sein, Zug", "verb"),
  ])
  func `the German sein is a verb where no noun follows`(text: String, partOfSpeech: String) async {
    var fixture = ReadingFixture()
    fixture.textDictionary = AnsweredForms(words: [
      "sein": TextWord(headword: "sein", partOfSpeech: "determiner", translations: ["his"]),
      "ist": TextWord(headword: "sein", partOfSpeech: "verb", translations: ["be"]), "Zug": word("Zug", "noun").word,
      "zu": word("zu", "preposition").word, "alter": word("alt", "adjective").word, "allein": word("allein", "adverb").word,
    ])
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(TextBlocks(text), GlossRequest(languages: LanguageChoice(from: "de", to: "en", usual: SampleReading.languages)))
    let block = await gloss.next()
    #expect(block?.words.first { $0.word.headword == "sein" }?.word.partOfSpeech == partOfSpeech)
  }

  @Test func `an article without a counterpart, and the zu of an infinitive, need no translation`() async {
    let words: Words = [
      word("der", "pronoun", "dem", "das"), word("Zug", "noun"), word("fahren", "verb"),
      word("alt", "adjective", "alten"),
      word("zu", "preposition"), word("mit", "preposition"), word("uns", "pronoun"),
    ]
    let (gloss, seen) = await gloss("mit dem alten Zug zu fahren", "de", words)
    #expect(seen.count == 6)
    #expect(gloss.state.vocabulary.map(\.word.headword) == ["Zug", "alt", "fahren", "mit"])
    #expect(gloss.state.count == WordCount(words: 6, known: 2))
    let italian: Words = [
      word("la", "pronoun"), word("mio", "determiner", "mia"), word("casa", "noun"), word("vedo", "verb"),
    ]
    #expect(await self.gloss("la mia casa", "it", italian).0.state.count == WordCount(words: 3, known: 1))
    #expect(await self.gloss("la vedo", "it", italian).0.state.count == WordCount(words: 2, known: 0))
    let (other, _) = await self.gloss("das zu uns fahren, dem", "de", words)
    #expect(other.state.vocabulary.map(\.word.headword) == ["der", "fahren", "uns", "zu"])
  }

  @Test func `the forms of a word may mean different things`() async {
    func pronoun(_ translation: String) -> TextWord { TextWord(headword: "ich", partOfSpeech: "pronoun", translations: [translation]) }
    var fixture = ReadingFixture()
    fixture.textDictionary = AnsweredForms(words: ["mich": pronoun("me"), "ich": pronoun("I"), "und": word("und").word])
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(
      TextBlocks("mich und ich", "ich und mich"),
      GlossRequest(languages: LanguageChoice(from: "de", to: "en", usual: SampleReading.languages)))
    var seen: [[String]] = []
    while let block = await gloss.next() { seen.append(block.words.map { $0.word.translations[0] }) }
    #expect(seen == [["me", "“und”", "I"], ["I", "“und”", "me"]])
    let pronoun = gloss.state.vocabulary.first { $0.word.headword == "ich" }
    #expect(pronoun?.word.translations == ["I"] && pronoun?.count == 4)
  }
}

/// A dictionary with an answer for each form.
private struct AnsweredForms: TextDictionary {
  let words: [String: TextWord]

  func words(_ forms: [String], in languages: LanguagePair) -> [TextWord?] { forms.map { words[$0] } }
  func phrases(in languages: LanguagePair) -> [String] { [] }
  func rankedHeadwords(in languages: LanguagePair) -> Int { 0 }
  func headwords(
    in languages: LanguagePair, ranks: Range<Int>, count: Int, order: @Sendable (String) -> UInt64
  ) async -> [TextWord] { [] }
}
