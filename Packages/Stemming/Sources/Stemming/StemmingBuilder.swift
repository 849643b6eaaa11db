public import CoreModule

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol StemmingDependency:
  StemCountingDependency, SavedRootsDependency, RootExplanationDependency, GrammarRulesDependency, RootTransferDependency
{}

/// Builds the stemming feature.
@MainActor
public struct StemmingBuilder {
  private let dependency: any StemmingDependency
  private let router: any Router<StemmingDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any StemmingDependency, router: any Router<StemmingDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds the child features.
  public func build() -> StemmingGraph {
    StemmingGraph(
      counting: StemCountingBuilder(dependency: dependency),
      savedRoots: SavedRootsBuilder(dependency: dependency, router: router),
      explanation: RootExplanationBuilder(dependency: dependency),
      rules: GrammarRulesBuilder(dependency: dependency),
      transfer: RootTransferBuilder(dependency: dependency)
    )
  }
}
