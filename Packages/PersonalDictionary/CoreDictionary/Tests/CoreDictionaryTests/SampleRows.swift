import CoreDictionary
import CoreDictionaryFormat
import PersonalDictionary

/// A row with only English, Spanish, Russian and German words, alternatives after a `|`.
func row(
  _ partOfSpeech: PartOfSpeech = .noun, en: String = "", es: String = "", ru: String = "", de: String = "",
  rank: CoreDictionaryRow.Rank = .joined(votes: 60, zipf: 5)
) -> CoreDictionaryRow {
  let cells = [en, es, ru, de, "", "", ""].map { $0.split(separator: "|").map(String.init) }
  return CoreDictionaryRow(partOfSpeech: partOfSpeech, cells: cells, rank: rank)
}

extension [CoreDictionaryRow] {
  /// The entries for `text` in a dictionary of these rows.
  func entries(
    for text: String, _ from: Language, _ to: Language, _ notes: DictionaryNotes = DictionaryNotes()
  ) throws -> [DictionaryEntry] {
    guard let direction = Direction(from: from, to: to) else { return [] }
    return CoreDictionaryWriter(rows: self, notes: notes).bytes.withUnsafeBytes {
      CoreDictionary(reader: CoreDictionaryReader($0)).entriesNow(for: text, in: direction)
    }
  }

  /// The headwords of these entries.
  func headwords(for text: String, _ from: Language, _ to: Language) throws -> [String] {
    try entries(for: text, from, to).map(\.headword)
  }

  /// The translations of each sense of the first entry.
  func senses(for text: String, _ from: Language, _ to: Language) throws -> [[String]] {
    try entries(for: text, from, to).first?.senses.map(\.translations) ?? []
  }
}
