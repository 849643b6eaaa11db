public import CoreModule

/// The dependencies of the translator.
@MainActor
public protocol TranslatorDependency {
  /// Stores the translations.
  var historyStore: any HistoryStore { get }
}

/// Builds the translator.
@MainActor
public struct TranslatorBuilder {
  private let dependency: any TranslatorDependency
  private let router: any Router<UBCOTranslationDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any TranslatorDependency, router: any Router<UBCOTranslationDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds a translator without a text.
  public func build() -> TranslatorViewModel { TranslatorViewModel(store: dependency.historyStore, router: router) }
}
