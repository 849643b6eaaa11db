public import CoreModule

/// The dependency of the child features that use the translations.
@MainActor
public protocol HistoryStoreDependency {
  /// Stores the translations.
  var historyStore: any HistoryStore { get }
}

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol UBCOTranslationDependency: TranslatorDependency, HistoryDependency {}

/// Builds the translation.
public typealias UBCOTranslationBuilder = RoutingBuilder<any UBCOTranslationDependency, UBCOTranslationDestination>

extension UBCOTranslationBuilder {
  /// Builds the child features.
  public func build() -> UBCOTranslationGraph {
    UBCOTranslationGraph(
      translator: TranslatorBuilder(dependency: dependency, router: router),
      history: HistoryBuilder(dependency: dependency, router: router)
    )
  }
}
