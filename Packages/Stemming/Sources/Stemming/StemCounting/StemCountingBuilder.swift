/// The dependencies of the counting of roots.
@MainActor
public protocol StemCountingDependency {
  /// Stores the roots.
  var rootStore: any RootStore { get }
  /// The grammars in addition to the built-in one.
  var grammarCatalogue: any GrammarCatalogue { get }
  /// Parses rule files.
  var ruleFileReader: any RuleFileReader { get }
}

/// Builds the counting of roots.
@MainActor
public struct StemCountingBuilder {
  private let dependency: any StemCountingDependency

  /// Creates a builder.
  public init(dependency: any StemCountingDependency) { self.dependency = dependency }

  /// Builds a count.
  public func build(_ request: StemCountRequest) -> StemCountingViewModel {
    StemCountingViewModel(
      request: request, store: dependency.rootStore,
      grammars: GrammarFinder(catalogue: dependency.grammarCatalogue, reader: dependency.ruleFileReader)
    )
  }
}
