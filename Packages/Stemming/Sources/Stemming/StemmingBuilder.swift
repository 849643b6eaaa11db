public import CoreModule

/// Builds the stemming feature.
@MainActor
public struct StemmingBuilder: Builder {
  private let dependency: any StemmingDependency
  private let router: any Router<StemmingDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any StemmingDependency, router: any Router<StemmingDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds the child features.
  public func build(_: Void) -> StemmingGraph {
    StemmingGraph(
      counting: StemCountingBuilder(dependency: dependency),
      keptRoots: KeptRootsBuilder(dependency: dependency, router: router),
      explanation: RootExplanationBuilder(dependency: dependency),
      rules: GrammarRulesBuilder(dependency: dependency),
      transfer: RootTransferBuilder(dependency: dependency)
    )
  }
}
