public import CoreModule

/// The dependencies of the import of words from files.
@MainActor
public protocol ImportDependency {
  /// Stores the words.
  var wordStore: any WordStore { get }
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
@MainActor
public struct ImportBuilder {
  private let lookUp: LookUp
  private let dependency: any ImportDependency
  private let router: any Router<PersonalDictionaryDestination>

  /// Creates a builder that looks words up by `lookUp` and navigates through `router`.
  public init(lookUp: LookUp, dependency: any ImportDependency, router: any Router<PersonalDictionaryDestination>) {
    self.lookUp = lookUp
    self.dependency = dependency
    self.router = router
  }

  /// Creates the view model.
  public func build() -> ImportViewModel {
    ImportViewModel(
      lookUp: lookUp, store: dependency.wordStore, directions: dependency.directionStore, changeGroup: dependency.changeGroup,
      clock: dependency.clock, localTime: dependency.localTime, random: dependency.random, router: router
    )
  }
}
