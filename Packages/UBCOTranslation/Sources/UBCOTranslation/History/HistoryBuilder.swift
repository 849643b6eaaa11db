public import CoreModule

/// Builds the history of translations.
@MainActor
public struct HistoryBuilder: Builder {
  private let dependency: any UBCOTranslationDependency
  private let router: any Router<UBCOTranslationDestination>

  init(dependency: any UBCOTranslationDependency, router: any Router<UBCOTranslationDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds a history that has not been loaded yet.
  public func build(_: Void) -> HistoryViewModel {
    HistoryViewModel(store: dependency.historyStore, changes: dependency.dataChanges, router: router)
  }
}
