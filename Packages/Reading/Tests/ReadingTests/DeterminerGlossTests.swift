import CoreModule
import Reading
import ReadingTesting
import Testing

/// Russian pronouns that are determiners before a noun.
@MainActor
struct DeterminerGlossTests {
  private func parts(_ text: String, of pronoun: String) async -> [String?] {
    var fixture = ReadingFixture()
    fixture.textDictionary = AmbiguousWords()
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(TextBlocks(text), GlossRequest(languages: LanguageChoice(from: "ru", to: "en", usual: SampleReading.languages)))
    guard let block = await gloss.next() else { return [] }
    return block.words.filter { block.form($0).lowercased() == pronoun }.map { $0.word.partOfSpeech }
  }

  @Test(arguments: [
    ("Его брат", "его"), ("его новый дом", "его"), ("в его новый дом", "его"), ("назвал в его дом", "его"), ("Все дети", "все"),
    ("все мои дети", "все"), ("всё утро", "всё"), ("всех детей", "всех"), ("всем моим детям", "всем"), ("все его дети", "все"),
  ])
  func `before a noun they are determiners`(text: String, pronoun: String) async {
    #expect(await parts(text, of: pronoun) == ["determiner"])
  }

  @Test(arguments: [
    ("вижу его", "его"), ("его вижу", "его"), ("вижу его, брат", "его"), ("назвал его братом", "его"), ("его новый", "его"),
    ("его Анна", "его"), ("вижу его час", "его"), ("все вижу", "все"), ("все его вижу", "все"), ("всем брат", "всем"), ("Всё дети", "всё"),
    ("всё новое", "всё"), ("вижу всех братом", "всех"),
  ])
  func `otherwise they are pronouns`(text: String, pronoun: String) async {
    #expect(await parts(text, of: pronoun) == ["pronoun"])
  }
}

/// The Italian *sei*, which is a verb or a number.
@MainActor
struct ItalianNumberGlossTests {
  @Test(arguments: [
    ("sei case", "numeral"), ("alle sei", "numeral"), ("sei euro", "numeral"), ("Sei mila", "numeral"), ("tu sei", "verb"),
    ("sei stanco", "verb"), ("sei medico", "verb"), ("sei Anna", "verb"), ("sei, case", "verb"), ("non sei case", "verb"),
  ])
  func `before a plural it is a number`(text: String, expected: String) async {
    var fixture = ReadingFixture()
    fixture.textDictionary = AmbiguousWords()
    let gloss = fixture.graph.gloss.build()
    await gloss.begin(TextBlocks(text), GlossRequest(languages: LanguageChoice(from: "it", to: "en", usual: SampleReading.languages)))
    let block = await gloss.next()
    #expect(block?.words.first { block?.form($0).lowercased() == "sei" }?.word.partOfSpeech == expected)
  }
}

/// A dictionary in which some forms are two words.
private struct AmbiguousWords: TextDictionary {
  private static let words = [
    "noun": "брат братом дети детей детям дом утро час case medico euro", "verb": "вижу назвал sei", "adjective": "новый новое stanco",
    "preposition": "в",
    "determiner": "мои моим вся", "pronoun": "его её их все всё всех всем", "proper noun": "Анна Anna",
    "numeral": "mila",
  ]
  private static let headwords = ["назвал": "назвать", "вся": "весь", "case": "casa", "sei": "essere"]

  func words(_ forms: [String], in languages: LanguagePair) -> [TextWord?] {
    forms.map { form in
      let found = Self.words.first { $0.value.split(separator: " ").contains { $0 == form } }
      return found.map {
        TextWord(
          headword: Self.headwords[form] ?? form, partOfSpeech: $0.key, translations: ["“\(form)”"], isProperName: $0.key == "proper noun")
      }
    }
  }

  func word(_ form: String, as partOfSpeech: String, in languages: LanguagePair) -> TextWord? {
    ["его", "её", "их", "sei"].contains(form) ? TextWord(headword: form, partOfSpeech: partOfSpeech, translations: ["his"]) : nil
  }

  func phrases(in languages: LanguagePair) -> [String] { [] }
  func rankedHeadwords(in languages: LanguagePair) -> Int { 0 }
  func headwords(
    in languages: LanguagePair, ranks: Range<Int>, count: Int, order: @Sendable (String) -> UInt64
  ) async -> [TextWord] { [] }
}
