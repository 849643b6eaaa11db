public import CoreModule

/// Builds the view of what was played.
@MainActor
public struct ScoresBuilder: Builder {
  private let dependency: any WordGameDependency
  private let router: any Router<WordGameDestination>

  init(dependency: any WordGameDependency, router: any Router<WordGameDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Wires a view that has not been read yet.
  public func build(_: Void) -> ScoresViewModel {
    ScoresViewModel(store: dependency.gameStore, localTime: dependency.localTime, router: router)
  }
}
