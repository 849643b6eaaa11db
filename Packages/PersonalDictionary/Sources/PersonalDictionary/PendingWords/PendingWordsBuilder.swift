public import CoreModule

/// The dependencies of the queue of pending look-ups.
@MainActor
public protocol PendingWordsDependency {
  /// Stores the words.
  var wordStore: any WordStore { get }
  /// Stores the list of sources.
  var sourceStore: any SourceStore { get }
  /// Opens the configured sources.
  var sourceOpener: SourceOpener { get }
  /// The cache of services.
  var serviceRecords: any ServiceRecords { get }
  /// The current time.
  var clock: WallClock { get }
  /// Announces changes by other screens and processes.
  var dataChanges: any DataChanges { get }
}

/// Builds the queue of pending look-ups.
@MainActor
public struct PendingWordsBuilder {
  private let lookUp: LookUp
  private let dependency: any PendingWordsDependency
  private let router: any Router<PersonalDictionaryDestination>

  /// Creates a builder that looks words up by `lookUp` and navigates through `router`.
  public init(lookUp: LookUp, dependency: any PendingWordsDependency, router: any Router<PersonalDictionaryDestination>) {
    self.lookUp = lookUp
    self.dependency = dependency
    self.router = router
  }

  /// Creates the view model.
  public func build() -> PendingWordsViewModel {
    let records = dependency.serviceRecords
    let nextTries = NextTries(
      sources: dependency.sourceStore, opener: dependency.sourceOpener, records: records, clock: dependency.clock
    )
    return PendingWordsViewModel(
      lookUp: lookUp, store: dependency.wordStore, records: records, nextTries: nextTries, changes: dependency.dataChanges,
      router: router
    )
  }
}
