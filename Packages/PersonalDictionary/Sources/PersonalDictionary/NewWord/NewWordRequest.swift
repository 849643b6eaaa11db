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
  /// Whether the words become favourites.
  public var isStarred = false
  /// Whether the words are looked up.
  public var looksUp = true

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
  /// Its dictionary entries.
  public let entries: [DictionaryEntry]
  /// Whether it was saved in the reverse direction, because dictionaries know it only there.
  public let isReversed: Bool
  /// The words that the text consists of, when dictionaries have only these.
  public var parts: [String] = []
  /// Suggestions, the likeliest first, when no dictionary has the word.
  public internal(set) var suggestions: [String] = []
  /// The sources that gave no answer.
  public let failures: [SourceFailure]
}
