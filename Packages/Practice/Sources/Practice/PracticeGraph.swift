/// A built practice: the builders of its child features.
@MainActor
public struct PracticeGraph {
  /// The practice itself.
  public let session: SessionBuilder
  /// What was practised, and what is ahead.
  public let statistics: StatisticsBuilder
  /// Suspends, releases and buries words; the parameters of the memory model.
  public let upkeep: UpkeepBuilder
  /// Reminds of the words that are due, once a day.
  public let reminder: PracticeReminderBuilder
}
