import CoreModule
import PersonalDictionary
import Testing

struct WordSelectorTests {
  @Test(arguments: [("12", 12), ("0", 0), ("007", 7)])
  func `a whole number selects by number`(typed: String, number: Int) {
    #expect(WordSelector(typed) == .number(Word.Number(number)))
    #expect(WordSelector(typed, isText: true) == .text(typed))
  }

  @Test(arguments: ["casa", "-1", "+5", "1.5", "12a", "", "99999999999999999999", "١٢"])
  func `everything else selects by text`(typed: String) {
    #expect(WordSelector(typed) == .text(typed))
    #expect(WordSelector(typed).typed == typed)
  }
}
