/// One way to understand a text: the headword that it is, or is a form of, with what the sources know about it.
public struct Reading: Equatable, Sendable {
  /// The headword as the dictionary spells it.
  public let headword: String
  /// Its part of speech, where the source says it.
  public let partOfSpeech: String?
  /// Which of its forms the text is, the commonest first; none when it is the headword itself, or the form is only guessed.
  public let forms: [GrammaticalForm]
  /// The entries of all sources, in the user's order of sources.
  public let entries: [DictionaryEntry]

  /// A reading from its parts.
  public init(headword: String, partOfSpeech: String?, forms: [GrammaticalForm], entries: [DictionaryEntry]) {
    self.headword = headword
    self.partOfSpeech = partOfSpeech
    self.forms = forms
    self.entries = entries
  }

  /// The text is the headword of `entries`; `nil` when there are none.
  init?(itself entries: [DictionaryEntry]) {
    guard let first = entries.first else { return nil }
    self.init(headword: first.headword, partOfSpeech: first.partOfSpeech, forms: [], entries: entries)
  }
}
