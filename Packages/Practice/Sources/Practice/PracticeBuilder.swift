public import CoreModule

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol PracticeDependency: SessionDependency, StatisticsDependency, UpkeepDependency, PracticeReminderDependency {}

/// Builds the practice.
public typealias PracticeBuilder = RoutingBuilder<any PracticeDependency, PracticeDestination>

extension PracticeBuilder {
  /// Builds the child features.
  public func build() -> PracticeGraph {
    PracticeGraph(
      session: SessionBuilder(dependency: dependency, router: router),
      statistics: StatisticsBuilder(dependency: dependency, router: router),
      upkeep: UpkeepBuilder(dependency: dependency),
      reminder: PracticeReminderBuilder(dependency: dependency)
    )
  }
}
