public import CoreModule

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol PracticeDependency: SessionDependency, StatisticsDependency, UpkeepDependency {}

/// Builds the practice.
@MainActor
public struct PracticeBuilder {
  private let dependency: any PracticeDependency
  private let router: any Router<PracticeDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any PracticeDependency, router: any Router<PracticeDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds the child features.
  public func build() -> PracticeGraph {
    PracticeGraph(
      session: SessionBuilder(dependency: dependency, router: router),
      statistics: StatisticsBuilder(dependency: dependency, router: router),
      upkeep: UpkeepBuilder(dependency: dependency)
    )
  }
}
