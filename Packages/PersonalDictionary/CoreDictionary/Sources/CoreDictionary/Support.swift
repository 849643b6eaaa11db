/// Raises the scores of translations that several rows have, since they are likelier to be the usual ones.
///
/// Rows that narrow the headword are excluded: they show that a meaning exists, not that it is usual.
struct Support {
  private let meanings: [Meaning]

  init(of meanings: [Meaning]) { self.meanings = meanings.count > 1 ? meanings : [] }

  /// The score of a meaning, raised by the strongest other row with its first translation.
  ///
  /// Only one other row counts: the many rows of a pronoun's forms share translations without being commoner.
  func score(of meaning: Meaning) -> Double {
    guard !meanings.isEmpty, !meaning.isNarrowed, !meaning.isAnswer, let translation = meaning.translations.first else {
      return meaning.score
    }
    // The two strongest shares, because one may be that of the row itself. There are few, so a table would cost more than it saves.
    var (first, second) = (0.0, 0.0)
    // A copy of each meaning would take longer than the comparison.
    for index in meanings.indices where !meanings[index].isNarrowed && !meanings[index].isAnswer {
      for (place, text) in meanings[index].translations.enumerated() where text == translation {
        let share = meanings[index].score * Meaning.worth(ofPlace: place)
        if share > first { (first, second) = (share, first) } else { second = max(second, share) }
      }
    }
    return meaning.score + 0.3 * (first > meaning.score ? first : second)
  }
}
