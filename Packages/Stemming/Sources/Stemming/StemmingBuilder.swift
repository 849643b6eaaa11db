public import CoreModule

/// The dependency of the child features that use the roots.
@MainActor
public protocol RootStoreDependency {
  /// Stores the roots.
  var rootStore: any RootStore { get }
}

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol StemmingDependency:
  StemCountingDependency, SavedRootsDependency, RootExplanationDependency, GrammarRulesDependency
{}

/// Builds the stemming feature.
public typealias StemmingBuilder = RoutingBuilder<any StemmingDependency, StemmingDestination>

extension StemmingBuilder {
  /// Builds the child features.
  public func build() -> StemmingGraph {
    StemmingGraph(
      counting: StemCountingBuilder(dependency: dependency),
      savedRoots: SavedRootsBuilder(dependency: dependency, router: router),
      explanation: RootExplanationBuilder(dependency: dependency),
      rules: GrammarRulesBuilder(dependency: dependency)
    )
  }
}
