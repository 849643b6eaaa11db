import CoreDictionaryFormat
import PersonalDictionary
import Testing

struct ClosenessTests {
  private let schon = [row(.adjective, en: "beautiful", de: "schön"), row(.adverb, en: "already", de: "schon")]

  @Test func `a word typed without its accent is found`() throws {
    #expect(try [row(.interjection, en: "goodbye", es: "adiós")].headwords(for: "adios", .spanish, .english) == ["adiós"])
  }

  @Test func `a word with other accents does not answer when the typed one exists`() throws {
    #expect(try schon.headwords(for: "schon", .german, .english) == ["schon"])
    #expect(try schon.headwords(for: "schön", .german, .english) == ["schön"])
  }

  @Test func `a word with other accents does not answer even when the typed one has no translation`() throws {
    let rows = [row(.adjective, en: "beautiful", ru: "красивый", de: "schön"), row(.adverb, en: "already", de: "schon")]
    #expect(try rows.headwords(for: "schon", .german, .russian).isEmpty)
  }

  @Test func `a German noun is found in lower case`() throws {
    #expect(try [row(en: "house", de: "Haus")].headwords(for: "haus", .german, .english) == ["Haus"])
  }

  @Test func `the typed case comes first, the other case after it`() throws {
    let rows = [row(en: "food", de: "Essen"), row(.verb, en: "eat", de: "essen")]
    #expect(try rows.headwords(for: "essen", .german, .english) == ["essen", "Essen"])
    #expect(try rows.headwords(for: "Essen", .german, .english) == ["Essen", "essen"])
  }

  @Test func `е finds ё, and a word that is spelled with е comes first`() throws {
    let rows = [row(.pronoun, en: "everything", ru: "всё"), row(.pronoun, en: "everybody", ru: "все")]
    #expect(try rows.headwords(for: "все", .russian, .english) == ["все", "всё"])
    #expect(try rows.headwords(for: "всё", .russian, .english) == ["всё", "все"])
    #expect(try [row(.adverb, en: "still", ru: "ещё")].headwords(for: "еще", .russian, .english) == ["ещё"])
  }

  @Test func `a typographic apostrophe and decomposed accents make no difference`() throws {
    let rows = [row(.phrase, en: "don't", es: "adiós")]
    #expect(try rows.headwords(for: "don\u{2019}t", .english, .spanish) == ["don't"])
    #expect(try rows.headwords(for: "adio\u{301}s", .spanish, .english) == ["adiós"])
  }

  @Test func `ss finds ß`() throws {
    #expect(try [row(en: "street", de: "Straße")].headwords(for: "strasse", .german, .english) == ["Straße"])
  }
}
