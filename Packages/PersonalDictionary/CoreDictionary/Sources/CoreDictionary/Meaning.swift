import CoreDictionaryFormat
import PersonalDictionary

/// A row of the dictionary as a meaning of the looked-up headword.
struct Meaning {
  let headword: String
  let partOfSpeech: PartOfSpeech
  let closeness: Closeness
  /// The gender of the headword.
  let gender: Gender
  let translations: [String]
  /// The genders of the translations, in the same order.
  let genders: [Gender]
  /// The gloss that distinguishes the meaning.
  let gloss: GlossTable.Gloss?
  /// Whether only few sources have it.
  let isRare: Bool
  let score: Double
  /// Whether the row has further words that narrow the headword: *house, dynasty*.
  let isNarrowed: Bool
  /// Whether it was written for the direction. Such meanings come first, in the order of their table.
  let isAnswer: Bool

  /// The weight of a word's place in its cell: the row is about the first word; the others may differ in meaning.
  static func worth(ofPlace place: Int) -> Double { [1, 0.35, 0.2][min(place, 2)] }

  /// The meanings of the closest headwords; those with other accents only when there is no closer one.
  static func closest(to typed: String, in rows: [StoredRow]) -> [Meaning] {
    let meanings = withoutReplaced(rows.enumerated().flatMap { number, row in Self.meanings(of: row, at: number, typed) })
    // Rows without a translation count, too: `schon` must not match schön because its own row has a gap.
    let hasNear = meanings.contains { $0.closeness < .otherAccents }
    return meanings.filter { !$0.translations.isEmpty && (!hasNear || $0.closeness < .otherAccents) }
  }

  /// The meanings of the headwords of a row that `typed` may match.
  private static func meanings(of row: StoredRow, at number: Int, _ typed: String) -> [Meaning] {
    row.words.enumerated().compactMap { place, word in
      Closeness(of: word, to: typed).map { closeness in
        let isNarrowed = row.words.count > 1 && !row.isAnswer
        let score = row.isAnswer ? scoreOfAnswers - Double(number) : Double(row.weight) * worth(ofPlace: place) * (isNarrowed ? 0.9 : 1)
        return Meaning(
          headword: word, partOfSpeech: row.partOfSpeech, closeness: closeness, gender: row.genders[place], translations: row.translations,
          genders: row.translationGenders, gloss: row.glosses[place], isRare: row.isRare, score: score, isNarrowed: isNarrowed,
          isAnswer: row.isAnswer
        )
      }
    }
  }

  /// Higher than any other score.
  private static let scoreOfAnswers: Double = 100_000

  /// Drops the meanings of headwords that have answers written for the direction.
  private static func withoutReplaced(_ meanings: [Meaning]) -> [Meaning] {
    let answered = Set(meanings.lazy.filter(\.isAnswer).map(\.heading))
    return answered.isEmpty ? meanings : meanings.filter { $0.isAnswer || !answered.contains($0.heading) }
  }

  /// The heading of the meaning's entry.
  var heading: Headword { Headword(headword, partOfSpeech) }
}
