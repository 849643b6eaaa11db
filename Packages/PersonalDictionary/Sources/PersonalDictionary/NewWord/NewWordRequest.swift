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
  /// A remark, for every word.
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

/// A saved word, with what to tell the user about it.
public struct NewWord: Equatable, Sendable {
  /// The stored word.
  public let word: Word
  /// What was typed, if that is only a form of the stored word, or another way to write it.
  public var typed: String?
  /// Its dictionary entries.
  public let entries: [DictionaryEntry]
  /// The direction that was asked for; the word was saved in another one if dictionaries know it only there.
  public let requested: Direction
  /// Whether the word was saved in another direction than asked for, because dictionaries know it only there.
  public var isRedirected: Bool { word.direction != requested }
  /// The other languages that have the word, when it is unknown in the requested one.
  public var detected: [DetectedWord] = []
  /// The words that the text consists of, when dictionaries have only these.
  public var parts: [String] = []
  /// Suggestions, the likeliest first, when no dictionary has the word.
  public internal(set) var suggestions: [SuggestedSpelling] = []
  /// The sources that gave no answer.
  public let failures: [SourceFailure]
}
