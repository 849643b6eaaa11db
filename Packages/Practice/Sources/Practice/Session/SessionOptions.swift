/// The user's options for a session.
public struct SessionOptions: Equatable, Sendable {
  /// Which words are practised.
  public var filter = PracticeFilter()
  /// Which sides are asked.
  public var directions = Set(PracticeDirection.allCases)
  /// How many new cards are begun at most; by default as many as the settings leave for today.
  public var newLimit: Int?
  /// How many learned cards are asked at most; by default as many as the settings leave for today.
  public var reviewLimit: Int?
  /// Makes the choices and the spread of intervals follow from this number and the word; by default they follow from its identity.
  public var seed: UInt64?

  /// Creates options for all that is due today.
  public init() {}
}
