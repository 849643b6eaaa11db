public import CoreModule

/// The dependencies of the history of translations.
@MainActor
public protocol HistoryDependency: HistoryStoreDependency {}

/// Builds the history of translations.
public typealias HistoryBuilder = RoutingBuilder<any HistoryDependency, UBCOTranslationDestination>

extension HistoryBuilder {
  /// Builds a history that has not been loaded yet.
  public func build() -> HistoryViewModel { HistoryViewModel(store: dependency.historyStore, router: router) }
}
