public import CoreModule

/// A round as it is kept.
public struct RoundRecord: Hashable, Sendable {
  /// What was decided before its first pair.
  public var setup: RoundSetup
  /// When it began.
  public var started: Timestamp
  /// When it was last played.
  public var played: Timestamp
  /// How many answers were right.
  public var correct: Int
  /// How many answers were wrong.
  public var wrong: Int
  /// How it ended, or `nil` when it was left before its end.
  public var result: RoundResult?

  /// A record from its parts.
  public init(setup: RoundSetup, started: Timestamp, played: Timestamp, correct: Int, wrong: Int, result: RoundResult?) {
    self.setup = setup
    self.started = started
    self.played = played
    self.correct = correct
    self.wrong = wrong
    self.result = result
  }
}

/// An answer as it is kept.
public struct KeptAnswer: Hashable, Sendable {
  /// What was said.
  public let answer: RoundAnswer
  /// When.
  public let given: Timestamp

  /// An answer with its time.
  public init(_ answer: RoundAnswer, given: Timestamp) {
    self.answer = answer
    self.given = given
  }
}

/// A round with all its answers.
public struct PlayedRound: Hashable, Sendable {
  /// The round.
  public var record: RoundRecord
  /// Its answers, in the order of the pairs.
  public var answers: [KeptAnswer]

  /// A round from its parts.
  public init(record: RoundRecord, answers: [KeptAnswer]) {
    self.record = record
    self.answers = answers
  }
}
