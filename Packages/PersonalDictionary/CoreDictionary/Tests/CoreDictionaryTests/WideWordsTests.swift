import CoreDictionary
import PersonalDictionary
import Testing

/// Less common words, and known mistakes of their first translations.
struct WideWordsTests {
  @Test(arguments: [
    ("plywood", Language.english, Language.spanish, ["contrachapado", "madera contrachapada"]), ("thyme", .english, .german, ["Thymian"]),
    ("respiratory", .english, .russian, ["дыхательный"]), ("Kürbis", .german, .english, ["pumpkin"]),
    ("subvención", .spanish, .english, ["subsidy", "grant"]), ("anorexie", .french, .english, ["anorexia"]),
    ("portaerei", .italian, .english, ["aircraft carrier"]), ("querosene", .portuguese, .english, ["kerosene"]),
    ("вакцинация", .russian, .english, ["vaccination"]), ("sarampión", .spanish, .french, ["rougeole"]),
    ("Wallfahrt", .german, .russian, ["паломничество"]), ("impollinazione", .italian, .portuguese, ["polinização"]),
  ])
  func `a rarer word has a right first translation`(word: String, from: Language, to: Language, right: [String]) throws {
    let first = try #require(try first(word, from, to))
    #expect(right.contains(first))
  }

  @Test(arguments: [
    ("echar", Language.spanish, Language.english, ["throw", "throw out"]), ("asistir", .spanish, .english, ["attend"]),
    ("Dame", .german, .russian, ["дама", "госпожа"]), ("Po", .german, .english, ["bottom"]), ("cosy", .english, .spanish, ["acogedor"]),
  ])
  func `the usual sense comes first`(word: String, from: Language, to: Language, right: [String]) throws {
    let first = try #require(try first(word, from, to))
    #expect(right.contains(first))
  }

  @Test(arguments: ["be scare", "be go to", "be extinguish", "duck a blow", "cosey cozy", "obstetrics obstet.", "laughs best"])
  func `debris is no headword`(text: String) throws {
    #expect(try first(text, .english, .german) == nil)
  }

  private func first(_ word: String, _ from: Language, _ to: Language) throws -> String? {
    let direction = try #require(Direction(from: from, to: to))
    return CoreDictionary().entriesNow(for: word, in: direction).first?.senses.first?.translations.first
  }
}
