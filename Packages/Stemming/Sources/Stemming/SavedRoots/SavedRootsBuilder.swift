public import CoreModule

/// The dependencies of the list of stored roots.
@MainActor
public protocol SavedRootsDependency {
  /// Stores the roots.
  var rootStore: any RootStore { get }
  /// The grammars in addition to the built-in one.
  var grammarCatalogue: any GrammarCatalogue { get }
  /// Parses rule files.
  var ruleFileReader: any RuleFileReader { get }
  /// Announces changes by other screens and processes.
  var dataChanges: any DataChanges { get }
}

/// Builds the list of stored roots.
@MainActor
public struct SavedRootsBuilder {
  private let dependency: any SavedRootsDependency
  private let router: any Router<StemmingDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any SavedRootsDependency, router: any Router<StemmingDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds a list that has not been loaded yet.
  public func build() -> SavedRootsViewModel {
    SavedRootsViewModel(
      store: dependency.rootStore, grammars: GrammarFinder(catalogue: dependency.grammarCatalogue, reader: dependency.ruleFileReader),
      changes: dependency.dataChanges, router: router
    )
  }
}
