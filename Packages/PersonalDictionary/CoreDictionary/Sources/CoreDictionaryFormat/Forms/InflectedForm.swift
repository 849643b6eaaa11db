/// A form of a headword.
public struct InflectedForm: Hashable, Sendable {
  /// The spelling of the form.
  public let text: String
  /// Its headword; the form itself when it is the headword.
  public let headword: String
  /// The part of speech.
  public let partOfSpeech: PartOfSpeech
  /// The grammatical features in display order, separated by spaces: `3sg present`.
  public let features: String

  /// Creates a form.
  public init(text: String, headword: String, partOfSpeech: PartOfSpeech, features: String) {
    self.text = text
    self.headword = headword
    self.partOfSpeech = partOfSpeech
    self.features = features
  }
}
