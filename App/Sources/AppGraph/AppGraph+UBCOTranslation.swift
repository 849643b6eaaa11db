public import CoreModule
public import UBCOTranslation

extension AppGraph: UBCOTranslationDependency {
  /// The stored translations into UBCO.
  public var historyStore: any HistoryStore { environment.historyStore }

  /// Builds the translation into UBCO.
  public func ubcoTranslation(router: some Router<UBCOTranslationDestination>) -> UBCOTranslationBuilder {
    UBCOTranslationBuilder(dependency: self, router: logged(router))
  }
}
