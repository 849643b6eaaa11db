public import CoreModule

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol UBCOTranslationDependency: TranslatorDependency, HistoryDependency {}

/// Builds the translation.
@MainActor
public struct UBCOTranslationBuilder {
  private let dependency: any UBCOTranslationDependency
  private let router: any Router<UBCOTranslationDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any UBCOTranslationDependency, router: any Router<UBCOTranslationDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds the child features.
  public func build() -> UBCOTranslationGraph {
    UBCOTranslationGraph(
      translator: TranslatorBuilder(dependency: dependency, router: router),
      history: HistoryBuilder(dependency: dependency, router: router)
    )
  }
}
