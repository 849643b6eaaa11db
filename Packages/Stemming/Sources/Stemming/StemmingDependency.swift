public import CoreModule

/// The dependencies of the feature.
@MainActor
public protocol StemmingDependency {
  /// The store of roots.
  var rootStore: any RootStore { get }
  /// The grammars in addition to the built-in one.
  var grammarCatalogue: any GrammarCatalogue { get }
  /// Parses rule files.
  var ruleFileReader: any RuleFileReader { get }
  /// Announces changes made by other screens and processes.
  var dataChanges: any DataChanges { get }
}
