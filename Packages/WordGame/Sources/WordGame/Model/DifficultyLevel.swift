/// The difficulty of a round, from 1 to 5: how rare the words are, and how similar the wrong translations are to the right ones.
public struct DifficultyLevel: Hashable, Comparable, Sendable {
  /// The level, from 1 to 5.
  public let rawValue: Int

  /// The valid levels.
  public static let range = 1...5
  /// The level of a new player.
  public static let first = DifficultyLevel(clamping: 1)
  /// The hardest level, with false friends.
  public static let last = DifficultyLevel(clamping: 5)

  /// Creates a level; `nil` when it is out of range.
  public init?(rawValue: Int) {
    guard Self.range.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// The nearest valid level.
  public init(clamping value: Int) { rawValue = min(max(value, Self.range.lowerBound), Self.range.upperBound) }

  /// The level of the next pair: one more for every five correct answers.
  public func risen(after correct: Int) -> DifficultyLevel { DifficultyLevel(clamping: rawValue + correct / 5) }

  /// The level of the next round after one of this level.
  public func next(after result: RoundResult) -> DifficultyLevel {
    switch result {
    case .won: DifficultyLevel(clamping: rawValue + 1)
    case .lost: DifficultyLevel(clamping: rawValue - 1)
    }
  }

  /// Easier levels come first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The wanted similarity of a wrong translation to a right one; see ``TextShape/likeness(to:)``.
  var decoyLikeness: Int { min(rawValue - 1, 3) }
}
