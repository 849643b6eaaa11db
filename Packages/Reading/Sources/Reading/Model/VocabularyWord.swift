/// A word of a text with all its occurrences.
public struct VocabularyWord: Hashable, Sendable {
  /// What it is.
  public let word: TextWord
  /// How well the reader knows it.
  public var standing: Standing
  /// How often it occurs in the text.
  public var count: Int
  /// How many words of the text these are: a phrase is several.
  public var words: Int
  /// The forms in which it occurs, the most frequent first.
  public var forms: [String]
  /// The first sentence that it is in.
  public var sentence: String

  /// The word as it is kept, with its sentence.
  func toKeep(origin: String?) -> WordToKeep {
    let tokens = TextTokens(sentence)
    let words = Set(tokens.words.map { String(tokens.text($0.range)) })
    let inSentence = forms.first { words.contains($0) } ?? forms.first { sentence.contains($0) } ?? forms.first ?? word.headword
    return WordToKeep(word, form: inSentence, sentence: sentence, origin: origin)
  }
}
