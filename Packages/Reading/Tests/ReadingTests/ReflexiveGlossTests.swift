import CoreModule
import Reading
import ReadingTesting
import Testing

@MainActor
struct ReflexiveGlossTests {
  private typealias Words = [(word: TextWord, forms: [String])]

  private static let verbs: Words = [
    word("freuen", "verb", "freut", "freue", "gefreut", "Freut"), word("stellen", "verb", "stell", "Stell", "stellt"),
    word("erinnern", "verb", "erinnere", "erinnert", "erinnern"), word("vorstellen", "verb", "vorzustellen", "vorgestellt"),
    word("haben", "verb", "hat", "habe", "haben"), word("können", "verb", "kann", "kannst"), word("machen", "verb", "mache", "macht"),
    word("lassen", "verb", "lasse", "lässt"), word("helfen", "verb", "hilft"), word("bitten", "verb", "bat"),
    word("versuchen", "verb", "versucht"), word("interessieren", "verb", "interessierst"), word("lachen", "verb", "lacht"),
    word("sich freuen", "verb", "mich freut", "freut mich", "sich freut", "freut sich"), word("sich stellen", "verb"),
    word("sich erinnern", "verb"), word("sich vorstellen", "verb"),
    word("sich Sorgen machen", "verb"), word("sich helfen", "verb"), word("sich interessieren", "verb"), word("sich machen", "verb"),
    word("sich handeln um", "verb"), word("handeln", "verb", "handelt"),
  ]
  private static let others: Words = [
    word("ich", "pronoun", "Ich"), word("du", "pronoun"), word("er", "pronoun", "Er"), word("wir", "pronoun", "Wir"),
    word("ihr", "pronoun"), word("sie", "pronoun", "Sie"), word("das", "pronoun", "Das"), word("sich", "pronoun"),
    word("mich", "pronoun"), word("mir", "pronoun"), word("dir", "pronoun"), word("dich", "pronoun"), word("uns", "pronoun", "Uns"),
    word("euch", "pronoun"), word("es", "pronoun", "Es"), word("ihn", "pronoun"), word("was", "pronoun"),
    word("auf", "preposition"), word("an", "preposition"), word("vor", "preposition"), word("zu", "preposition"),
    word("bei", "preposition"), word("um", "preposition"), word("für", "preposition"), word("sehr", "adverb"), word("nicht", "particle"),
    word("lange", "adverb"), word("einmal", "adverb"), word("und", "conjunction"), word("dass", "conjunction"), word("weil", "conjunction"),
    word("der", "article", "den"), word("Urlaub", "noun"), word("Sorge", "noun", "Sorgen"), word("ein", "article", "einen"),
    word("Kaffee", "noun"), word("Buch", "noun"), word("interessiert", "adjective"),
    word("erkältet", "adjective"), word("sich erkälten", "verb"), word("getrennt", "adjective"), word("sich trennen", "verb"),
    word("sich gut erkälten", "noun"), word("gut", "adjective"), word("lohnen", "verb", "lohnt"), word("sich lohnen", "verb"),
    word("das lohnt sich nicht", "phrase", "Das lohnt sich nicht"), word("in", "preposition"), word("verlieben", "verb", "verliebt"),
    word("sich in verlieben", "verb"), word("sich verlieben", "verb"),
  ]

  /// The headwords of reflexive verbs with their places in a text.
  private func reflexive(_ text: String) async -> [String] {
    var fixture = ReadingFixture()
    fixture.textDictionary = TextWordList(Self.verbs + Self.others)
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(TextBlocks(text), GlossRequest(languages: LanguageChoice(from: "de", to: "en", usual: SampleReading.languages)))
    guard let block = await gloss.next() else { return [] }
    return block.words.filter { $0.word.headword.hasPrefix("sich ") }.map { "\(block.form($0)) = \($0.word.headword)" }
  }

  @Test(arguments: [
    ("Er freut sich auf den Urlaub.", "freut sich = sich freuen"), ("Er freut das Buch.", ""),
    ("Er hat sich sehr gefreut.", "gefreut = sich freuen"), ("Stell dir das vor.", "Stell = sich vorstellen"),
    ("Ich erinnere mich nicht an ihn.", "erinnere mich = sich erinnern"), ("Erinnert ihr euch?", "Erinnert = sich erinnern"),
    ("Ich kann mich nicht erinnern.", "erinnern = sich erinnern"), ("weil er sich lange freut", "freut = sich freuen"),
    ("dass du dich nicht erinnert hat", "erinnert = sich erinnern"), ("Er versucht sich zu erinnern.", "erinnern = sich erinnern"),
    ("das sich vorzustellen", "sich vorzustellen = sich vorstellen"), ("Wir haben uns das vorgestellt.", "vorgestellt = sich vorstellen"),
    ("Er lacht und freut sich.", "freut sich = sich freuen"), ("Er freut sich und lacht.", "freut sich = sich freuen"),
    ("Ich mache mir Sorgen.", "mache mir Sorgen = sich Sorgen machen"),
    ("Es handelt sich um ein Buch.", "handelt sich um = sich handeln um"),
    ("Er interessiert sich für das Buch.", "interessiert sich = sich interessieren"), ("Freue mich sehr!", "Freue mich = sich freuen"),
    ("Er hat sich gut erkältet.", "erkältet = sich erkälten"), ("Wir haben uns getrennt.", "uns getrennt = sich trennen"),
    ("Das lohnt sich sehr.", "lohnt sich = sich lohnen"), ("Er hat sich in das Buch verliebt.", "verliebt = sich verlieben"),
    ("Er hat sich in verliebt.", "verliebt = sich verlieben"),
  ])
  func `a reflexive verb may be apart from its pronoun`(text: String, expected: String) async {
    #expect(await reflexive(text) == [expected].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    "Mich freut das.", "Das freut mich sehr.", "was mich freut", "Es freut uns sehr.", "Das hat mich gefreut.", "Freut euch das?",
    "Er stellt sie mir vor.", "Er hat ein Buch bei sich.", "Sie erinnert dich an ihn.", "Ich mache mir einen Kaffee.", "Er hilft mir.",
    "Ich freut, dass er mich erinnert.", "Er hat sich, das freut.", "Das freut mich und ich lacht.",
    "Ich bat ihn mir zu helfen.", "Er lässt sich das Buch vorstellen.",
    "Das lohnt sich nicht.",
  ])
  func `a pronoun that is not of the subject, or not of the clause, is not reflexive`(text: String) async {
    #expect(await reflexive(text) == [])
  }
}
