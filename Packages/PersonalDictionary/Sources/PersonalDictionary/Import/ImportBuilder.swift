public import CoreModule

/// The dependencies of the import of words from files.
@MainActor
public protocol ImportDependency: WordStoreDependency, SpokenLanguageDependency {
  /// Stores the chosen direction.
  var directionStore: any DirectionStore { get }
  /// Groups the changes of an import into one undo step.
  var changeGroup: any ChangeGroup { get }
  /// The current time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
  /// The source of randomness.
  var random: RandomSource { get }
}

/// Builds the import of words from files.
public typealias ImportBuilder = LookUpBuilder<any ImportDependency>

extension ImportBuilder {
  /// Creates the view model.
  public func build() -> ImportViewModel {
    ImportViewModel(
      lookUp: lookUp, store: dependency.wordStore, directions: dependency.directionStore, spoken: dependency.spokenLanguage,
      changeGroup: dependency.changeGroup, clock: dependency.clock, localTime: dependency.localTime, random: dependency.random,
      router: router
    )
  }
}
