import CoreDictionary
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

struct SourceContractTests {
  private static let words: [(Language, String, String)] = [
    (.english, "house", "casa"), (.spanish, "casa", "house"), (.russian, "дом", "house"), (.german, "Haus", "house"),
    (.french, "maison", "house"), (.italian, "casa", "house"), (.portuguese, "casa", "house"),
  ]

  @Test(arguments: words)
  func `the dictionary keeps what every source promises`(language: Language, word: String, translation: String) async throws {
    let direction = try #require(Direction(from: language, to: language == .english ? .spanish : .english))
    let source = SourceUnderTest(CoreDictionary(), direction: direction, word: word, translation: translation)
    for contract in DictionarySourceContract.all {
      #expect(try await contract.violations(source) == [], "\(contract.promise)")
    }
  }
}
