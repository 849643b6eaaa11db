public import CoreModule

/// A share of the words of a text that the reader is to know.
public enum CoverageGoal: Int, CaseIterable, Hashable, Sendable {
  /// Enough to understand with help.
  case percent95 = 95
  /// Enough to understand without.
  case percent98 = 98

  /// The share, from 0 to 1.
  public var share: Double { Double(rawValue) / 100 }
}

/// The state of the summary of a text.
public struct TextSummaryState: Equatable, Sendable {
  /// The languages; `nil` before the text is read.
  public internal(set) var languages: LanguagePair?
  /// Whether the language was recognised rather than chosen.
  public internal(set) var isRecognized = false
  /// The title of the text, if it has one.
  public internal(set) var title: String?
  /// Its words, and how many of them are known.
  public internal(set) var count = WordCount()
  /// The number of different words.
  public internal(set) var headwords = 0
  /// How many of the different words the dictionary has, once the whole text was read.
  public internal(set) var foundWords = FoundWords()
  /// The fewest words to learn until this share of the text is known: the most frequent ones first. Each goal's words begin with those of the
  /// one before.
  public internal(set) var toLearn: [CoverageGoal: [VocabularyWord]] = [:]
  /// Whether the text had too many different words to count them all.
  public internal(set) var isAbridged = false
  /// The headwords that ``TextSummaryViewModel/keep(_:from:)`` has added to the reader's own; `nil` before.
  public internal(set) var kept: [String]?
  /// The last failure.
  public internal(set) var problem: ReadingProblem?
}
