public import CoreModule

/// What the feature needs from its parent.
@MainActor
public protocol StemmingDependency {
  /// Where the roots are kept.
  var rootStore: any RootStore { get }
  /// The grammars besides the built-in one.
  var grammarCatalogue: any GrammarCatalogue { get }
  /// Knows the format of rule files.
  var ruleFileReader: any RuleFileReader { get }
  /// Announces what other screens and processes changed.
  var dataChanges: any DataChanges { get }
}
