public import CoreModule

/// Builds the word game.
@MainActor
public struct WordGameBuilder: Builder {
  private let dependency: any WordGameDependency
  private let router: any Router<WordGameDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any WordGameDependency, router: any Router<WordGameDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds the child features.
  public func build(_: Void) -> WordGameGraph {
    WordGameGraph(
      play: PlayBuilder(dependency: dependency, router: router),
      scores: ScoresBuilder(dependency: dependency, router: router),
      transfer: GameTransferBuilder(dependency: dependency)
    )
  }
}
