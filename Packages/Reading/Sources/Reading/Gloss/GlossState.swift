public import CoreModule

/// How a text is glossed.
public struct GlossRequest: Hashable, Sendable {
  /// The languages of the text and of the translations.
  public var languages: LanguageChoice
  /// Omits words up to this rank, which are the most common.
  public var aboveRank: Int?
  /// At most this many words in the vocabulary; `nil` for all.
  public var top: Int?

  /// Creates a request.
  public init(languages: LanguageChoice, aboveRank: Int? = nil, top: Int? = nil) {
    self.languages = languages
    self.aboveRank = aboveRank
    self.top = top
  }
}

/// The state of the glosses of a text.
public struct GlossState: Equatable, Sendable {
  /// The languages; `nil` before the text's one is recognised.
  public internal(set) var languages: LanguagePair?
  /// Whether the language was recognised rather than chosen.
  public internal(set) var isRecognized = false
  /// The title of the text, if it has one.
  public internal(set) var title: String?
  /// The words that were read.
  public internal(set) var count = WordCount()
  /// How many of the different words the dictionary has, once the whole text was read.
  public internal(set) var foundWords = FoundWords()
  /// The unknown words, the most frequent ones first; empty before the end of the text.
  public internal(set) var vocabulary: [VocabularyWord] = []
  /// Whether the text had too many different words to count them all: words that occur once may be missing.
  public internal(set) var isAbridged = false
  /// Whether the whole text was read.
  public internal(set) var isFinished = false
  /// The last failure, after which the text cannot be read further.
  public internal(set) var problem: ReadingProblem?
}
