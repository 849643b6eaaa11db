public import CoreModule

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol WordGameDependency: PlayDependency, ScoresDependency, GameTransferDependency {}

/// Builds the word game.
@MainActor
public struct WordGameBuilder {
  private let dependency: any WordGameDependency
  private let router: any Router<WordGameDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any WordGameDependency, router: any Router<WordGameDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds the child features.
  public func build() -> WordGameGraph {
    WordGameGraph(
      play: PlayBuilder(dependency: dependency, router: router),
      scores: ScoresBuilder(dependency: dependency, router: router),
      transfer: GameTransferBuilder(dependency: dependency)
    )
  }
}
