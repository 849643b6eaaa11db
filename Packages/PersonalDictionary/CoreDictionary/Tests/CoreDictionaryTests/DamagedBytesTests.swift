import CoreDictionary
import CoreDictionaryData
import CoreDictionaryFormat
import CoreModule
import PersonalDictionary
import Testing

struct DamagedBytesTests {
  private let bytes: [UInt8]
  private let directions = Direction.all.filter { $0.to == .russian }

  init() throws {
    let rows = [
      row(en: "house|home", es: "casa", ru: "дом", de: "Haus"), row(.verb, en: "go", es: "ir", de: "gehen|fahren"),
      row(en: "house", es: "casa|cámara", rank: .everyday), row(.adverb, en: "home", de: "heim"),
    ]
    let details = try DetailsTable("house\tnoun\tneuter\t\t\thaʊs haʊs haʊs haʊs haʊs\nhome\tadverb\t\t\t\thəʊm")
    let glosses = try GlossTable("house\tnoun\tcasa\twhere people live, people and people\tThe house of people.")
    bytes =
      CoreDictionaryWriter(
        rows: rows, notes: DictionaryNotes(details: [.english: details.details], glosses: [.english: glosses])
      ).bytes
  }

  @Test func `a whole file answers`() {
    #expect(entryCounts(in: bytes).reduce(0, +) > 0)
  }

  @Test func `a file that is cut off anywhere answers nothing`() {
    for length in bytes.indices {
      #expect(entryCounts(in: Array(bytes.prefix(length))).allSatisfy { $0 == 0 })
    }
  }

  @Test func `a file with something behind it answers nothing`() {
    #expect(entryCounts(in: bytes + [0]).allSatisfy { $0 == 0 })
  }

  @Test func `a file of another version answers nothing`() {
    var other = bytes
    other[7] += 1
    #expect(entryCounts(in: other).allSatisfy { $0 == 0 })
  }

  @Test(arguments: [0x00, 0x01, 0x7F, 0x80, 0xFF] as [UInt8])
  func `wrong bytes at any place do no harm`(value: UInt8) {
    for offset in bytes.indices {
      for length in [1, 2, 4] where offset + length <= bytes.count {
        var damaged = bytes
        damaged.replaceSubrange(offset..<offset + length, with: repeatElement(value, count: length))
        _ = entryCounts(in: damaged)
      }
    }
  }

  @Test func `the real file with its key tables overwritten does no harm`() {
    var damaged = Array(UnsafeRawBufferPointer(start: core_dictionary_bytes(), count: core_dictionary_length()))
    for offset in stride(from: 160, to: damaged.count - 4, by: 97) { damaged[offset] = UInt8(truncatingIfNeeded: offset) }
    _ = entryCounts(in: damaged)
  }

  /// The number of entries for each word in a dictionary of `bytes`.
  private func entryCounts(in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBytes { buffer in
      let reader = CoreDictionaryReader(buffer)
      let dictionary = CoreDictionary(reader: reader)
      return directions.flatMap { direction in
        ["house", "home", "go", "casa", "дом", "gehen", "zzz"].map {
          reader.headwordCount > 0 ? dictionary.entriesNow(for: $0, in: direction).count : 0
        }
      }
    }
  }
}
