public import CoreModule

/// Builds the list of stored roots.
@MainActor
public struct KeptRootsBuilder: Builder {
  private let dependency: any StemmingDependency
  private let router: any Router<StemmingDestination>

  init(dependency: any StemmingDependency, router: any Router<StemmingDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds a list that has not been loaded yet.
  public func build(_: Void) -> KeptRootsViewModel {
    KeptRootsViewModel(
      store: dependency.rootStore, grammars: GrammarFinder(catalogue: dependency.grammarCatalogue, reader: dependency.ruleFileReader),
      changes: dependency.dataChanges, router: router
    )
  }
}
