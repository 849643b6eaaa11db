public import CoreModule

/// Builds the translation.
@MainActor
public struct UBCOTranslationBuilder: Builder {
  private let dependency: any UBCOTranslationDependency
  private let router: any Router<UBCOTranslationDestination>

  /// A builder that takes what it needs from `dependency` and leaves through `router`.
  public init(dependency: any UBCOTranslationDependency, router: any Router<UBCOTranslationDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Wires the child features.
  public func build(_: Void) -> UBCOTranslationGraph {
    UBCOTranslationGraph(
      translator: TranslatorBuilder(dependency: dependency, router: router),
      history: HistoryBuilder(dependency: dependency, router: router)
    )
  }
}
