import CoreDictionaryFormat
import PersonalDictionary

/// One row of the dictionary as a meaning of the headword that was looked up.
struct Meaning {
  let headword: String
  let partOfSpeech: PartOfSpeech
  let closeness: Closeness
  /// The gender of the headword.
  let gender: Gender
  let translations: [String]
  /// The genders of the translations, in their order.
  let genders: [Gender]
  /// What tells the meaning from others of the headword.
  let gloss: GlossTable.Gloss?
  /// Whether only few sources have it.
  let isRare: Bool
  let score: Double
  /// Whether the row names other words beside the headword, which say in which of its meanings it is meant: *house, dynasty*.
  let isNarrowed: Bool
  /// Whether it is written for the direction: such meanings stand in the order of their table, before all others.
  let isAnswer: Bool

  /// What a word's place in its cell is worth: the first word is what the row is about, the others only may mean it.
  static func worth(ofPlace place: Int) -> Double { [1, 0.35, 0.2][min(place, 2)] }

  /// The meanings of the headwords that are nearest to `typed`; those with other accents only when nothing is nearer.
  static func closest(to typed: String, in rows: [StoredRow]) -> [Meaning] {
    let meanings = withoutReplaced(rows.enumerated().flatMap { number, row in Self.meanings(of: row, at: number, typed) })
    // Rows without a translation count here: `schon` must not answer schön because its own row has a gap.
    let hasNear = meanings.contains { $0.closeness < .otherAccents }
    return meanings.filter { !$0.translations.isEmpty && (!hasNear || $0.closeness < .otherAccents) }
  }

  /// The meanings of the headwords of a row that `typed` may be.
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

  /// More than any other row has.
  private static let scoreOfAnswers: Double = 100_000

  /// The meanings without those of other rows about headwords that have answers written for the direction.
  private static func withoutReplaced(_ meanings: [Meaning]) -> [Meaning] {
    let answered = Set(meanings.lazy.filter(\.isAnswer).map(\.heading))
    return answered.isEmpty ? meanings : meanings.filter { $0.isAnswer || !answered.contains($0.heading) }
  }

  /// What the entry is about to which the meaning belongs.
  var heading: Headword { Headword(headword, partOfSpeech) }
}
