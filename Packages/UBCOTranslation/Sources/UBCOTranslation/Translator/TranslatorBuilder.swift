public import CoreModule

/// Builds the translator.
@MainActor
public struct TranslatorBuilder: Builder {
  private let dependency: any UBCOTranslationDependency
  private let router: any Router<UBCOTranslationDestination>

  init(dependency: any UBCOTranslationDependency, router: any Router<UBCOTranslationDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds a translator without a text.
  public func build(_: Void) -> TranslatorViewModel { TranslatorViewModel(store: dependency.historyStore, router: router) }
}
