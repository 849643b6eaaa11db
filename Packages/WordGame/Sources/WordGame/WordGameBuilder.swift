public import CoreModule

/// The dependency of the child features that use the rounds and answers.
@MainActor
public protocol GameStoreDependency {
  /// Stores the rounds and answers.
  var gameStore: any GameStore { get }
}

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol WordGameDependency: PlayDependency, ScoresDependency {}

/// Builds the word game.
public typealias WordGameBuilder = RoutingBuilder<any WordGameDependency, WordGameDestination>

extension WordGameBuilder {
  /// Builds the child features.
  public func build() -> WordGameGraph {
    WordGameGraph(
      play: PlayBuilder(dependency: dependency, router: router),
      scores: ScoresBuilder(dependency: dependency, router: router)
    )
  }
}
