public import CoreModule

/// The dependencies of the screen of a full entry.
@MainActor
public protocol DictionaryEntryDependency {
  /// Stores the words.
  var wordStore: any WordStore { get }
  /// Stores the chosen direction.
  var directionStore: any DirectionStore { get }
  /// Stores the list of sources.
  var sourceStore: any SourceStore { get }
  /// Opens the configured sources.
  var sourceOpener: SourceOpener { get }
  /// The cache of services.
  var serviceRecords: any ServiceRecords { get }
  /// The current time.
  var clock: WallClock { get }
}

/// Builds the screen of a full entry.
@MainActor
public struct DictionaryEntryBuilder {
  private let lookUp: LookUp
  private let dependency: any DictionaryEntryDependency
  private let router: any Router<PersonalDictionaryDestination>

  /// Creates a builder that looks words up by `lookUp` and navigates through `router`.
  public init(lookUp: LookUp, dependency: any DictionaryEntryDependency, router: any Router<PersonalDictionaryDestination>) {
    self.lookUp = lookUp
    self.dependency = dependency
    self.router = router
  }

  /// Creates the view model.
  public func build() -> DictionaryEntryViewModel {
    let nextTries = NextTries(
      sources: dependency.sourceStore, opener: dependency.sourceOpener, records: dependency.serviceRecords, clock: dependency.clock
    )
    return DictionaryEntryViewModel(
      lookUp: lookUp, store: dependency.wordStore, directions: dependency.directionStore, nextTries: nextTries, router: router
    )
  }
}
