public import CoreModule

/// Builds the scores.
@MainActor
public struct ScoresBuilder: Builder {
  private let dependency: any WordGameDependency
  private let router: any Router<WordGameDestination>

  init(dependency: any WordGameDependency, router: any Router<WordGameDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds scores that have not been loaded yet.
  public func build(_: Void) -> ScoresViewModel {
    ScoresViewModel(store: dependency.gameStore, localTime: dependency.localTime, router: router)
  }
}
