/// One interpretation of a text: its headword, with the entries of the sources.
public struct Reading: Equatable, Sendable {
  /// How the text matches its headword.
  public enum Match: String, Sendable {
    /// It is spelled like the headword or one of its forms.
    case exact
    /// It differs in accents.
    case otherAccents = "other_accents"
    /// It is a phrase with the headword inflected, or with an article or a pronoun before it.
    case phrase
    /// It is a compound that ends in the headword.
    case compound
    /// It matches only by a rule for endings.
    case guessed
  }

  /// The headword as the dictionary spells it.
  public let headword: String
  /// Its part of speech, if known.
  public let partOfSpeech: String?
  /// The forms that the text can be, the commonest first; empty for the headword itself or a guessed form.
  public let forms: [GrammaticalForm]
  /// The words that are written as one; empty for a single word.
  public internal(set) var parts: [String] = []
  /// How the text matches the headword.
  public private(set) var match: Match = .exact
  /// The dictionary's spelling of the text; of a guessed form, of its headword.
  public let spelling: String
  /// The entries of all sources, in the user's order of sources.
  public internal(set) var entries: [DictionaryEntry]

  /// Creates the reading of an inflection.
  init(_ inflection: Inflection, entries: [DictionaryEntry]) {
    headword = inflection.headword
    partOfSpeech = inflection.partOfSpeech
    forms = inflection.forms
    spelling = inflection.text
    self.entries = entries
  }

  /// Creates the reading of a text that is the headword of `entries`; `nil` when there are none.
  init?(itself entries: [DictionaryEntry]) {
    guard let first = entries.first else { return nil }
    headword = first.headword
    partOfSpeech = first.partOfSpeech
    forms = []
    spelling = first.headword
    self.entries = entries
  }

  /// The reading with another match.
  func matched(_ match: Match) -> Reading {
    var reading = self
    reading.match = match
    return reading
  }

  /// Whether the text is the same form of another word of the same part of speech.
  func isSameForm(as other: Reading) -> Bool {
    match == other.match && partOfSpeech == other.partOfSpeech && headword != other.headword && forms.contains(where: other.forms.contains)
  }

  /// The translations of the entries, best first, at most `limit`.
  public func translations(limit: Int) -> [String] { entries.translations(limit: limit) }

  /// The headword; `nil` when the text is the headword itself or a compound.
  public var baseForm: String? {
    switch match {
    case .exact, .otherAccents: forms.isEmpty && parts.isEmpty ? nil : headword
    case .phrase, .guessed: headword
    case .compound: nil
    }
  }
}
