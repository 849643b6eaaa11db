/// A headword.
public struct Headword: Hashable, Sendable {
  /// The spelling.
  public let text: String
  /// The part of speech.
  public let partOfSpeech: PartOfSpeech

  /// Creates a headword.
  public init(_ text: String, _ partOfSpeech: PartOfSpeech) {
    self.text = text
    self.partOfSpeech = partOfSpeech
  }
}
