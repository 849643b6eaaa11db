public import CoreModule
public import Stemming

extension AppEnvironment: StemmingDependency {}

extension AppGraph {
  /// Builds the stemming feature.
  public func stemming(router: some Router<StemmingDestination>) -> StemmingBuilder {
    StemmingBuilder(dependency: environment, router: logged(router))
  }
}
