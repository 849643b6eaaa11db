import CoreDictionary
import CoreDictionaryData
import CoreDictionaryFormat
import CoreModule
import FormTables
import PersonalDictionary
import Testing

struct EmbeddedDictionaryTests {
  private var embedded: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: core_dictionary_bytes(), count: core_dictionary_length())
  }

  @Test func `the embedded file is what the tables give; run Data/build after editing them`() throws {
    let built = try Tables.all().dictionary
    #expect(built.count == embedded.count)
    #expect(built.elementsEqual(embedded))
  }

  @Test(arguments: Language.allCases)
  func `every headword of the table is found with its translations`(in language: Language) throws {
    let rows = try Tables.rows()
    let target: Language = language == .english ? .spanish : .english
    let direction = try #require(Direction(from: language, to: target))
    var expected: [FoldedText: [CoreDictionaryRow]] = [:]
    for row in rows where row.isAbout(language) {
      for key in Set(row[language].map(FoldedText.init)) { expected[key, default: []].append(row) }
    }
    let reader = CoreDictionaryReader(embedded)
    let wrong = expected.filter { key, rows in
      let found = reader.rows(for: key, in: direction)
      return found.map(\.partOfSpeech) != rows.map(\.partOfSpeech) || found.map(\.words) != rows.map { $0[language] }
        || found.map(\.translations) != rows.map { $0[target] } || found.contains { $0.genders.count != $0.words.count }
    }
    #expect(expected.count > 8_000)
    #expect(wrong.keys.map(\.description) == [])
  }

  @Test(arguments: Language.allCases)
  func `every headword of a language answers under its own spelling`(in language: Language) throws {
    let target: Language = language == .german ? .french : .german
    let direction = try #require(Direction(from: language, to: target))
    let dictionary = CoreDictionary()
    let rows = try Tables.rows().filter { $0.isAbout(language) }
    // A word with a hand-written answer has no other meanings, even where the answer has a gap.
    let answered = Set(rows.filter { $0.rank == .answer(from: language) }.flatMap { $0[language] })
    let words = Set(rows.filter { !$0[target].isEmpty }.flatMap { $0[language] }).subtracting(answered)
    #expect(words.filter { dictionary.entriesNow(for: $0, in: direction).first?.headword != $0 } == [])
  }
}
