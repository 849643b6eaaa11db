public import CoreModule
public import PracticeScheduling

/// The user's settings of the practice.
public struct PracticeSettings: Hashable, Sendable {
  /// The probability of recall at which a card comes back.
  public var desiredRetention = 0.9
  /// How many new cards are begun on a day.
  public var newPerDay = 20
  /// How many learned cards are asked on a day.
  public var reviewsPerDay = 200
  /// When a day begins.
  public var dayStart = TimeOfDay.hour(4)
  /// Whether articles are asked in every language that has them; German ones always are.
  public var asksArticles = false
  /// Whether intervals are spread a little.
  public var isFuzzed = true

  /// The possible numbers of cards on a day.
  public static let cardsPerDay = 0...9999

  /// Creates the default settings.
  public init() {}

  /// The scheduler with these settings and `parameters`.
  public func scheduler(_ parameters: FSRSParameters) throws(SchedulingProblem) -> Scheduler {
    try Scheduler(parameters: parameters, desiredRetention: desiredRetention)
  }
}
