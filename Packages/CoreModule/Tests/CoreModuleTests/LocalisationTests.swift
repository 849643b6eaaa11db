import CoreModule
import Testing

struct LocalisationTests {
  let word = CountedNoun(en: ("word", "words"), ru: ("слово", "слова", "слов"))

  @Test(arguments: [
    (0, "0 words", "0 слов"), (1, "1 word", "1 слово"), (2, "2 words", "2 слова"), (5, "5 words", "5 слов"), (11, "11 words", "11 слов"),
    (12, "12 words", "12 слов"), (21, "21 words", "21 слово"), (22, "22 words", "22 слова"), (111, "111 words", "111 слов"),
    (1_000_001, "1000001 words", "1000001 слово"),
  ])
  func `a counted noun takes the right form`(count: Int, english: String, russian: String) {
    #expect(word(count)(.english) == english)
    #expect(word(count)(.russian) == russian)
  }

  @Test(arguments: [
    (["LANG": "ru_RU.UTF-8"], InterfaceLanguage.russian),
    (["LANG": "ru_RU.UTF-8", "LC_ALL": "C"], .english),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ru"], .russian),
    (["LANGUAGE": "fr:ru:en", "LANG": "en_US"], .russian),
    (["GLOT_LANG": "ru", "LANGUAGE": "en"], .russian),
    (["GLOT_LANG": "", "LANG": "ru_RU"], .russian),
    (["LANG": "de_DE.UTF-8"], .english),
    ([:], .english),
  ])
  func `the first variable that is set decides the language`(variables: [String: String], language: InterfaceLanguage) {
    #expect(InterfaceLanguage(variables: variables, overrides: ["GLOT_LANG"]) == language)
  }
}
