public import CoreModule

/// The dependencies of the feature.
@MainActor
public protocol WordGameDependency {
  /// The store of rounds and answers.
  var gameStore: any GameStore { get }
  /// The current time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
  /// The source of randomness.
  var random: RandomSource { get }

  /// The languages to play in, given those that the player named.
  func languages(from: String?, to: String?) async throws(StorageError) -> LanguagePair
  /// The user's own words in these languages.
  func personalWords(in languages: LanguagePair) -> any WordSource
  /// The most frequent words of a language, for players without words of their own.
  func starterWords(in languages: LanguagePair) -> any WordSource
}
