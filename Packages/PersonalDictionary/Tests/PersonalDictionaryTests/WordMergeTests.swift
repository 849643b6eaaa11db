import CoreModule
import Foundation
import Testing

@testable import PersonalDictionary

struct WordMergeTests {
  private func word(_ note: String?, text: String = "casa", found: String? = nil, pending: PendingReason? = nil) -> Word {
    Word(
      number: 1, id: Word.ID(UUID()), text: text, direction: .initial,
      found: found.map { FoundTranslation(translations: [$0], partOfSpeech: nil, source: "given") }, pendingReason: pending, note: note,
      created: Timestamp(milliseconds: 5), updated: Timestamp(milliseconds: 6)
    )
  }

  @Test(
    arguments: [
      (nil, nil, nil), ("a", nil, "a"), (nil, "b", "b"), ("a", "a", "a"), ("a", "b", "a; b"), ("a; b", "b; c", "a; b; c"),
      ("c; a; b", "a; b", "c; a; b"), ("a", "b; b", "a; b"), ("a", "b; a", "a; b"),
    ] as [(String?, String?, String?)])
  func `remarks are joined, and nothing is said twice`(old: String?, new: String?, both: String?) throws {
    let merged = try word(old).merged(with: word(new))
    #expect(merged.note == both)
    #expect(try merged.merged(with: word(new)) == merged)
  }

  @Test func `a remark that does not fit is never left out`() throws {
    let long = String(repeating: "a", count: UserText.maximumBytes)
    #expect(throws: NotesTooLong(bytes: UserText.maximumBytes + 3)) { try word(long).merged(with: word("b")) }
    #expect(try word(long).merged(with: word(long)).note == long)
  }

  @Test func `what was found comes only to a word that has nothing, of the same spelling`() throws {
    #expect(try word(nil, found: "one").merged(with: word(nil, found: "two")).found?.translations == ["one"])
    #expect(try word(nil, pending: .offline).merged(with: word(nil, found: "two")).found?.translations == ["two"])
    #expect(try word(nil, pending: .offline).merged(with: word(nil, found: "two")).pendingReason == nil)
    #expect(try word(nil, pending: .offline).merged(with: word(nil)).pendingReason == .offline)
    #expect(try word(nil).merged(with: word(nil, text: "hogar", found: "two")).found == nil)
  }

  @Test func `numbers that are too high are not kept`() {
    let high = Word(
      number: Word.Number(ImportedNumbers.maximum + 1), id: Word.ID(UUID()), text: "a", direction: .initial,
      created: Timestamp(milliseconds: 0),
      updated: Timestamp(milliseconds: 0)
    )
    #expect(WordImportPlan([high], existing: [], lastNumber: 3).results().map(\.word.number) == [4])
  }
}
