import CoreDictionary
import CoreDictionaryData
import CoreDictionaryFormat
import CoreModule
import PersonalDictionary
import Testing

/// What is asked for the words of texts.
struct BriefEntriesTests {
  private let dictionary = CoreDictionary()

  @Test(arguments: Language.allCases)
  func `they have the headwords and translations of the whole ones, in their order`(from language: Language) async throws {
    let direction = try #require(Direction(from: language, to: language == .russian ? .german : .russian))
    let words = await dictionary.spellings(in: direction, commonest: 20_000, count: 2_000) { text in
      text.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }
    }
    #expect(words.count > 1_000)
    var wrong: [String] = []
    for word in words + words.map({ $0.lowercased() }) {
      let brief = try await dictionary.briefEntries(for: word, in: direction, policy: .cacheOnly)
      let whole = dictionary.entriesNow(for: word, in: direction)
      if brief.map(Shown.init) != whole.map(Shown.init) { wrong.append(word) }
    }
    #expect(wrong == [])
  }

  @Test func `keys are found as before once many were sought`() {
    let reader = CoreDictionaryReader(UnsafeRawBufferPointer(start: core_dictionary_bytes(), count: core_dictionary_length()))
    let texts = ["Haus", "haus", "Ärger", "auf jeden Fall", "xyzzy", "", "Hausx"] + (0..<40).map { "none \($0)" }
    func numbers() -> [Int?] { texts.map { reader.keyNumber(of: FoldedText($0), in: .german) } }
    let before = numbers()
    for _ in 0..<20 { #expect(numbers() == before) }
    let phrases = reader.phrases(of: .german)
    let found = phrases.compactMap { reader.keyNumber(of: FoldedText($0), in: .german) }
    #expect(found.count == phrases.count && found == found.sorted() && found.count > 1_000)
    #expect(reader.keyNumber(of: FoldedText("Haus"), in: .spanish) == nil)
  }

  @Test(arguments: [("Häusern", "Haus"), ("ging", "gehen"), ("Pizzatüren", "Tür"), ("schonn", nil), ("war", "sein")])
  func `the words of texts are those of a look-up`(form: String, headword: String?) async throws {
    let lookUp = LookUp(sources: [dictionary])
    let direction = try #require(Direction(from: .german, to: .english))
    let readings = try await lookUp.readings(of: [form, "und", form], in: direction)
    #expect(readings.map { $0?.headword } == [headword, "und", headword])
    guard headword != nil else { return }
    let answer = try await lookUp(form, in: direction)
    #expect(readings[0]?.translations(limit: 3) == Array(answer.translations.prefix(3)))
    #expect(readings[2]?.translations(limit: .max) == answer.translations)
  }

  private struct Shown: Equatable {
    let headword: String
    let partOfSpeech: String?
    let translations: [[String]]

    init(_ entry: DictionaryEntry) {
      (headword, partOfSpeech, translations) = (entry.headword, entry.partOfSpeech, entry.senses.map(\.translations))
    }
  }
}
