public import CoreModule

/// The dependencies of the history of translations.
@MainActor
public protocol HistoryDependency {
  /// Stores the translations.
  var historyStore: any HistoryStore { get }
  /// Announces changes by other screens and processes.
  var dataChanges: any DataChanges { get }
}

/// Builds the history of translations.
@MainActor
public struct HistoryBuilder {
  private let dependency: any HistoryDependency
  private let router: any Router<UBCOTranslationDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any HistoryDependency, router: any Router<UBCOTranslationDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds a history that has not been loaded yet.
  public func build() -> HistoryViewModel {
    HistoryViewModel(store: dependency.historyStore, changes: dependency.dataChanges, router: router)
  }
}
