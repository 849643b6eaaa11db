import Testing
import UBCOTranslation

struct TranslationDirectionTests {
  @Test(arguments: [("to_ubco", TranslationDirection.toUBCO), ("from_ubco", .fromUBCO)])
  func `a direction is read and written by its name in JSON`(name: String, direction: TranslationDirection) {
    #expect(direction.rawValue == name)
    #expect(TranslationDirection(rawValue: name) == direction)
  }

  @Test(arguments: ["", "ubco", "TO_UBCO", "toUBCO"])
  func `another name is no direction`(name: String) {
    #expect(TranslationDirection(rawValue: name) == nil)
  }

  @Test func `the way back from UBCO is the way into it`() {
    #expect(TranslationDirection.toUBCO.reversed == .fromUBCO)
    #expect(TranslationDirection.fromUBCO.reversed == .toUBCO)
  }
}
