import CoreModule
import Reading
import ReadingTesting
import Testing

/// Capitalised words that the dictionary has as common words.
@MainActor
struct NameTests {
  private static func word(_ headword: String, _ partOfSpeech: String, _ forms: String...) -> (word: TextWord, forms: [String]) {
    (TextWord(headword: headword, partOfSpeech: partOfSpeech, translations: ["“\(headword)”"], rank: 900), forms)
  }

  private static let spanish = TextWordList(
    [
      word("iglesia", "noun", "iglesias", "Iglesias", "Iglesia"), word("señor", "noun", "Señor"), word("ver", "verb", "vio"),
      word("grande", "adjective", "Grande"), word("la", "article"), word("a", "preposition"),
    ] + [(TextWord(headword: "Pedro", partOfSpeech: "proper noun", translations: ["Peter"], isProperName: true), [])])

  private static let german = TextWordList(
    [
      word("Schneider", "noun"), word("Frau", "noun"), word("Herr", "noun", "Herrn"), word("Doktor", "noun"),
      word("in", "preposition", "In"),
      word("Mutter", "noun"), word("Suppe", "noun"), word("Bauer", "noun"), word("Vater", "noun"), word("Kind", "noun", "Kinder"),
      word("Blume", "noun", "Blumen"),
      word("sein", "determiner", "seiner"), word("bringen", "verb", "bringt"), word("kommen", "verb", "kommt"), word("Brot", "noun"),
      word("der", "article"), word("Teufel", "noun"),
    ] + ["Anna", "Berlin"].map { (TextWord(headword: $0, partOfSpeech: "proper noun", translations: [$0], isProperName: true), []) })

  private func names(_ text: String, _ language: String) async -> [String] {
    var fixture = ReadingFixture()
    fixture.textDictionary = language == "de" ? Self.german : Self.spanish
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(
      TextBlocks(text), GlossRequest(languages: LanguageChoice(from: language, to: "en", usual: SampleReading.languages)))
    guard let block = await gloss.next() else { return [] }
    return block.words.filter { $0.standing == .ignored }.map { block.form($0) }
  }

  @Test(arguments: [
    ("Pedro Iglesias vio la iglesia.", ["Pedro", "Iglesias"]),
    ("La iglesia vio a Pedro Iglesias Grande.", ["Pedro", "Iglesias", "Grande"]),
    ("Vio al señor Iglesias.", ["Iglesias"]), ("Vio al Sr. Iglesias.", ["Iglesias"]), ("Pedro, Iglesias", ["Pedro"]),
    ("Vio a Pedro. Iglesias vio.", ["Pedro"]), ("Vio la iglesia grande.", []),
  ])
  func `a capitalised word behind a title or a name is a name`(text: String, expected: [String]) async {
    #expect(await names(text, "es").filter { !["Sr", "al"].contains($0) } == expected)
  }

  @Test(arguments: [
    ("Frau Schneider kommt.", ["Schneider"]), ("Herrn Teufel bringt Frau Schneider Brot.", ["Teufel", "Schneider"]),
    ("Herr Doktor Schneider kommt.", ["Schneider"]), ("Seiner Frau Blumen bringt Anna Brot.", ["Anna"]),
    ("Seiner Mutter bringt Vater Suppe.", []), ("Herr, Brot, Blumen", []), ("Vater, Mutter, Kinder.", []),
    ("In Berlin Bauer sein", ["Berlin"]), ("Kommt Doktor Schneider?", ["Schneider"]),
    ("Anna Schneider kommt.", ["Anna", "Schneider"]), ("Der Schneider bringt Anna Blumen.", ["Anna"]),
  ])
  func `German nouns have capitals, so that only a title or a common surname tells a name`(text: String, expected: [String]) async {
    #expect(await names(text, "de") == expected)
  }

  @Test func `an everyday word with a capital is still a word to learn`() async {
    var fixture = ReadingFixture()
    fixture.textDictionary = Self.spanish
    let summary = fixture.graph.summary.build()
    await summary.read(TextBlocks("Pedro vio la Iglesia. Pedro vio la Iglesia."), ReadingFixture.spanish)
    #expect(summary.state.toLearn[.percent98]?.contains { $0.word.headword == "iglesia" } == true)
  }

  @Test(
    arguments: [
      ("Zaragoza", "Zaragoza", nil, true), ("Sevilla", "Seville", 9000, true), ("Navidad", "Christmas", 2000, false),
      ("Lunes", "Monday", nil, true),
      ("Lunes", "monday", nil, false),
    ] as [(String, String, Int?, Bool)])
  func `a rare noun that has its capital in both languages is a name`(headword: String, translation: String, rank: Int?, isName: Bool) async
  {
    var fixture = ReadingFixture()
    fixture.textDictionary = TextWordList([
      (TextWord(headword: headword, partOfSpeech: "noun", translations: [translation], rank: rank), [])
    ])
    let summary = fixture.graph.summary.build()
    await summary.read(TextBlocks("\(headword)."), ReadingFixture.spanish)
    #expect(summary.state.toLearn[.percent98]?.isEmpty == isName)
  }
}
