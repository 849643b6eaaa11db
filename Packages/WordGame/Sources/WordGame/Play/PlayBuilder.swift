public import CoreModule

/// The dependencies of a game.
@MainActor
public protocol PlayDependency {
  /// Stores the rounds and answers.
  var gameStore: any GameStore { get }
  /// The current time.
  var clock: WallClock { get }
  /// The source of randomness.
  var random: RandomSource { get }
  /// The words of the game.
  var gameWords: any GameWords { get }
}

/// Builds a game.
@MainActor
public struct PlayBuilder {
  private let dependency: any PlayDependency
  private let router: any Router<WordGameDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any PlayDependency, router: any Router<WordGameDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds a game that has not started.
  public func build() -> PlayViewModel {
    PlayViewModel(
      store: dependency.gameStore, words: dependency.gameWords, clock: dependency.clock, random: dependency.random, router: router
    )
  }
}
