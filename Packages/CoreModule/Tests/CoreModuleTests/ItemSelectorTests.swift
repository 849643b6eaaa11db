import CoreModule
import Testing

struct ItemSelectorTests {
  @Test(arguments: [("12", 12), ("0", 0), ("007", 7)])
  func `a whole number selects by number`(typed: String, number: Int) {
    #expect(ItemSelector<String>(typed) == .number(Tagged(number)))
    #expect(ItemSelector<String>(typed, isText: true) == .text(typed))
  }

  @Test(arguments: ["casa", "-1", "+5", "1.5", "12a", "", "99999999999999999999", "١٢"])
  func `everything else selects by text`(typed: String) {
    #expect(ItemSelector<String>(typed) == .text(typed))
    #expect(ItemSelector<String>(typed).typed == typed)
  }
}
