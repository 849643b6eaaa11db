/// Words that a user wants to keep, and how.
public struct NewWordRequest: Equatable, Sendable {
  /// The words or phrases, as typed.
  public var texts: [String]
  /// The language of the words, where the user says so.
  public var from: Language?
  /// The language of the translations, where the user says so.
  public var to: Language?
  /// Translations the user gives, for every word.
  public var ownTranslations: [String] = []
  /// A remark, for every word.
  public var note: String?
  /// Tags, for every word.
  public var tags: [String] = []
  /// Whether the words become favourites.
  public var isStarred = false
  /// Whether the dictionaries are asked.
  public var looksUp = true

  /// A request for these words.
  public init(_ texts: [String], from: Language? = nil, to: Language? = nil) {
    self.texts = texts
    self.from = from
    self.to = to
  }
}

/// A word that was kept, and what is worth saying about it.
public struct NewWord: Equatable, Sendable {
  /// The word as it is stored now.
  public let word: Word
  /// The entries that the dictionaries have for it.
  public let entries: [DictionaryEntry]
  /// Whether it was kept the other way round than the chosen direction, because only that way a dictionary knows it.
  public let isReversed: Bool
  /// The words that the text is made of, where the dictionaries have only these.
  public var parts: [String] = []
  /// Texts that may be meant, the likeliest first, where no dictionary has the word.
  public internal(set) var suggestions: [String] = []
  /// The dictionaries that could not be asked, and why.
  public let failures: [SourceFailure]
}
