public import CoreModule

/// Builds the translation.
@MainActor
public struct UBCOTranslationBuilder: Builder {
  private let dependency: any UBCOTranslationDependency
  private let router: any Router<UBCOTranslationDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any UBCOTranslationDependency, router: any Router<UBCOTranslationDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds the child features.
  public func build(_: Void) -> UBCOTranslationGraph {
    UBCOTranslationGraph(
      translator: TranslatorBuilder(dependency: dependency, router: router),
      history: HistoryBuilder(dependency: dependency, router: router)
    )
  }
}
