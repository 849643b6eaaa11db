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

  /// The weight of a word by its place in its cell: the row is about the first word; the others may differ in meaning.
  static func worth(ofPlace place: Int) -> Double { place == 0 ? 1 : place == 1 ? 0.35 : 0.2 }

  /// The meanings of the closest headwords; those with other accents only when there is no closer one.
  static func closest(to typed: String, in rows: [StoredRow]) -> [Meaning] {
    var meanings: [Meaning] = []
    meanings.reserveCapacity(rows.count)
    for number in rows.indices {
      for place in rows[number].words.indices {
        guard let closeness = Closeness(of: rows[number].words[place], to: typed) else { continue }
        meanings.append(Meaning(ofWordAt: place, in: rows[number], at: number, closeness))
      }
    }
    // Headwords that have answers written for the direction have no others.
    if meanings.contains(where: \.isAnswer) {
      let answered = Set(meanings.lazy.filter(\.isAnswer).map(\.heading))
      meanings.removeAll { !$0.isAnswer && answered.contains($0.heading) }
    }
    // Rows without a translation count, too: `schon` must not match schön just because the row of schon lacks a translation.
    let hasNear = meanings.contains { $0.closeness < .otherAccents }
    meanings.removeAll { $0.translations.isEmpty || hasNear && $0.closeness == .otherAccents }
    return meanings
  }

  private init(ofWordAt place: Int, in row: StoredRow, at number: Int, _ closeness: Closeness) {
    headword = row.words[place]
    partOfSpeech = row.partOfSpeech
    self.closeness = closeness
    gender = row.genders.isEmpty ? [] : row.genders[place]
    translations = row.translations
    genders = row.translationGenders
    gloss = row.glosses[place]
    isRare = row.isRare
    isNarrowed = row.words.count > 1 && !row.isAnswer
    isAnswer = row.isAnswer
    score =
      isAnswer
      ? Self.scoreOfAnswers - Double(number) : Double(row.weight) * Self.worth(ofPlace: place) * (isNarrowed ? 0.9 : 1)
  }

  /// Higher than any other score.
  private static let scoreOfAnswers: Double = 100_000

  /// The heading of the meaning's entry.
  var heading: Headword { Headword(headword, partOfSpeech) }
}
