public import CoreModule

/// The dependencies of the estimate of the level.
@MainActor
public protocol LevelDependency {
  /// The dictionary that recognises words.
  var textDictionary: any TextDictionary { get }
  /// Stores what was read.
  var readingStore: any ReadingStore { get }
  /// The current time.
  var clock: WallClock { get }
  /// The source of randomness.
  var random: RandomSource { get }
}

/// Builds the estimate of the level.
public typealias LevelBuilder = Builder<any LevelDependency>

extension LevelBuilder {
  /// Creates the view model.
  public func build() -> LevelViewModel {
    LevelViewModel(
      dictionary: dependency.textDictionary, store: dependency.readingStore, clock: dependency.clock, random: dependency.random)
  }
}
