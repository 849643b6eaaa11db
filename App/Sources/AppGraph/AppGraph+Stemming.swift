public import CoreModule
public import Stemming

extension AppGraph: StemmingDependency {
  /// The stored roots of words.
  public var rootStore: any RootStore { environment.rootStore }
  /// The grammars of roots besides the built-in one.
  public var grammarCatalogue: any GrammarCatalogue { environment.grammarCatalogue }
  /// Parses rule files.
  public var ruleFileReader: any RuleFileReader { environment.ruleFileReader }

  /// Builds the stemming feature.
  public func stemming(router: some Router<StemmingDestination>) -> StemmingBuilder {
    StemmingBuilder(dependency: self, router: logged(router))
  }
}
