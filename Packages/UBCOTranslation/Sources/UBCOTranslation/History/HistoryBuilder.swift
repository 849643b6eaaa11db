public import CoreModule

/// The dependencies of the history of translations.
@MainActor
public protocol HistoryDependency: HistoryStoreDependency {
  /// Announces changes by other screens and processes.
  var dataChanges: any DataChanges { get }
}

/// Builds the history of translations.
public typealias HistoryBuilder = RoutingBuilder<any HistoryDependency, UBCOTranslationDestination>

extension HistoryBuilder {
  /// Builds a history that has not been loaded yet.
  public func build() -> HistoryViewModel {
    HistoryViewModel(store: dependency.historyStore, changes: dependency.dataChanges, router: router)
  }
}
