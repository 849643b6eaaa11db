/// Words to add.
public struct NewWordRequest: Equatable, Sendable {
  /// The words or phrases, as typed.
  public var texts: [String]
  /// The language of the words, if the user names it.
  public var from: Language?
  /// The language of the translations, if the user names it.
  public var to: Language?
  /// The user's own translations, for every word.
  public var ownTranslations: [String] = []
  /// A note, for every word.
  public var note: String?
  /// Tags, for every word.
  public var tags: [String] = []
  /// Sentences in which the user met them, for every word.
  public var examples: [WordExample] = []
  /// Whether the words become favourites.
  public var isStarred = false
  /// Whether the words are looked up.
  public var looksUp = true
  /// Whether each word is saved as it is typed, even if it is a form of a stored one.
  public var isExact = false

  /// Creates a request.
  public init(_ texts: [String], from: Language? = nil, to: Language? = nil) {
    self.texts = texts
    self.from = from
    self.to = to
  }
}

/// A saved word, with remarks about it for the user.
public struct NewWord: Equatable, Sendable {
  /// The stored word.
  public internal(set) var word: Word
  /// The typed text, if it is only a form or a variant of the stored word; otherwise `nil`.
  public var typed: String?
  /// The dictionary's spelling of the word, if it differs in accents or case from the one that was just saved; otherwise `nil`.
  public var otherSpelling: String?
  /// The words of which it is a form, if it was just saved as it was typed.
  public var bases: [String] = []
  /// Its dictionary entries.
  public internal(set) var entries: [DictionaryEntry]
  /// The requested direction. The word was saved in another one if dictionaries know it only there.
  public let requested: Direction
  /// Whether the word was saved in another direction than requested.
  public var isRedirected: Bool { word.direction != requested }
  /// The other languages that have the word, when it is unknown in the requested one.
  public var detected: [DetectedWord] = []
  /// The words of which the text consists, when dictionaries know only them.
  public internal(set) var parts: [String] = []
  /// Suggestions, the likeliest first, when no dictionary has the word.
  public internal(set) var suggestions: [SuggestedSpelling] = []
  /// The sources that gave no answer.
  public internal(set) var failures: [SourceFailure]
}
