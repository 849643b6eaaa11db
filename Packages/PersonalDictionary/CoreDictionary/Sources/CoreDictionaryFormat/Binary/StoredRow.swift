public import PersonalDictionary

/// A row of the binary dictionary in one direction.
public struct StoredRow: Equatable, Sendable {
  /// The part of speech.
  public let partOfSpeech: PartOfSpeech
  /// How certain and common the meaning is, from 1 to 300.
  public let weight: Int
  /// Whether few sources have the meaning, which makes it uncertain.
  public let isRare: Bool
  /// Whether it was written for this direction and replaces other rows of its headwords.
  public let isAnswer: Bool
  /// The words of the source language, best first.
  public let words: [String]
  /// Their genders, in the same order.
  public let genders: [Gender]
  /// Their glosses, in their own language, by place.
  public let glosses: [Int: GlossTable.Gloss]
  /// Their translations, best first; empty when the target language has no word.
  public let translations: [String]
  /// The genders of the translations, in the same order.
  public let translationGenders: [Gender]
}

/// The content of a key in one direction.
public struct StoredArticle: Sendable {
  /// The rows, in table order.
  public let rows: [StoredRow]
  /// The notes on the headwords.
  public let notes: StoredNotes

  static let nothing = StoredArticle(rows: [], notes: StoredNotes([]))
}
