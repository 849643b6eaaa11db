public import CoreModule
public import UBCOTranslation

extension AppGraph: UBCOTranslationDependency {
  /// Where translations into UBCO are kept.
  public var historyStore: any HistoryStore { environment.historyStore }

  /// The translation into UBCO, which leaves through `router`.
  public func ubcoTranslation(router: some Router<UBCOTranslationDestination>) -> UBCOTranslationBuilder {
    let log = CategoryLog("navigation", environment.log)
    return UBCOTranslationBuilder(dependency: self, router: LoggingRouter(router, log: log))
  }
}
