public import CoreModule

/// Builds the counting of roots.
@MainActor
public struct StemCountingBuilder: Builder {
  private let dependency: any StemmingDependency

  init(dependency: any StemmingDependency) { self.dependency = dependency }

  /// Builds a count.
  public func build(_ request: StemCountRequest) -> StemCountingViewModel {
    StemCountingViewModel(
      request: request, store: dependency.rootStore,
      grammars: GrammarFinder(catalogue: dependency.grammarCatalogue, reader: dependency.ruleFileReader)
    )
  }
}
