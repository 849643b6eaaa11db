import CoreDictionaryFormat

/// One row of the dictionary as a meaning of the headword that was looked up.
struct Meaning {
  let headword: String
  let partOfSpeech: PartOfSpeech
  let closeness: Closeness
  let translations: [String]
  let score: Double
  /// Whether the row names other words beside the headword, which say in which of its meanings it is meant: *house, dynasty*.
  let isNarrowed: Bool

  /// What a word's place in its cell is worth: the first word is what the row is about, the others only may mean it.
  static func worth(ofPlace place: Int) -> Double { [1, 0.35, 0.2][min(place, 2)] }

  /// The meanings of the headwords that are nearest to `typed`; those with other accents only when nothing is nearer.
  static func closest(to typed: String, in rows: [StoredRow]) -> [Meaning] {
    let meanings = rows.flatMap { row in
      row.words.enumerated().compactMap { place, word in
        Closeness(of: word, to: typed).map { closeness in
          Meaning(
            headword: word,
            partOfSpeech: row.partOfSpeech,
            closeness: closeness,
            translations: row.translations,
            score: Double(row.weight) * worth(ofPlace: place) * (row.words.count > 1 ? 0.9 : 1),
            isNarrowed: row.words.count > 1
          )
        }
      }
    }
    // Rows without a translation count here: `schon` must not answer schön because its own row has a gap.
    let hasNear = meanings.contains { $0.closeness < .otherAccents }
    return meanings.filter { !$0.translations.isEmpty && (!hasNear || $0.closeness < .otherAccents) }
  }
}
