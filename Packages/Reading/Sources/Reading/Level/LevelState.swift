/// The state of the estimate of the level.
public struct LevelState: Equatable, Sendable {
  /// The levels by the codes of their languages; `nil` before they are read.
  public internal(set) var levels: [ReadingLevel]?
  /// The question; `nil` before the first and after the last one.
  public internal(set) var question: LevelQuestion?
  /// How many questions there are.
  public internal(set) var questionCount = 0
  /// The estimate; `nil` before the last answer.
  public internal(set) var estimate: LevelEstimate?
  /// Whether the estimate, or the level that the reader said, is stored.
  public internal(set) var isSaved = false
  /// The last failure.
  public internal(set) var problem: ReadingProblem?
}

/// A question of the estimate.
public struct LevelQuestion: Equatable, Sendable {
  /// The number of the question, from 1.
  public let number: Int
  /// The word, which may be invented.
  public let text: String
}

/// How many words of a language the reader probably knows.
public struct LevelEstimate: Equatable, Sendable {
  /// The level.
  public let level: ReadingLevel
  /// How many of the invented words the reader said to know, and how many there were.
  public let inventedKnown: Int
  /// The number of invented words.
  public let invented: Int
  /// Whether so many invented words were said to be known that the estimate means little.
  public let isDoubtful: Bool
}
