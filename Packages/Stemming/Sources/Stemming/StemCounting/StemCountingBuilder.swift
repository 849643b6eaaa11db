public import CoreModule

/// The dependencies of the counting of roots.
@MainActor
public protocol StemCountingDependency: GrammarDependency, RootStoreDependency {}

/// Builds the counting of roots.
public typealias StemCountingBuilder = Builder<any StemCountingDependency>

extension StemCountingBuilder {
  /// Creates the view model.
  public func build(_ request: StemCountRequest) -> StemCountingViewModel {
    StemCountingViewModel(
      request: request, store: dependency.rootStore,
      grammars: GrammarFinder(dependency)
    )
  }
}
