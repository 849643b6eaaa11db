/// Raises the scores of translations that several rows have, since they are likelier to be the usual ones.
///
/// Rows that narrow the headword are excluded: they show that a meaning exists, not that it is usual.
struct Support {
  /// The two strongest rows of each translation, because one may be the scored row itself.
  private let strongest: [String: [Double]]

  init(of meanings: [Meaning]) {
    guard meanings.count > 1 else {
      strongest = [:]
      return
    }
    var shares: [String: [Double]] = [:]
    for meaning in meanings where !meaning.isNarrowed && !meaning.isAnswer {
      for (place, translation) in meaning.translations.enumerated() {
        shares[translation, default: []].append(meaning.score * Meaning.worth(ofPlace: place))
      }
    }
    strongest = shares.mapValues { Array($0.sorted(by: >).prefix(2)) }
  }

  /// The score of a meaning, raised by the strongest other row with its first translation.
  ///
  /// Only one other row counts: the many rows of a pronoun's forms share translations without being commoner.
  func score(of meaning: Meaning) -> Double {
    guard !meaning.isNarrowed, !meaning.isAnswer, let shares = meaning.translations.first.flatMap({ strongest[$0] }) else {
      return meaning.score
    }
    let other = shares[0] > meaning.score ? shares[0] : shares.count > 1 ? shares[1] : 0
    return meaning.score + 0.3 * other
  }
}
