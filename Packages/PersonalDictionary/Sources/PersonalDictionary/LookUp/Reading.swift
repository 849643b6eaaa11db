/// One way to understand a text: the headword that it is, or is a form of, with what the sources know about it.
public struct Reading: Equatable, Sendable {
  /// How the text comes to its headword.
  public enum Match: String, Sendable {
    /// It is spelled like the headword or one of its forms.
    case exact
    /// It differs in accents.
    case otherAccents = "other_accents"
    /// It is a phrase with the headword inflected, or with an article or a pronoun before it.
    case phrase
    /// It is a compound whose last part the headword is.
    case compound
    /// A rule for endings says so, no table.
    case guessed
  }

  /// The headword as the dictionary spells it.
  public let headword: String
  /// Its part of speech, where the source says it.
  public let partOfSpeech: String?
  /// Which of its forms the text is, the commonest first; none when it is the headword itself, or the form is only guessed.
  public let forms: [GrammaticalForm]
  /// The words that are written in the text as one; none when it is one word.
  public internal(set) var parts: [String] = []
  /// How the text comes to the headword.
  public private(set) var match: Match = .exact
  /// How the dictionary spells the text, where it is no form that is only guessed.
  public let spelling: String
  /// The entries of all sources, in the user's order of sources.
  public internal(set) var entries: [DictionaryEntry]

  /// An inflection with what the sources know about its headword.
  init(_ inflection: Inflection, entries: [DictionaryEntry]) {
    headword = inflection.headword
    partOfSpeech = inflection.partOfSpeech
    forms = inflection.forms
    spelling = inflection.text
    self.entries = entries
  }

  /// The text is the headword of `entries`; `nil` when there are none.
  init?(itself entries: [DictionaryEntry]) {
    guard let first = entries.first else { return nil }
    headword = first.headword
    partOfSpeech = first.partOfSpeech
    forms = []
    spelling = first.headword
    self.entries = entries
  }

  /// The reading, as one that was found in this way.
  func matched(_ match: Match) -> Reading {
    var reading = self
    reading.match = match
    return reading
  }

  /// The headword, unless the text is the headword itself or a compound, which is no form of its last part.
  public var baseForm: String? {
    switch match {
    case .exact, .otherAccents: forms.isEmpty && parts.isEmpty ? nil : headword
    case .phrase, .guessed: headword
    case .compound: nil
    }
  }
}
