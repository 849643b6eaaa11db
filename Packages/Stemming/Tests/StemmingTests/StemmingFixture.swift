import CoreModule
import CoreModuleTesting
import Stemming
import StemmingTesting

/// A stemming feature over a store in memory that can fail.
@MainActor
struct StemmingFixture: StemmingDependency {
  let roots = InMemoryRootStore()
  let router = RecordingRouter<StemmingDestination>()

  var rootStore: any RootStore { roots }
  var grammarCatalogue: any GrammarCatalogue { StubGrammars(("short", ShorteningGrammar()), ("es", SuffixGrammar.original)) }
  var ruleFileReader: any RuleFileReader { LineRuleReader() }

  func build() -> StemmingGraph { StemmingBuilder(dependency: self, router: router).build() }
}

extension StorageError {
  static let full = StorageError.diskFull(path: "/glot.db")
}
