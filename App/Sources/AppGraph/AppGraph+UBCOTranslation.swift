public import CoreModule
public import UBCOTranslation

extension AppEnvironment: UBCOTranslationDependency {}

extension AppGraph {
  /// Builds the translation into UBCO.
  public func ubcoTranslation(router: some Router<UBCOTranslationDestination>) -> UBCOTranslationBuilder {
    UBCOTranslationBuilder(dependency: environment, router: logged(router))
  }
}
