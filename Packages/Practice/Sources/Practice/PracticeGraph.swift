/// The builders of the child features.
@MainActor
public struct PracticeGraph {
  /// The practice itself.
  public let session: SessionBuilder
  /// Statistics: what was practised, and what is due in the next days.
  public let statistics: StatisticsBuilder
  /// Suspends, releases and buries words; fits the parameters of the memory model.
  public let upkeep: UpkeepBuilder
  /// Reminds of the words that are due, once a day.
  public let reminder: PracticeReminderBuilder
}
