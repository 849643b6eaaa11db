import PersonalDictionary
import PersonalDictionaryTesting
import Testing

/// Readings of texts, when a source knows forms.
struct ReadingTests {
  private let spanish = FormsSource(
    ["esta": ["this"], "estar": ["be"], "ser": ["be"], "ir": ["go"], "dar": ["give"], "echar de menos": ["miss"], "echar": ["throw"]],
    forms: [
      "está": ["estar"], "fui": ["ser", "ir"], "doy": ["dar"], "cabe": ["caber"], "cabé": ["dar"], "echó": ["echar"], "di": ["dar"],
    ],
    divisions: ["dámelo": ["da", "me", "lo"]], from: .spanish
  )
  private let german = FormsSource(
    ["Stand": ["state"], "stehen": ["stand"], "aufstehen": ["get up"], "Tür": ["door"], "kein": ["no"], "Ahnung": ["idea"]],
    forms: ["stand": ["stehen"], "keine": ["kein"]], divisions: ["Pizzatür": ["Pizza", "Tür"]], from: .german
  )

  @Test func `what is spelled exactly so comes before what differs in accents`() async throws {
    #expect(try await headwords("está", spanish) == ["estar"])
    #expect(try await headwords("esta", spanish) == ["esta"])
    #expect(try await spanish.answer("fuí").readings.first?.match == .otherAccents)
  }

  @Test func `a form has all its readings, and the entries are those of the first`() async throws {
    let answer = try await spanish.answer("fui")
    #expect(answer.readings.map(\.headword) == ["ser", "ir"])
    #expect(answer.entries == answer.readings[0].entries)
    #expect(answer.baseForm == "ser")
  }

  @Test func `a form without a translation is no other word`() async throws {
    #expect(try await headwords("cabe", spanish) == [])
  }

  @Test func `the typed case decides what comes first`() async throws {
    #expect(try await headwords("stand", german) == ["stehen", "Stand"])
    #expect(try await headwords("Stand", german) == ["Stand", "stehen"])
  }

  @Test func `in a text, a German word with a small letter is no noun if it can be something else`() async throws {
    let source = FormsSource(
      ["Frage": ["question"], "fragen": ["ask"], "Tür": ["door"]], forms: ["frage": ["Frage", "fragen"], "tür": ["Tür"]], from: .german)
    let readings = try await LookUp(sources: [source]).readings(of: ["frage", "tür"], in: source.directions[0])
    #expect(readings.map { $0?.headword } == ["fragen", "Tür"])
    #expect(try await headwords("frage", source) == ["Frage", "fragen"])
  }

  @Test func `a headword that differs only in case is shown once`() async throws {
    let source = FormsSource(
      ["essen": ["eat"], "Essen": ["food"]], forms: ["essen": ["essen"], "Essen": ["Essen"]], from: .german, partOfSpeech: "verb")
    let answer = try await source.answer("essen")
    #expect(answer.readings.flatMap(\.entries).map(\.headword).sorted() == ["Essen", "essen"])
  }

  @Test func `a form that has words of its own is answered with these`() async throws {
    let source = FormsSource(["él": ["he"], "ella": ["him"]], forms: ["ella": ["él"]], from: .spanish, partOfSpeech: "verb")
    let answer = try await source.answer("ella")
    #expect(answer.readings.map(\.headword) == ["él"])
    #expect(answer.baseForm == "él" && answer.translations == ["him"])
  }

  @Test func `words written as one are answered by the one that the others are attached to`() async throws {
    let answer = try await spanish.answer("dámelo")
    #expect(answer.baseForm == "dar")
    #expect(answer.partTexts == ["da", "me", "lo"])
    #expect(answer.found?.translations == ["give"])
  }

  @Test func `a compound is answered by its last part, and never kept as that`() async throws {
    let answer = try await german.answer("Pizzatür")
    #expect(answer.translations == ["door"])
    #expect(answer.partTexts == ["Pizza", "Tür"])
    #expect(answer.readings.map(\.match) == [.compound])
    #expect(answer.baseForm == nil && answer.found == nil)
  }

  @Test func `a phrase is a form of the expression with its verb inflected`() async throws {
    let answer = try await spanish.answer("echó de menos")
    #expect(answer.baseForm == "echar de menos")
    #expect(answer.readings.first?.match == .phrase)
    #expect(try await german.answer("stand auf").baseForm == "aufstehen")
    #expect(try await german.answer("stand … auf").baseForm == "aufstehen")
  }

  @Test func `of a phrase that is none the parts are known, the longest first, and nothing is kept`() async throws {
    let answer = try await german.answer("keine Ahnung")
    #expect(answer.entries == [] && answer.found == nil)
    #expect(answer.parts.map(\.text) == ["keine", "Ahnung"])
    #expect(answer.parts.map { $0.reading?.headword } == ["kein", "Ahnung"])
    let longer = try await spanish.answer("hoy echar de menos fui")
    #expect(longer.partTexts == ["hoy", "echar de menos", "fui"])
    #expect(try await spanish.answer("qzx wvu").parts == [])
  }

  @Test func `a rule for endings finds no name and nothing behind a short word where the forms are known`() async throws {
    let words = ["gin": ["gin"], "culo": ["bottom"], "Daniel": ["Daniel"]]
    let (nouns, names) = (FormsSource(words, from: .spanish), FormsSource(words, from: .spanish, partOfSpeech: "proper noun"))
    #expect(try await headwords("culos", nouns) == ["culo"])
    #expect(try await headwords("gins", nouns) == [])
    #expect(try await headwords("Daniels", nouns) == ["Daniel"])
    #expect(try await headwords("Daniels", names) == [])
    #expect(try await LookUp(sources: [StubSource(translations: [.initial: ["gin": ["джин"]]])])("gins", in: .initial).found != nil)
  }

  @Test func `what only a rule for endings says is marked as guessed`() async throws {
    let source = StubSource(translations: [.initial: ["dog": ["собака"]]])
    #expect(try await LookUp(sources: [source])("dogs", in: .initial).readings.map(\.match) == [.guessed])
    #expect(try await LookUp(sources: [source])("the dog", in: .initial).readings.map(\.match) == [.phrase])
  }

  @Test func `a word of another language is told, and nothing is kept of it`() async throws {
    let direction = try #require(Direction(from: .german, to: .english))
    let answer = try await LookUp(sources: [german, spanish])("está", in: direction)
    #expect(answer.detected.map(\.language) == [.spanish])
    #expect(answer.detected.map(\.translations) == [["be"]])
    #expect(answer.found == nil)
    #expect(try await LookUp(sources: [german, spanish])("Tür", in: direction).detected.isEmpty)
    #expect(try await LookUp(sources: [german, spanish])("qzx", in: direction).detected.isEmpty)
  }

  private func headwords(_ text: String, _ source: FormsSource) async throws -> [String] {
    try await source.answer(text).readings.map(\.headword)
  }
}

/// Texts as they are typed by hand or copied from anywhere.
struct TypedTextTests {
  private let words: [Language: [String]] = [
    .russian: ["замок", "сосна"], .english: ["don't", "coffee", "¿qué?", "house"], .spanish: ["casa", "¿qué tal?"], .french: ["cœur"],
  ]

  @Test(arguments: [
    ("за\u{301}мок", Language.russian, "замок"), ("coсна", .russian, "сосна"), ("СОСНА", .russian, "сосна"),
    ("don\u{2019}t", .english, "don't"),
    ("co\u{FB00}ee", .english, "coffee"), ("\u{201C}house,\u{201D}", .english, "house"), ("cаsа", .spanish, "casa"),
    ("¿qué tal?", .spanish, "¿qué tal?"), ("¡casa!", .spanish, "casa"),
  ])
  func `what only looks the same is the same`(typed: String, language: Language, headword: String) async throws {
    let words = words[language, default: []].reduce(into: [:]) { $0[$1] = ["x"] }
    let source = FormsSource(words, from: language)
    #expect(try await source.answer(typed).entries.map(\.headword) == [headword])
  }

  @Test(arguments: ["casa2", "2024", "c4sa", "casaдом", String(repeating: "casa ", count: 300) + "x"])
  func `what is no word has a plain answer`(typed: String) async throws {
    let answer = try await FormsSource(["casa": ["x"]], from: .spanish).answer(typed)
    #expect(answer.entries.isEmpty && answer.found == nil)
  }
}

/// A dictionary to English or from it that knows forms.
struct FormsSource: DictionarySource {
  let name = "forms"
  let kind = "given"
  let isLocal = true
  let directions: [Direction]
  let knowsForms = true
  private let translations: [String: [String]]
  private let forms: [String: [String]]
  private let parts: [String: [String]]
  private let partOfSpeech: String?

  init(
    _ translations: [String: [String]], forms: [String: [String]] = [:], divisions: [String: [String]] = [:], from language: Language,
    partOfSpeech: String? = nil
  ) {
    self.translations = translations
    self.forms = forms
    parts = divisions
    self.partOfSpeech = partOfSpeech
    directions = Direction.all.filter { $0.from == language && $0.to == (language == .english ? .spanish : .english) }
  }

  func answer(_ text: String) async throws -> LookUpAnswer { try await LookUp(sources: [self])(text, in: directions[0]) }

  func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    let headwords = direction == directions[0] ? translations.keys.sorted() : []
    return headwords.filter { SpellingMatch.exact.holds(of: $0, and: text) }.map {
      DictionaryEntry(headword: $0, partOfSpeech: partOfSpeech, source: name, senses: [Sense(translations: translations[$0] ?? [])])
    }
  }

  func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection] {
    guard language == directions[0].from else { return [] }
    return forms.keys.sorted().filter { match.holds(of: $0, and: text) }.flatMap { form in
      (forms[form] ?? []).map { Inflection(text: form, headword: $0, partOfSpeech: "verb", forms: [GrammaticalForm([.present])]) }
    }
  }

  func divisions(of text: String, in language: Language) async -> [WordDivision] {
    guard let parts = parts[text] else { return [] }
    let isCompound = language == .german
    let headword = isCompound ? "Tür" : "dar"
    return [
      WordDivision(
        parts: parts, isCompound: isCompound, inflections: [Inflection(text: headword, headword: headword, partOfSpeech: "verb", forms: [])]
      )
    ]
  }
}
