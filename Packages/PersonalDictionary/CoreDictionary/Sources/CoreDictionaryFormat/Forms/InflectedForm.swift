/// A form of a headword.
public struct InflectedForm: Hashable, Sendable {
  /// The form as it is spelled.
  public let text: String
  /// The headword that it is a form of; the form itself where that is the headword.
  public let headword: String
  /// What kind of word it is.
  public let partOfSpeech: PartOfSpeech
  /// The grammatical features in the order in which they are told, with blanks between: `3sg present`.
  public let features: String

  /// A form from its parts.
  public init(text: String, headword: String, partOfSpeech: PartOfSpeech, features: String) {
    self.text = text
    self.headword = headword
    self.partOfSpeech = partOfSpeech
    self.features = features
  }
}
