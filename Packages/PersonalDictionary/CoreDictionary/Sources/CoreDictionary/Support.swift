/// How the rows back each other: a translation that a second row gives too is likelier to be the usual one.
///
/// Rows that narrow the headword to one of its meanings back nothing and are not backed: they say that the meaning exists, not that it is the usual one.
struct Support {
  /// The two strongest rows of each translation: one may be the row that asks.
  private let strongest: [String: [Double]]

  init(of meanings: [Meaning]) {
    var shares: [String: [Double]] = [:]
    for meaning in meanings where !meaning.isNarrowed && !meaning.isAnswer {
      for (place, translation) in meaning.translations.enumerated() {
        shares[translation, default: []].append(meaning.score * Meaning.worth(ofPlace: place))
      }
    }
    strongest = shares.mapValues { Array($0.sorted(by: >).prefix(2)) }
  }

  /// The score of a meaning, raised by what the strongest other row has for its first translation.
  ///
  /// One row only: the forms of a pronoun agree on their translations in many rows without being commoner for it.
  func score(of meaning: Meaning) -> Double {
    guard !meaning.isNarrowed, !meaning.isAnswer, let shares = meaning.translations.first.flatMap({ strongest[$0] }) else {
      return meaning.score
    }
    let other = shares[0] > meaning.score ? shares[0] : shares.count > 1 ? shares[1] : 0
    return meaning.score + 0.3 * other
  }
}
