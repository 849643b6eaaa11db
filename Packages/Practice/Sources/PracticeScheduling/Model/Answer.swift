public import Foundation

/// How well a card was remembered.
public enum Grade: Int, CaseIterable, Hashable, Sendable {
  /// It was forgotten.
  case again = 1
  /// It was remembered with effort.
  case hard = 2
  /// It was remembered.
  case good = 3
  /// It was remembered without thinking.
  case easy = 4

  /// Whether the card was remembered at all.
  public var isRecall: Bool { self != .again }
}

/// One answer to a card.
public struct Answer: Hashable, Sendable {
  /// How well the card was remembered.
  public let grade: Grade
  /// When it was answered.
  public let time: Date

  /// Creates an answer.
  public init(_ grade: Grade, at time: Date) {
    self.grade = grade
    self.time = time
  }
}

extension Sequence<Answer> {
  /// The answers as they count: by time, each once, without those that are later than `now`.
  ///
  /// Only the set of answers matters, not how it is stored, so two logs can be merged by appending one to the other. An answer from the
  /// future was given while a clock was wrong; it counts when its time has come. Of different answers at the same time, the worst comes
  /// first.
  func chronological(asOf now: Date) -> [Answer] {
    Set(self).filter { $0.time <= now }.sorted { ($0.time, $0.grade.rawValue) < ($1.time, $1.grade.rawValue) }
  }
}
