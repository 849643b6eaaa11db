public import CoreModule

/// An answer in the review log.
public struct AnkiReview: Equatable, Sendable {
  /// The occasion of the answer.
  public enum Kind: Int, Sendable {
    /// In learning.
    case learning
    /// When the card was due.
    case review
    /// In relearning.
    case relearning
    /// In a filtered deck, or before the card was due.
    case filtered
    /// The user set the due date.
    case manual
    /// The intervals were computed again.
    case rescheduled
  }

  /// When it was given. This is also the number of the answer.
  public var time: Timestamp
  /// Again 1, hard 2, good 3, easy 4; 0 for an entry without an answer, such as a change of the due date.
  public var rating: Int
  /// The interval after the answer, in days; in seconds if negative.
  public var interval: Int64
  /// The interval before the answer, in days; in seconds if negative.
  public var lastInterval: Int64
  /// The ease in thousandths; with FSRS, 100 to 1100 for the difficulty from 1 to 10.
  public var factor: Int
  /// How long the answer took, in milliseconds.
  public var duration: Int64
  /// The occasion of the answer.
  public var kind: Kind

  /// Creates an answer.
  public init(
    time: Timestamp, rating: Int, interval: Int64, lastInterval: Int64, factor: Int = 0, duration: Int64 = 0, kind: Kind = .review
  ) {
    (self.time, self.rating, self.interval, self.lastInterval) = (time, rating, interval, lastInterval)
    (self.factor, self.duration, self.kind) = (factor, duration, kind)
  }
}
