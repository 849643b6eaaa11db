/// Looks up the genders of nouns. A list calls it for each visible row, so it must be fast.
public protocol NounGenders: Sendable {
  /// The gender of the noun with exactly this spelling; empty when it is unknown or the word is not a noun.
  func gender(of noun: String, in language: Language) -> Gender
}

/// Knows no genders; for hosts without a dictionary.
public struct NoNounGenders: NounGenders {
  /// Creates a value.
  public init() {}

  /// Always empty.
  public func gender(of noun: String, in language: Language) -> Gender { [] }
}
