public import CoreModule

/// The dependencies of the list of stored roots.
@MainActor
public protocol SavedRootsDependency: GrammarDependency, RootStoreDependency {}

/// Builds the list of stored roots.
public typealias SavedRootsBuilder = RoutingBuilder<any SavedRootsDependency, StemmingDestination>

extension SavedRootsBuilder {
  /// Creates the view model.
  public func build() -> SavedRootsViewModel {
    SavedRootsViewModel(store: dependency.rootStore, grammars: GrammarFinder(dependency), router: router)
  }
}
