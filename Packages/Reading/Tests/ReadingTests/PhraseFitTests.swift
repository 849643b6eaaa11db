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
    word("se permettre", "verb", "afford", "vous vous permettez", "vous permettez", "nous permettre"),
    word("permettre", "verb", "allow", "permettez"), word("pouvoir", "verb", "can", "pouvons", "peut"), word("nous", "pronoun", "we"),
    word("ne", "adverb", "not", "Ne"), word("vielen Dank", "phrase", "thank you very much", "Vielen Dank"),
    word("viel", "pronoun", "much", "Vielen"),
    word("Dank", "noun", "thanks"), word("für", "preposition", "for"), word("wie geht es dir", "phrase", "how are you", "Wie geht es dir"),
    word("wie", "adverb", "how"), word("gehen", "verb", "go", "geht"), word("dir", "pronoun", "you"), word("heute", "adverb", "today"),
    word("buenos días", "phrase", "good morning", "Buenos días"), word("bueno", "adjective", "good", "Buenos"),
    word("día", "noun", "day", "días"),
    word("señor", "noun", "sir"), word("rendersi conto", "verb", "realise", "mi renderò conto", "mi rende conto"),
    word("conto", "noun", "account"), word("mi", "pronoun", "me"), word("above all", "adverb", "especially"),
    word("above", "preposition", "over"), word("all", "determiner", "every"), word("children", "noun", "kids"),
    word("vous", "pronoun", "you"),
    word("darse cuenta", "verb", "realise", "me doy cuenta", "me da cuenta", "me di cuenta", "me he dado cuenta", "te diste cuenta"),
    word("me", "pronoun", "me"), word("te", "pronoun", "you"), word("haber", "verb", "have", "he"),
    word("dar", "verb", "give", "doy", "da", "di", "dado", "diste"), word("cuenta", "noun", "account"),
  ])

  private func phrases(_ text: String, _ language: String) async -> [String] {
    var fixture = ReadingFixture()
    fixture.textDictionary = Self.words
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(
      TextBlocks(text),
      GlossRequest(languages: LanguageChoice(from: language, to: language == "en" ? "es" : "en", usual: SampleReading.languages)))
    guard let block = await gloss.next() else { return [] }
    return block.words.map(\.word.headword).filter { $0.contains(" ") }
  }

  @Test(arguments: [
    ("Bis morgen!", "de", "bis morgen"), ("Er schlief, bis morgen.", "de", "bis morgen"), ("Casa por favor casa", "es", "por favor"),
    ("Ja, so ist es.", "de", "so ist es"), ("Es gibt eine Frau.", "de", "es gibt"), ("Und du?", "de", "und du"),
    ("gracias al favor", "es", "gracias a"), ("En este, la casa", "es", "en este"), ("Vous vous permettez la casa", "fr", "se permettre"),
    ("Me doy cuenta.", "es", "darse cuenta"), ("Me di cuenta.", "es", "darse cuenta"), ("Me he dado cuenta.", "es", "darse cuenta"),
    ("Te diste cuenta.", "es", "darse cuenta"), ("Mi renderò conto.", "it", "rendersi conto"),
    ("Nous pouvons nous permettre la casa", "fr", "se permettre"), ("Ne vous permettez la casa", "fr", "se permettre"),
    ("Vielen Dank für eine Frau.", "de", "vielen Dank"), ("Buenos días señor", "es", "buenos días"),
    ("Wie geht es dir heute?", "de", "wie geht es dir"), ("Above all children sleep", "en", "above all"),
  ])
  func `words are a phrase where they are said like one`(text: String, language: String, phrase: String) async {
    #expect(await phrases(text, language) == [phrase])
  }

  @Test(arguments: [
    ("Er schlief bis morgen.", "de"), ("So ist es eine Frau.", "de"), ("Und du kommst.", "de"), ("auf denen er schlief", "de"),
    ("la casa de la casa", "es"), ("en este favor", "es"), ("Vous permettez la casa", "fr"), ("Me da cuenta.", "es"),
    ("Il peut nous permettre la casa", "fr"), ("Mi rende conto.", "it"), ("Wie geht es dir Frau", "de"), ("Bis morgen schlief er.", "de"),
  ])
  func `the same words may be none`(text: String, language: String) async { #expect(await phrases(text, language) == []) }

  @Test(arguments: [
    ("Das gehört mir", "de", "gehören"), ("Ich habe das gehört", "de", "hören"), ("weil er gehört hat", "de", "hören"),
    ("Er hat Geld, das gehört mir", "de", "gehören"), ("ihr Haus", "de", "ihre"), ("Habt ihr Hunger", "de", "ihr"),
    ("ihr kommt", "de", "ihr"), ("Wenn ihr Hunger habt", "de", "ihr"), ("Kommt ihr Haus", "de", "ihr"), ("Wo kommt ihr Haus", "de", "ihr"),
    ("Das Haus hat ihr Haus", "de", "ihre"), ("Haus und ihr Haus", "de", "ihre"),
    ("Wir habe ein Haus und das gehört mir", "de", "gehören"), ("Das Haus hat meinem Haus gehört", "de", "gehören"),
    ("Ich habe von ihm gehört.", "de", "hören"),
    ("l'été est", "fr", "été (n)"), ("L’été est", "fr", "été (n)"), ("a été", "fr", "être"), ("delle chiese", "it", "chiesa"),
    ("le chiese sono", "it", "chiesa"),
    ("le chiese di venire", "it", "chiedere"), ("mi chiese", "it", "chiedere"), ("Marco le chiese un favore", "it", "chiedere"),
    ("le chiese di Roma", "it", "chiesa"), ("Marco le chiese", "it", "chiedere"),
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
      Self.word("venire", "verb"), Self.word("un", "article"), Self.word("favore", "noun"), Self.word("wenn", "conjunction", "", "Wenn"),
      Self.word("wo", "adverb", "", "Wo"), Self.word("und", "conjunction"), Self.word("von", "preposition"),
    ])
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(
      TextBlocks(text), GlossRequest(languages: LanguageChoice(from: language, to: "en", usual: SampleReading.languages)))
    let block = await gloss.next()
    #expect(block?.words.contains { $0.word.headword == headword } == true, "\(block?.words.map(\.word.headword) ?? [])")
  }
}
