/// How much the rows agree on a translation: the more rows give it, and the further in front, the likelier it is the usual one.
struct Support {
  private let ofTranslation: [String: Double]

  init(of meanings: [Meaning]) {
    ofTranslation = meanings.reduce(into: [:]) { support, meaning in
      for (place, translation) in meaning.translations.enumerated() {
        support[translation, default: 0] += meaning.score * Meaning.worth(ofPlace: place)
      }
    }
  }

  /// The score of a meaning, raised by what other rows say for its first translation.
  func score(of meaning: Meaning) -> Double {
    guard let first = meaning.translations.first else { return 0 }
    return meaning.score + 0.3 * (ofTranslation[first, default: 0] - meaning.score)
  }
}
