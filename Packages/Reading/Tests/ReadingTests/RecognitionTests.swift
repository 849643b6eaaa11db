import CoreModule
import Reading
import ReadingTesting
import Testing

/// The language of short texts, and of texts in two languages.
@MainActor
struct RecognitionTests {
  private func begun(_ paragraphs: [String], _ words: [String: String], usual: LanguagePair = LanguagePair(from: "es", to: "ru")) async
    -> GlossViewModel
  {
    var fixture = ReadingFixture()
    fixture.textDictionary = WordsByLanguage(words)
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(TextBlocks(paragraphs.map { TextBlock(.paragraph, $0) }), GlossRequest(languages: LanguageChoice(usual: usual)))
    return gloss
  }

  private static let words = [
    "es": "el la en casa perro come grande me", "pt": "o a em casa come grande me", "it": "il la casa in grande me",
    "fr": "je ne sais pas la me",
    "de": "du wir gehen nach Hause in kannst mir helfen", "en": "the of and to in a me come grande", "ru": "я иду домой ребёнок плачет",
  ]

  @Test(arguments: [
    ("El perro come en la casa", "es"), ("Я иду домой", "ru"), ("Wir gehen nach Hause", "de"), ("Je ne sais pas.", "fr"),
    // By its letters and commonest words this looks French.
    ("Kannst du mir helfen?", "de"),
    ("Kannst du mir helfen?\nKannst du mir helfen?", "de"), ("Ребенок плачет.", "ru"),
    // Names say nothing.
    ("El perro Bobby come", "es"), ("Kannst du mir helfen, Frodo Beutlin?", "de"),
  ])
  func `a short sentence is in the language of which the dictionary has its words`(text: String, language: String) async {
    let gloss = await begun(
      text.split(separator: "\n").map(String.init), Self.words, usual: LanguagePair(from: "es", to: "it"))
    #expect(gloss.state.languages?.from == language && gloss.state.isRecognized)
  }

  @Test(arguments: ["Casa grande", "grande", "Me come", "Hij gaat naar huis", "Perro zzz yyy xxx", "Я йду додому", "Bobby"])
  func `a short text that may be in several languages, or in another one, is asked about`(text: String) async {
    #expect(await begun([text], Self.words).state.problem == .unknownLanguage)
  }

  @Test func `the summary and the reader recognise short texts too`() async {
    var fixture = ReadingFixture(texts: ["/a.txt": ["El perro come en la casa."]])
    fixture.textDictionary = WordsByLanguage(Self.words)
    let summary = fixture.graph.summary.build()
    await summary.read(TextBlocks("El perro come en la casa."), ReadingFixture.anyLanguage)
    #expect(summary.state.languages?.from == "es")
    let reader = fixture.graph.reader.build()
    await reader.open(.path("/a.txt"), ReadingFixture.anyLanguage)
    #expect(reader.state.text?.languages.from == "es" && reader.state.isRecognized)
  }

  private static let explanation = "This is what the teacher says about the verbs of the lesson, which you should read before you go on."
  private static let lesson = [
    explanation, "El perro come en la casa y no le da nada al gato que está en la puerta.", explanation + " It is not hard.",
    "La casa es muy grande, pero no tiene más que una puerta y dos ventanas.",
    "Here is another one which you should read, and then we are done with this for the whole of the day.",
  ]

  @Test func `of a lesson, what is in the reader's own language is left alone`() async {
    let gloss = await begun(Self.lesson, Self.words, usual: LanguagePair(from: "es", to: "en"))
    #expect(gloss.state.languages == LanguagePair(from: "es", to: "en"))
    var counts: [Int] = []
    while let block = await gloss.next() { counts.append(block.words.count) }
    #expect(counts == [0, 18, 0, 15, 0])
    #expect(gloss.state.count.words == 33 && !gloss.state.vocabulary.contains { $0.word.headword == "teacher" })
  }

  @Test(arguments: ["Kannst du mir helfen, Frodo Beutlin?", "Du kannst mir helfen, Gandalf Skywalker."])
  func `a short line with names keeps its words`(text: String) async {
    var fixture = ReadingFixture()
    fixture.textDictionary = WordsByLanguage(Self.words)
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(TextBlocks(text), GlossRequest(languages: LanguageChoice(from: "de", to: "en", usual: SampleReading.languages)))
    #expect(await gloss.next()?.words.count == 6)
  }

  @Test func `the language of the translations that is asked for is the reader's own`() async {
    var fixture = ReadingFixture()
    fixture.textDictionary = WordsByLanguage(Self.words)
    let gloss = fixture.graph.gloss.build()
    let choice = LanguageChoice(to: "en", usual: LanguagePair(from: "es", to: "ru"))
    await gloss.begin(TextBlocks(Self.lesson.map { TextBlock(.paragraph, $0) }), GlossRequest(languages: choice))
    #expect(gloss.state.languages == LanguagePair(from: "es", to: "en"))
  }

  @Test func `a text in the reader's own language with one foreign paragraph is in that language`() async {
    let story = (1...6).map { "\(Self.explanation) That was number \($0)." }
    let gloss = await begun(story + [Self.lesson[1]], Self.words, usual: LanguagePair(from: "es", to: "en"))
    #expect(gloss.state.languages == LanguagePair(from: "en", to: "es"))
  }
}

/// A dictionary of some words of each language, the commonest first. It finds them without their accents, too.
private struct WordsByLanguage: TextDictionary {
  private let found: [String: [FoldedText: TextWord]]

  init(_ words: [String: String]) {
    found = words.mapValues { list in
      let words = list.split(separator: " ").enumerated().map { TextWord(headword: String($1), translations: ["…"], rank: $0 + 1) }
      return Dictionary(words.map { (FoldedText($0.headword), $0) }) { first, _ in first }
    }
  }

  func words(_ forms: [String], in languages: LanguagePair) -> [TextWord?] {
    forms.map { found[languages.from]?[FoldedText($0)] }
  }

  func phrases(in languages: LanguagePair) -> [String] { [] }
  func rankedHeadwords(in languages: LanguagePair) -> Int { 0 }
  func headwords(
    in languages: LanguagePair, ranks: Range<Int>, count: Int, order: @Sendable (String) -> UInt64
  ) async -> [TextWord] { [] }
}
