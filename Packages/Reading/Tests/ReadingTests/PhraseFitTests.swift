import CoreModule
import Reading
import ReadingTesting
import Testing

/// Where words that could be a phrase are one.
@MainActor
struct PhraseFitTests {
  private static func word(_ headword: String, _ partOfSpeech: String, _ translation: String = "…", _ forms: String...)
    -> (word: TextWord, forms: [String])
  {
    (TextWord(headword: headword, partOfSpeech: partOfSpeech, translations: [translation], rank: 100), forms)
  }

  private static let words = TextWordList([
    word("bis morgen", "interjection", "see you tomorrow", "Bis morgen"), word("bis", "preposition", "until"),
    word("morgen", "adverb", "tomorrow"), word("er", "pronoun", "he"), word("schlafen", "verb", "sleep", "schlief"),
    word("por favor", "interjection", "please"), word("por", "preposition", "by"), word("favor", "noun", "favour"),
    word("so ist es", "phrase", "that's right"), word("so", "adverb", "so"), word("sein", "verb", "be", "ist"), word("es", "pronoun", "it"),
    word("eine", "article", "a"), word("Frau", "noun", "woman"), word("es gibt", "phrase", "there is"),
    word("geben", "verb", "give", "gibt"),
    word("und du", "phrase", "and you"), word("und", "conjunction", "and"), word("du", "pronoun", "you"),
    word("kommen", "verb", "come", "kommst"),
    word("auf der", "preposition", "on the", "auf denen"), word("auf", "preposition", "on"), word("der", "pronoun", "the", "denen"),
    word("de la casa", "adjective", "branded"), word("de", "preposition", "of"), word("la", "article", "the"),
    word("casa", "noun", "house"),
    word("gracias a", "preposition", "thanks to", "gracias al"), word("gracias", "noun", "thanks"), word("a", "preposition", "to", "al"),
    word("en este", "adverb", "herein"), word("en", "preposition", "in"), word("este", "determiner", "this"),
    word("se permettre", "verb", "afford", "vous vous permettez", "vous permettez"), word("permettre", "verb", "allow", "permettez"),
    word("vous", "pronoun", "you"), word("darse cuenta", "verb", "realise", "me doy cuenta", "me da cuenta"), word("me", "pronoun", "me"),
    word("dar", "verb", "give", "doy", "da"), word("cuenta", "noun", "account"),
  ])

  private func phrases(_ text: String, _ language: String) async -> [String] {
    var fixture = ReadingFixture()
    fixture.textDictionary = Self.words
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(
      TextBlocks(text), GlossRequest(languages: LanguageChoice(from: language, to: "en", usual: SampleReading.languages)))
    guard let block = await gloss.next() else { return [] }
    return block.words.map(\.word.headword).filter { $0.contains(" ") }
  }

  @Test(arguments: [
    ("Bis morgen!", "de", "bis morgen"), ("Er schlief, bis morgen.", "de", "bis morgen"), ("Casa por favor casa", "es", "por favor"),
    ("Ja, so ist es.", "de", "so ist es"), ("Es gibt eine Frau.", "de", "es gibt"), ("Und du?", "de", "und du"),
    ("gracias al favor", "es", "gracias a"), ("En este, la casa", "es", "en este"), ("Vous vous permettez la casa", "fr", "se permettre"),
    ("Me doy cuenta.", "es", "darse cuenta"),
  ])
  func `words are a phrase where they are said like one`(text: String, language: String, phrase: String) async {
    #expect(await phrases(text, language) == [phrase])
  }

  @Test(arguments: [
    ("Er schlief bis morgen.", "de"), ("So ist es eine Frau.", "de"), ("Und du kommst.", "de"), ("auf denen er schlief", "de"),
    ("la casa de la casa", "es"), ("en este favor", "es"), ("Vous permettez la casa", "fr"), ("Me da cuenta.", "es"),
  ])
  func `the same words may be none`(text: String, language: String) async { #expect(await phrases(text, language) == []) }

  @Test(arguments: [
    ("Das gehört mir", "de", "gehören"), ("Ich habe das gehört", "de", "hören"), ("weil er gehört hat", "de", "hören"),
    ("Er hat Geld, das gehört mir", "de", "gehören"), ("ihr Haus", "de", "ihre"), ("Habt ihr Hunger", "de", "ihr"),
    ("ihr kommt", "de", "ihr"),
    ("l'été est", "fr", "été (n)"), ("L’été est", "fr", "été (n)"), ("a été", "fr", "être"), ("delle chiese", "it", "chiesa"),
    ("le chiese sono", "it", "chiesa"),
    ("le chiese di venire", "it", "chiedere"), ("mi chiese", "it", "chiedere"),
  ])
  func `the neighbours of a form tell which word it is`(text: String, language: String, headword: String) async {
    var fixture = ReadingFixture()
    fixture.textDictionary = TextWordList([
      Self.word("gehören", "verb", "belong", "gehört"), Self.word("hören", "verb", "hear"),
      Self.word("haben", "verb", "have", "habe", "hat", "Habt"),
      Self.word("ihr", "pronoun", "you"), Self.word("ihre", "determiner", "her"), Self.word("Haus", "noun"), Self.word("Hunger", "noun"),
      Self.word("kommen", "verb", "come", "kommt"), Self.word("être", "verb", "be", "été", "est", "a été", "l'été", "L'été"),
      Self.word("été (n)", "noun", "summer", "étés"),
      Self.word("avoir", "verb", "have", "a"), Self.word("l'", "article"), Self.word("chiedere", "verb", "ask", "chiese"),
      Self.word("chiesa", "noun", "church"), Self.word("le", "article"), Self.word("delle", "article"), Self.word("di", "preposition"),
    ])
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(
      TextBlocks(text), GlossRequest(languages: LanguageChoice(from: language, to: "en", usual: SampleReading.languages)))
    let block = await gloss.next()
    #expect(block?.words.contains { $0.word.headword == headword } == true, "\(block?.words.map(\.word.headword) ?? [])")
  }
}
