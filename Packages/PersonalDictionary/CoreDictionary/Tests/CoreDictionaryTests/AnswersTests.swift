import CoreDictionary
import CoreDictionaryFormat
import PersonalDictionary
import Testing

/// Rows for the words of one language.
struct AnswersTests {
  private let rows = [
    row(.preposition, en: "to the|to", de: "zum", rank: .answer(from: .german)),
    row(.preposition, en: "for the", de: "zum", rank: .answer(from: .german)),
    row(.preposition, en: "at the", de: "zum", rank: .everyday),
    row(.noun, en: "to", de: "zum", rank: .joined(votes: 60, zipf: 7)),
  ]

  @Test func `they are answered in their order, in place of other rows of the same class, and before those of others`() throws {
    let entries = try rows.entries(for: "zum", .german, .english)
    #expect(entries.map(\.partOfSpeech) == ["preposition", "noun"])
    #expect(entries[0].senses.map(\.translations) == [["to the", "to"], ["for the"]])
  }

  @Test func `they do not count in the other direction`() throws {
    #expect(try rows.entries(for: "to the", .english, .german).isEmpty)
    #expect(try rows.entries(for: "at the", .english, .german).first?.senses.first?.translations == ["zum"])
    #expect(try rows.entries(for: "to", .english, .german).map(\.partOfSpeech) == ["noun"])
  }

  @Test func `where an answer has no translation, other rows do not give one`() throws {
    let rows = [
      row(.article, en: "the", de: "der", rank: .answer(from: .english)), row(.article, en: "the", es: "el", ru: "чем", rank: .everyday),
    ]
    #expect(try rows.entries(for: "the", .english, .russian).isEmpty)
    #expect(try rows.entries(for: "the", .english, .german).first?.senses.first?.translations == ["der"])
  }

  @Test func `a part of speech that is much less usual than the others says so, one with an answer never`() throws {
    let rows = [
      row(.noun, en: "time", es: "tiempo", rank: .answer(from: .english)), row(.adjective, en: "time", es: "horario", rank: .everyday),
      row(.verb, en: "time", es: "cronometrar", rank: .joined(votes: 5, zipf: 4)), row(.noun, en: "water", es: "agua"),
      row(.verb, en: "water", es: "regar", rank: .joined(votes: 45, zipf: 5)),
    ]
    #expect(try rows.entries(for: "time", .english, .spanish).map(\.isUnusual) == [false, false, true])
    #expect(try rows.entries(for: "water", .english, .spanish).map(\.isUnusual) == [false, false])
  }

  @Test func `games do not draw them`() throws {
    let direction = try #require(Direction(from: .german, to: .english))
    let rows = [row(.verb, en: "it is", de: "ist", rank: .answer(from: .german)), row(en: "house", de: "Haus")]
    #expect(CoreDictionaryWriter(rows: rows).bytes.withUnsafeBytes { CoreDictionaryReader($0).contentRows(in: direction) } == [1])
  }
}
