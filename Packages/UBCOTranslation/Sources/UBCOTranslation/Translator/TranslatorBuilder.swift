public import CoreModule

/// The dependencies of the translator.
@MainActor
public protocol TranslatorDependency: HistoryStoreDependency {}

/// Builds the translator.
public typealias TranslatorBuilder = RoutingBuilder<any TranslatorDependency, UBCOTranslationDestination>

extension TranslatorBuilder {
  /// Builds a translator without a text.
  public func build() -> TranslatorViewModel { TranslatorViewModel(store: dependency.historyStore, router: router) }
}
