import CoreModule
import CoreModuleTesting
import Stemming
import StemmingTesting

/// A stemming feature over a store behind a gate, in which there are two roots.
@MainActor
struct GatedStemming: StemmingDependency {
  let rootStore: any RootStore
  let grammarCatalogue: any GrammarCatalogue = StubGrammars(("short", ShorteningGrammar()))
  let ruleFileReader: any RuleFileReader = LineRuleReader()

  static func graph(_ gate: CallGate) async throws -> StemmingGraph {
    let store = RowRootStore(GatedStorage(InMemoryRootStore().storage, gate))
    try await store.keep([RootCount(root: "HA", count: 1, forms: ["HA"]), RootCount(root: "AHU", count: 2, forms: ["AHUL", "AHU"])])
    let dependency = GatedStemming(rootStore: store)
    return StemmingBuilder(dependency: dependency, router: RecordingRouter<StemmingDestination>()).build()
  }
}
