/// How hard a round is, from 1 to 5: how rare its words are, and how much the wrong translations look like the right ones.
public struct DifficultyLevel: Hashable, Comparable, Sendable {
  /// From 1 to 5.
  public let rawValue: Int

  /// The levels there are.
  public static let range = 1...5
  /// Where everyone begins.
  public static let first = DifficultyLevel(clamping: 1)
  /// The level with false friends.
  public static let last = DifficultyLevel(clamping: 5)

  /// A level, or `nil` when there is no such one.
  public init?(rawValue: Int) {
    guard Self.range.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// The nearest level.
  public init(clamping value: Int) { rawValue = min(max(value, Self.range.lowerBound), Self.range.upperBound) }

  /// The level of the next pair: one more for every five right answers.
  public func risen(after correct: Int) -> DifficultyLevel { DifficultyLevel(clamping: rawValue + correct / 5) }

  /// The level of the next round, after one of this level that was won or lost.
  public func next(after result: RoundResult) -> DifficultyLevel {
    switch result {
    case .won: DifficultyLevel(clamping: rawValue + 1)
    case .lost: DifficultyLevel(clamping: rawValue - 1)
    }
  }

  /// Easier levels come first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The likeness of a wrong translation to a right one that is looked for; see ``TextShape/likeness(to:)``.
  var decoyLikeness: Int { min(rawValue - 1, 3) }
}
