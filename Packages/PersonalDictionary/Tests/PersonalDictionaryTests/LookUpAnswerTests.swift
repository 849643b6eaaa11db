import PersonalDictionary
import Testing

struct LookUpAnswerTests {
  @Test func `the commonest meaning of each part of speech comes first, and no translation twice`() {
    let answer = LookUpAnswer(
      direction: .initial, entries: [entry("noun", [["1", "5"], ["3", "1"]]), entry("verb", [["2", "6", "7"], ["4"]])]
    )
    #expect(answer.translations == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(answer.found == FoundTranslation(translations: answer.translations, partOfSpeech: "noun", source: "core"))
  }

  @Test func `the translations of an unusual part of speech come after all others`() {
    var verb = entry("verb", [["2", "6"]])
    verb.isUnusual = true
    let answer = LookUpAnswer(direction: .initial, entries: [entry("noun", [["1", "5"], ["3"]]), verb, entry("adjective", [["4"]])])
    #expect(answer.translations == ["1", "4", "3", "5", "2", "6"])
  }

  @Test func `the translations of the first source come before those of the next`() {
    var other = entry("verb", [["must", "mould"]])
    other.source = "other"
    let answer = LookUpAnswer(direction: .initial, entries: [entry("verb", [["1", "3"], ["2"]]), other])
    #expect(answer.translations == ["1", "2", "3", "must", "mould"])
  }

  @Test func `an answer without a translation is no find`() {
    #expect(LookUpAnswer(direction: .initial, entries: []).found == nil)
    #expect(LookUpAnswer(direction: .initial, entries: [entry("noun", [[]])]).found == nil)
    #expect(LookUpAnswer(direction: .initial, entries: [entry("noun", [])]).translations == [])
  }

  private func entry(_ partOfSpeech: String, _ senses: [[String]]) -> DictionaryEntry {
    DictionaryEntry(headword: "house", partOfSpeech: partOfSpeech, source: "core", senses: senses.map { Sense(translations: $0) })
  }
}
