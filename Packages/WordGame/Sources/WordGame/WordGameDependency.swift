public import CoreModule

/// What the feature needs from its parent.
@MainActor
public protocol WordGameDependency {
  /// Where rounds and answers are kept.
  var gameStore: any GameStore { get }
  /// Tells the time.
  var clock: WallClock { get }
  /// Tells on which day something was.
  var localTime: LocalTime { get }
  /// Decides what is left to chance.
  var random: RandomSource { get }

  /// The languages to play in when the player named one of them, both, or none.
  func languages(from: String?, to: String?) async throws(StorageError) -> LanguagePair
  /// The words that the user keeps, in these languages.
  func personalWords(in languages: LanguagePair) -> any WordSource
  /// The commonest words of a language, for players who keep none yet.
  func starterWords(in languages: LanguagePair) -> any WordSource
}
