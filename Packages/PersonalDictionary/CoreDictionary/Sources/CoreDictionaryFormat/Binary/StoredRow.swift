public import PersonalDictionary

/// A row of the binary dictionary, seen in one direction.
public struct StoredRow: Equatable, Sendable {
  /// What kind of word it is.
  public let partOfSpeech: PartOfSpeech
  /// How sure and how common the meaning is, 1 to 300.
  public let weight: Int
  /// Whether only few sources have the meaning: it may be doubtful.
  public let isRare: Bool
  /// Whether it is written for this direction, in place of what other rows have for its headwords.
  public let isAnswer: Bool
  /// The words of the language that is translated from, best first.
  public let words: [String]
  /// Their genders, in their order.
  public let genders: [Gender]
  /// What they mean, in their own language, by their place.
  public let glosses: [Int: GlossTable.Gloss]
  /// Their translations, best first; none where the other language has no word.
  public let translations: [String]
  /// The genders of the translations, in their order.
  public let translationGenders: [Gender]
}

/// What the dictionary has under a key, seen in one direction.
public struct StoredArticle: Sendable {
  /// The rows, in the order of the table.
  public let rows: [StoredRow]
  /// What is told of the headwords.
  public let notes: StoredNotes

  static let nothing = StoredArticle(rows: [], notes: StoredNotes([]))
}
