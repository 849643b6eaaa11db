/// A word of the dictionary as a headword.
public struct Headword: Hashable, Sendable {
  /// As it is spelled.
  public let text: String
  /// What kind of word it is.
  public let partOfSpeech: PartOfSpeech

  /// A headword from its parts.
  public init(_ text: String, _ partOfSpeech: PartOfSpeech) {
    self.text = text
    self.partOfSpeech = partOfSpeech
  }
}
