public import CoreModule

/// The dependencies of the scores.
@MainActor
public protocol ScoresDependency: GameStoreDependency {
  /// The user's time zone.
  var localTime: LocalTime { get }
}

/// Builds the scores.
public typealias ScoresBuilder = RoutingBuilder<any ScoresDependency, WordGameDestination>

extension ScoresBuilder {
  /// Builds scores that have not been loaded yet.
  public func build() -> ScoresViewModel { ScoresViewModel(store: dependency.gameStore, localTime: dependency.localTime, router: router) }
}
