public import CoreModule

/// A stored round.
public struct RoundRecord: Hashable, Sendable {
  /// What was decided before the first pair.
  public var setup: RoundSetup
  /// When the round began.
  public var started: Timestamp
  /// When the round was last played.
  public var played: Timestamp
  /// The number of correct answers.
  public var correct: Int
  /// The number of wrong answers.
  public var wrong: Int
  /// The result, or `nil` for an unfinished round.
  public var result: RoundResult?

  /// Creates a record.
  public init(setup: RoundSetup, started: Timestamp, played: Timestamp, correct: Int, wrong: Int, result: RoundResult?) {
    self.setup = setup
    self.started = started
    self.played = played
    self.correct = correct
    self.wrong = wrong
    self.result = result
  }
}

/// A stored answer.
public struct RecordedAnswer: Hashable, Sendable {
  /// The answer.
  public let answer: RoundAnswer
  /// When it was given.
  public let given: Timestamp

  /// Creates a stored answer.
  public init(_ answer: RoundAnswer, given: Timestamp) { (self.answer, self.given) = (answer, given) }
}

/// A round with all its answers.
public struct PlayedRound: Hashable, Sendable {
  /// The round.
  public var record: RoundRecord
  /// Its answers, in the order of the pairs.
  public var answers: [RecordedAnswer]

  /// Creates a round.
  public init(record: RoundRecord, answers: [RecordedAnswer]) {
    self.record = record
    self.answers = answers
  }
}
