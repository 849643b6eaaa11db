public import CoreModule

/// Builds a game.
@MainActor
public struct PlayBuilder: Builder {
  private let dependency: any WordGameDependency
  private let router: any Router<WordGameDestination>

  init(dependency: any WordGameDependency, router: any Router<WordGameDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds a game that has not started.
  public func build(_: Void) -> PlayViewModel { PlayViewModel(dependency: dependency, router: router) }
}
