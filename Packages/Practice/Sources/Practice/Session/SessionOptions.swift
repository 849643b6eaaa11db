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

  /// Creates options for all that is due today.
  public init() {}
}
