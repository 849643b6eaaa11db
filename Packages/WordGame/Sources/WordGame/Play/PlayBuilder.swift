public import CoreModule

/// The dependencies of a game.
@MainActor
public protocol PlayDependency: GameStoreDependency {
  /// The current time.
  var clock: WallClock { get }
  /// The source of randomness.
  var random: RandomSource { get }
  /// The words of the game.
  var gameWords: any GameWords { get }
}

/// Builds a game.
public typealias PlayBuilder = RoutingBuilder<any PlayDependency, WordGameDestination>

extension PlayBuilder {
  /// Builds a game that has not started.
  public func build() -> PlayViewModel {
    PlayViewModel(
      store: dependency.gameStore, words: dependency.gameWords, clock: dependency.clock, random: dependency.random, router: router
    )
  }
}
