public import CoreModule
public import Stemming

extension AppGraph: StemmingDependency {
  /// Where the roots of words are kept.
  public var rootStore: any RootStore { environment.rootStore }
  /// The grammars of roots besides the built-in one.
  public var grammarCatalogue: any GrammarCatalogue { environment.grammarCatalogue }
  /// Knows the format of rule files.
  public var ruleFileReader: any RuleFileReader { environment.ruleFileReader }

  /// The stemming feature, which leaves through `router`.
  public func stemming(router: some Router<StemmingDestination>) -> StemmingBuilder {
    let log = CategoryLog("navigation", environment.log)
    return StemmingBuilder(dependency: self, router: LoggingRouter(router, log: log))
  }
}
