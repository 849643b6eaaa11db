/// Knows the genders of nouns, at once: it is asked for each word of a list that is shown.
public protocol NounGenders: Sendable {
  /// The gender of a noun that is spelled exactly so; empty where it is unknown, or the word is no noun.
  func gender(of noun: String, in language: Language) -> Gender
}

/// Knows none.
public struct NoNounGenders: NounGenders {
  /// Knows none.
  public init() {}

  /// Empty.
  public func gender(of noun: String, in language: Language) -> Gender { [] }
}
