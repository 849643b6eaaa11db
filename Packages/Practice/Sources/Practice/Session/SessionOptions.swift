/// The user's options for a session.
public struct SessionOptions: Equatable, Sendable {
  /// The words to practise.
  public var filter = PracticeFilter()
  /// The sides to ask.
  public var directions = Set(PracticeDirection.allCases)
  /// The maximum number of new cards; `nil` for those that the settings allow today.
  public var newLimit: Int?
  /// The maximum number of reviews; `nil` for those that the settings allow today.
  public var reviewLimit: Int?
  /// The number of days ahead: reviews due by then are asked after those that are due today.
  public var daysAhead = 0
  /// Determines the choices and the variation of intervals, together with the word; `nil` to derive them from the identity of the word.
  public var seed: UInt64?

  /// The days ahead of a session that continues when nothing is due. Its reviews come in the order of their days, so it can end at any
  /// time.
  public static let week = 7

  /// Creates options for all that is due today.
  public init() {}
}
