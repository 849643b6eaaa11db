public import Foundation

/// The state of a card in its schedule. Steps are counted from 0.
public enum CardState: Hashable, Sendable {
  /// It was never answered.
  case new
  /// It is being learned, in short steps.
  case learning(step: Int, LastReview)
  /// It is known and comes back after days.
  case review(LastReview)
  /// It was forgotten and is being learned again, in short steps.
  case relearning(step: Int, LastReview)

  /// The last answer and the memory after it; `nil` for a new card.
  public var lastReview: LastReview? {
    switch self {
    case .new: nil
    case .learning(_, let last), .review(let last), .relearning(_, let last): last
    }
  }

  /// When the card comes back; `nil` for a new card.
  public var due: Date? { lastReview?.due }
}

/// The memory of a card after its last answer, and when it comes back.
public struct LastReview: Hashable, Sendable {
  /// When it was answered.
  public let time: Date
  /// The memory after the answer.
  public let memory: MemoryState
  /// The interval from `time` until the card comes back.
  public let interval: Interval

  /// Creates the last review of a stored card.
  public init(time: Date, memory: MemoryState, interval: Interval) {
    self.time = time
    self.memory = memory
    self.interval = interval
  }

  /// The time at which the card comes back, with days of 24 hours. An app that counts calendar days adds `interval` to its own day instead.
  public var due: Date { time + interval.seconds }
}

/// The time until a card comes back.
public enum Interval: Hashable, Sendable {
  /// A step of learning or relearning.
  case time(Duration)
  /// Whole days.
  case days(Int)

  /// The interval in seconds, a day having 86,400.
  public var seconds: Double {
    switch self {
    case .time(let duration): duration / .seconds(1)
    case .days(let days): Double(days) * .secondsPerDay
    }
  }
}

/// How well a card is remembered: the two numbers of FSRS.
public struct MemoryState: Hashable, Sendable {
  /// The days until the probability of recall has fallen to 90 %.
  public let stability: Double
  /// How hard it is to make the memory more stable, from 1 (easy) to 10 (hard).
  public let difficulty: Double

  /// The valid stabilities, in days.
  public static let stabilities = 0.001...Double.greatestFiniteMagnitude
  /// The valid difficulties.
  public static let difficulties = 1.0...10.0

  /// Creates a stored state; `nil` when one of the numbers is out of its bounds.
  public init?(stability: Double, difficulty: Double) {
    guard Self.stabilities.contains(stability), Self.difficulties.contains(difficulty) else { return nil }
    self.stability = stability
    self.difficulty = difficulty
  }

  /// Creates a state from computed numbers, brought into their bounds.
  init(bounding stability: Double, _ difficulty: Double) {
    self.stability = stability.bounded(by: Self.stabilities)
    self.difficulty = difficulty.bounded(by: Self.difficulties)
  }
}

extension Double {
  static let secondsPerDay = 86_400.0

  /// The nearest number of the range.
  func bounded(by range: ClosedRange<Double>) -> Double { min(max(range.lowerBound, self), range.upperBound) }
}
