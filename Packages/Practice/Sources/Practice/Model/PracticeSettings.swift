public import CoreModule
public import PracticeScheduling

/// The user's settings of the practice.
public struct PracticeSettings: Hashable, Sendable {
  /// The probability of recall at which a card comes back, from 0 to 1.
  public var desiredRetention = 0.9
  /// The maximum number of new cards on a day.
  public var newPerDay = 20
  /// The maximum number of reviews of learned cards on a day.
  public var reviewsPerDay = 200
  /// The time at which a day begins.
  public var dayStart = TimeOfDay.hour(4)
  /// Whether articles are requested in all languages that have them; in German they always are.
  public var asksArticles = false
  /// Whether intervals are varied slightly.
  public var isFuzzed = true

  /// The valid numbers of cards on a day.
  public static let cardsPerDay = 0...9999

  /// Creates the default settings.
  public init() {}

  /// The scheduler with these settings and `parameters`.
  public func scheduler(_ parameters: FSRSParameters) throws(SchedulingProblem) -> Scheduler {
    try Scheduler(parameters: parameters, desiredRetention: desiredRetention)
  }
}
