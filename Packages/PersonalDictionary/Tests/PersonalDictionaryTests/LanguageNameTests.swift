import CoreModule
import PersonalDictionary
import Testing

struct LanguageNameTests {
  @Test(arguments: ["es", "ES", "es-MX", "es_ES", "spa", "Spanish", "испанский", "Español", "espanol", " castellano "])
  func `a language is found by its codes and names, whatever their case and accents`(name: String) {
    #expect(Language(named: name) == .spanish)
  }

  @Test(arguments: ["", "e", "esp", "span", "xx", "klingon"])
  func `other texts name no language`(name: String) {
    #expect(Language(named: name) == nil)
  }

  @Test(arguments: Language.allCases)
  func `each name of a language names it alone`(language: Language) {
    for name in [language.code, language.name(.english), language.name(.russian), language.nativeName] {
      #expect(Language(named: name) == language)
    }
  }
}
