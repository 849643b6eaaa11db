/// Looks up the genders of nouns, fast enough for each row of a list on screen.
public protocol NounGenders: Sendable {
  /// The gender of the noun with exactly this spelling; empty when it is unknown or the word is not a noun.
  func gender(of noun: String, in language: Language) -> Gender
}

/// No genders.
public struct NoNounGenders: NounGenders {
  /// No genders.
  public init() {}

  /// Empty.
  public func gender(of noun: String, in language: Language) -> Gender { [] }
}
