import CoreDictionaryData
import CoreDictionaryFormat
import FormTables
import PersonalDictionary
import Testing

struct FormIndexTests {
  private let readings = [
    [
      InflectedForm(text: "fui", headword: "ser", partOfSpeech: .verb, features: "1sg preterite"),
      InflectedForm(text: "fui", headword: "ir", partOfSpeech: .verb, features: "1sg preterite"),
    ],
    [InflectedForm(text: "está", headword: "estar", partOfSpeech: .verb, features: "3sg present;2sg imperative")],
    [InflectedForm(text: "casas", headword: "casa", partOfSpeech: .noun, features: "pl")],
  ]

  private func bytes() throws -> [UInt8] { try FormIndexWriter([.spanish: FormIndexPart(readings: readings, rules: "compound s")]).bytes() }

  @Test func `what is written is read, in its order`() throws {
    try bytes().withUnsafeBytes { buffer in
      let index = FormIndexReader(buffer)
      for reading in readings { #expect(index.readings(of: reading[0].text, in: .spanish) == reading) }
      #expect(index.readings(of: "esta", in: .spanish) == [])
      #expect(index.readings(of: "fu", in: .spanish) == [])
      #expect(index.readings(of: "fui", in: .italian) == [])
      #expect(index.spellings(of: "esta", in: .spanish) { LetterSpellings.all($0 == "a" ? ["a", "á", "à"] : [String($0)]) } == ["está"])
      #expect(index.spellings(of: "fui", in: .spanish) { LetterSpellings.all([$0.properties.uppercaseMapping, String($0)]) } == ["fui"])
      #expect(Array("está".utf8).withUnsafeBufferPointer { index.has($0, in: .spanish) && !index.has($0, in: .italian) })
      #expect(Array("esta".utf8).withUnsafeBufferPointer { !index.has($0, in: .spanish) })
      #expect(index.joinedWords(of: .spanish).links == ["s"])
      #expect(index.joinedWords(of: .italian) == JoinedWords(""))
    }
  }

  @Test func `damage gives fewer readings or none, and no harm`() throws {
    let bytes = try bytes()
    for offset in bytes.indices {
      for value in [0x00, 0x01, 0x7F, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[offset] = value
        read(damaged)
      }
      read(Array(bytes.prefix(offset)))
    }
  }

  @Test func `the embedded index is what the tables give; run Data/build after editing them`() throws {
    let dictionary = UnsafeRawBufferPointer(start: core_dictionary_bytes(), count: core_dictionary_length())
    let embedded = UnsafeRawBufferPointer(start: core_forms_bytes(), count: core_forms_length())
    #expect(FormIndexReader(embedded).digest == (try FormIndex.digest(Tables.folder, dictionary: dictionary)))
  }

  private func read(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      let index = FormIndexReader(buffer)
      for text in ["fui", "está", "casas", ""] { _ = index.readings(of: text, in: .spanish) }
      _ = index.spellings(of: "esta", in: .spanish) { LetterSpellings.all($0 == "a" ? ["a", "á", "à"] : [String($0)]) }
      _ = index.joinedWords(of: .spanish).divisions(of: "fui")
    }
  }
}
