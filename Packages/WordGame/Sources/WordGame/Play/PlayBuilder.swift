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

  /// The languages to play in, given those that the player named.
  func languages(from: String?, to: String?) async throws(StorageError) -> LanguagePair
  /// The user's own words in these languages.
  func personalWords(in languages: LanguagePair) -> any WordSource
  /// The most frequent words of a language, for players without words of their own.
  func starterWords(in languages: LanguagePair) -> any WordSource
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
  public func build() -> PlayViewModel { PlayViewModel(dependency: dependency, router: router) }
}
