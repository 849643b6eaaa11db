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
  /// Reviews that come back this many days later are asked, too, after those that are due.
  public var daysAhead = 0
  /// Makes the choices and the spread of intervals follow from this number and the word; by default they follow from its identity.
  public var seed: UInt64?

  /// The days ahead of a session that goes on when nothing is due: its words come in the order of their days, so that it can end at any time.
  public static let week = 7

  /// Creates options for all that is due today.
  public init() {}
}
