public import CoreModule

/// The dependencies of the scores.
@MainActor
public protocol ScoresDependency {
  /// Stores the rounds and answers.
  var gameStore: any GameStore { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
}

/// Builds the scores.
@MainActor
public struct ScoresBuilder {
  private let dependency: any ScoresDependency
  private let router: any Router<WordGameDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any ScoresDependency, router: any Router<WordGameDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds scores that have not been loaded yet.
  public func build() -> ScoresViewModel { ScoresViewModel(store: dependency.gameStore, localTime: dependency.localTime, router: router) }
}
