import CoreModule
import CoreModuleTesting
import Reading
import ReadingTesting
import Testing

@MainActor
struct GlossTests {
  private func gloss(
    _ reader: any TextBlockReader, _ fixture: ReadingFixture = ReadingFixture(), from: String? = "es", aboveRank: Int? = nil,
    top: Int? = nil
  ) async -> (GlossViewModel, [GlossedBlock]) {
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(
      reader, GlossRequest(languages: LanguageChoice(from: from, usual: SampleReading.languages), aboveRank: aboveRank, top: top))
    var blocks: [GlossedBlock] = []
    while let block = await gloss.next() { blocks.append(block) }
    return (gloss, blocks)
  }

  @Test func `each word has its headword, its translation and its standing`() async throws {
    let fixture = ReadingFixture(["perro": .learning, "azul": .known, "ver": .kept])
    try await fixture.store.mark(["el"], in: "es", as: .known, at: SampleReading.noon)
    try await fixture.store.mark(["y"], in: "es", as: .ignored, at: SampleReading.noon)
    let (gloss, blocks) = await gloss(TextBlocks("La casa azul y el perro que Juan vio en Madrid."), fixture)
    #expect(
      blocks[0].seen == [
        "La el known", "casa casa new", "azul azul known", "y y ignored", "el el known", "perro perro learning", "que que new",
        "Juan Juan ignored", "vio ver kept", "en en new", "Madrid Madrid ignored",
      ])
    #expect(blocks[0].words.map(\.isGlossed) == [false, true, false, false, false, true, true, false, true, true, false])
    #expect(blocks[0].words[1].word.translations == ["house"])
    #expect(gloss.state.count == WordCount(words: 11, known: 6))
    #expect(gloss.state.isFinished)
  }

  @Test func `words that are commoner than the level are known`() async throws {
    let fixture = ReadingFixture()
    try await fixture.store.setLevel(ReadingLevel(language: "es", estimate: 120, time: SampleReading.noon))
    try await fixture.store.setLevel(ReadingLevel(language: "it", estimate: 9999, time: SampleReading.noon))
    let (_, blocks) = await gloss(TextBlocks("la casa, el perro"), fixture)
    #expect(blocks[0].words.map(\.standing) == [.known, .known, .known, .new])
  }

  @Test func `the vocabulary counts the unknown words with their forms and first sentences`() async {
    let (gloss, _) = await gloss(TextBlocks("El perro ve casas. La casa azul.", "Las casas. Los perros, las casas."))
    let house = gloss.state.vocabulary.first { $0.word.headword == "casa" }
    #expect(house?.count == 4)
    #expect(house?.forms == ["casas", "casa"])
    #expect(house?.sentence == "El perro ve casas.")
    #expect(gloss.state.vocabulary.map(\.word.headword) == ["el", "casa", "perro", "azul", "ve"])
  }

  @Test func `common words are left out, and the vocabulary is cut`() async {
    let text = TextBlocks("El perro, la casa azul, los perros, achacan.")
    let (rare, blocks) = await gloss(text, aboveRank: 300)
    #expect(rare.state.vocabulary.map(\.word.headword) == ["azul", "achacar"])
    #expect(blocks[0].words.filter(\.isGlossed).map(\.word.headword) == ["azul", "achacar"])
    #expect(rare.state.count.known == 0)
    let (short, _) = await gloss(text, top: 2)
    #expect(short.state.vocabulary.map(\.word.headword) == ["el", "perro"])
  }

  @Test func `a text tells how many of its words the dictionary has, names aside`() async {
    let (foreign, _) = await gloss(TextBlocks("zzq Juan xxv casa wwk"), top: 0)
    #expect(foreign.state.foundWords == FoundWords(found: 1, all: 4))
    #expect(foreign.state.foundWords.areFew)
    let (spanish, _) = await gloss(TextBlocks("La casa azul xyz."))
    #expect(!spanish.state.foundWords.areFew)
  }

  @Test func `a capital at the beginning of a sentence says nothing, inside it makes a name`() async {
    let words: [(word: TextWord, forms: [String])] = [
      (TextWord(headword: "weg", translations: ["gone"], rank: 300), []), (TextWord(headword: "Weg", translations: ["way"], rank: 200), []),
      (TextWord(headword: "essen", translations: ["eat"], rank: 100), []),
    ]
    var fixture = ReadingFixture()
    fixture.textDictionary = TextWordList(words)
    let (_, blocks) = await gloss(TextBlocks("Weg damit. Der Weg ist weg. Essen! WEG"), fixture, from: "de")
    let found = blocks[0].words.filter { !$0.word.translations.isEmpty }.map(\.word.headword)
    #expect(found == ["Weg", "Weg", "weg", "essen", "Weg"])
    #expect(blocks[0].words[1].standing == .new)
  }

  @Test(arguments: [
    ("fr", "l'eau", ["l' le", "eau eau"]), ("fr", "d’accord", ["d’accord d'accord"]), ("fr", "a-t-il", ["a a", "il il"]),
    ("it", "dell'acqua", ["dell' dello", "acqua acqua"]), ("en", "don't", ["do do"]), ("en", "John's", ["John John"]),
    ("en", "mother-in-law", ["mother-in-law mother-in-law"]), ("en", "water-tight", ["water water", "tight tight"]),
    ("en", "won't", ["wo will"]), ("pt", "fazê-lo", ["fazê fazer", "lo lo"]), ("ru", "кто-то", ["кто кто"]),
    ("ru", "кое-что", ["кое-что кое-что"]), ("de", "geht's", ["geht geht"]),
  ])
  func `words with apostrophes and hyphens are whole if the dictionary has them, else divided`(
    language: String, text: String, expected: [String]
  ) async {
    let words = [
      "le", "eau", "d'accord", "dello", "acqua", "do", "mother-in-law", "mother", "water", "tight", "will", "fazer", "lo", "кто",
      "кое-что", "что", "a", "il", "geht",
    ]
    var fixture = ReadingFixture()
    fixture.textDictionary = TextWordList(words.map { (TextWord(headword: $0, translations: ["…"]), []) })
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(
      TextBlocks(text), GlossRequest(languages: LanguageChoice(from: language, to: "es", usual: SampleReading.languages)))
    let block = await gloss.next()
    #expect(block?.words.map { "\(block?.form($0) ?? "") \($0.word.headword)" } == expected)
    await gloss.finish()
    #expect(gloss.state.count.words == expected.count)
  }

  @Test func `the language is recognised, and the other one of the usual pair is translated into`() async {
    let english = "When the old keeper finally retired, nobody in the village wanted to take over his lonely work."
    let (gloss, blocks) = await gloss(TextBlocks(english, "It was steep."), from: nil)
    #expect(gloss.state.languages == LanguagePair(from: "en", to: "es"))
    #expect(gloss.state.isRecognized)
    #expect(blocks.map(\.number) == [0, 1])
  }

  @Test func `a text in another language, or in that of the translations, is refused`() async {
    let polish = "Kiedy stary latarnik przeszedł wreszcie na emeryturę, nikt we wsi nie chciał przejąć jego samotnej pracy."
    let (other, none) = await gloss(TextBlocks(polish), from: nil)
    #expect(other.state.problem == .unknownLanguage)
    #expect(none.isEmpty)
    let same = ReadingFixture().graph.gloss.build()
    await same.begin(TextBlocks("x"), GlossRequest(languages: LanguageChoice(from: "en", to: "en", usual: SampleReading.languages)))
    #expect(same.state.problem == .sameLanguage("en"))
  }

  @Test func `a file that breaks off is glossed up to there`() async {
    let (gloss, blocks) = await gloss(BrokenText(paragraphs: 3))
    #expect(blocks.count == 3)
    #expect(gloss.state.problem == .text(TextFileError(path: "broken", .truncated)))
  }

  @Test func `a store that fails is told`() async {
    let fixture = ReadingFixture()
    fixture.store.storage.fail(reading: .busy(path: "x"), writing: nil)
    let (gloss, blocks) = await gloss(TextBlocks("casa"), fixture)
    #expect(blocks.isEmpty)
    #expect(gloss.state.problem == .storage(.busy(path: "x")))
  }

  @Test func `the rest of a text is read without its blocks`() async {
    let gloss = ReadingFixture().graph.gloss.build()
    await gloss.begin(
      TextBlocks((0..<500).map { _ in TextBlock(.paragraph, "la casa") }), GlossRequest(languages: ReadingFixture.spanish))
    #expect(await gloss.next()?.number == 0)
    await gloss.finish()
    #expect(gloss.state.count.words == 1000)
    #expect(gloss.state.vocabulary.map(\.count) == [500, 500])
    #expect(gloss.state.isFinished)
  }

  @Test func `an example of a very long sentence is what stands around the word`() async {
    let long = String(repeating: "de y en ", count: 5000) + "la casa azul " + String(repeating: "de y en ", count: 2000)
    let (gloss, _) = await gloss(TextBlocks(long))
    let sentence = gloss.state.vocabulary.first { $0.word.headword == "casa" }?.sentence ?? ""
    #expect(sentence.utf8.count < 700)
    #expect(sentence.hasPrefix("…") && sentence.hasSuffix("…") && sentence.contains("la casa azul"))
  }

  @Test(arguments: [
    String(repeating: "a", count: 65_536), String(repeating: "a'", count: 30_000), String(repeating: "é-", count: 20_000),
    "\u{200B}casa\u{200B}", "ca\u{AD}sa", "שלום \u{202E}casa", String(repeating: "x\u{301}", count: 20_000), "ﬁn", "\0casa",
  ])
  func `hostile texts are glossed`(text: String) async {
    let (gloss, blocks) = await gloss(TextBlocks(text))
    #expect(gloss.state.problem == nil)
    #expect(blocks.count == 1)
    for word in blocks[0].words { #expect(word.range.upperBound <= text.utf8.count) }
    if text.contains("sa") { #expect(blocks[0].words.contains { $0.word.headword == "casa" }) }
  }
}

/// A text that breaks off.
private struct BrokenText: TextBlockReader {
  var title: String? { nil }
  var format: TextFileFormat { .text }
  var paragraphs: Int

  mutating func next() throws(TextFileError) -> TextBlock? {
    guard paragraphs > 0 else { throw TextFileError(path: "broken", .truncated) }
    paragraphs -= 1
    return TextBlock(.paragraph, "la casa")
  }
}
