import PersonalDictionary
import Testing

struct DefiniteArticleTests {
  @Test(
    arguments: [
      ("Haus", Gender.neuter, Language.german, "das Haus"), ("Joghurt", [.masculine, .neuter], .german, "der/das Joghurt"),
      ("Eltern", .plural, .german, "die Eltern"), ("eau", .feminine, .french, "l'eau"), ("maison", .feminine, .french, "la maison"),
      ("héros", .masculine, .french, "le héros"), ("héroïne", .feminine, .french, "l'héroïne"), ("hall", .masculine, .french, "le hall"),
      ("hallucination", .feminine, .french, "l'hallucination"), ("hôtel", .masculine, .french, "l'hôtel"),
      ("huître", .feminine, .french, "l'huître"),
      ("yaourt", .masculine, .french, "le yaourt"), ("œil", .masculine, .french, "l'œil"),
      ("ciseaux", [.masculine, .plural], .french, "les ciseaux"),
      ("casa", .feminine, .spanish, "la casa"), ("agua", .feminine, .spanish, "el agua"), ("hambre", .feminine, .spanish, "el hambre"),
      ("área", .feminine, .spanish, "el área"), ("aula", .feminine, .spanish, "el aula"), ("abeja", .feminine, .spanish, "la abeja"),
      ("amistad", .feminine, .spanish, "la amistad"), ("acción", .feminine, .spanish, "la acción"),
      ("arena", .feminine, .spanish, "la arena"),
      ("gafas", [.feminine, .plural], .spanish, "las gafas"), ("artista", [.masculine, .feminine], .spanish, "el/la artista"),
      ("zaino", .masculine, .italian, "lo zaino"), ("studente", .masculine, .italian, "lo studente"),
      ("amico", .masculine, .italian, "l'amico"),
      ("iena", .feminine, .italian, "la iena"), ("hotel", .masculine, .italian, "l'hotel"), ("sole", .masculine, .italian, "il sole"),
      ("gnocco", .masculine, .italian, "lo gnocco"), ("pantaloni", [.masculine, .plural], .italian, "i pantaloni"),
      ("occhiali", [.masculine, .plural], .italian, "gli occhiali"), ("viagem", .feminine, .portuguese, "a viagem"),
      ("óculos", [.masculine, .plural], .portuguese, "os óculos"),
    ] as [(String, Gender, Language, String)])
  func `a noun has the article that a native speaker says`(noun: String, gender: Gender, language: Language, wanted: String) {
    #expect(DefiniteArticle(of: noun, gender, in: language)?.before(noun) == wanted)
  }

  @Test func `where the article does not tell the gender, that is known`() {
    #expect(DefiniteArticle(of: "eau", .feminine, in: .french)?.tellsGender == false)
    #expect(DefiniteArticle(of: "agua", .feminine, in: .spanish)?.tellsGender == false)
    #expect(DefiniteArticle(of: "sol", .masculine, in: .spanish)?.tellsGender == true)
    #expect(DefiniteArticle(of: "gens", .plural, in: .french)?.tellsGender == false)
    #expect(DefiniteArticle(of: "artista", [.masculine, .feminine], in: .spanish)?.tellsGender == true)
  }

  @Test(arguments: [("дом", Gender.masculine), ("книга", .feminine), ("окно", .neuter), ("время", .neuter), ("музей", .masculine)])
  func `the ending of most Russian nouns tells the gender`(noun: String, gender: Gender) {
    #expect(DefiniteArticle(of: noun, gender, in: .russian) == nil)
    #expect(!gender.isUnexpected(of: noun))
  }

  @Test(arguments: [("ночь", Gender.feminine), ("день", .masculine), ("мужчина", .masculine), ("кофе", .masculine), ("такси", .neuter)])
  func `that of others does not`(noun: String, gender: Gender) { #expect(gender.isUnexpected(of: noun)) }

  @Test func `nothing is guessed where the gender is unknown or the language has no such article`() {
    for language in Language.allCases { #expect(DefiniteArticle(of: "casa", [], in: language) == nil) }
    #expect(DefiniteArticle(of: "house", .neuter, in: .english) == nil)
    #expect(DefiniteArticle(of: "gafas", .plural, in: .spanish) == nil)
  }
}
