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
  let dataChanges: any DataChanges = ManualDataChanges()

  static func graph(_ gate: CallGate) async throws -> StemmingGraph {
    let base = InMemoryRootStore()
    try await base.keep([RootCount(root: "HA", count: 1, forms: ["HA"]), RootCount(root: "AHU", count: 2, forms: ["AHUL", "AHU"])])
    let dependency = GatedStemming(rootStore: GatedRootStore(base: base, gate: gate))
    return StemmingBuilder(dependency: dependency, router: RecordingRouter<StemmingDestination>()).build()
  }
}

struct GatedRootStore: RootStore {
  let base: any RootStore
  let gate: CallGate

  func roots() async throws(StorageError) -> [RootCount] {
    try await gate { () throws(StorageError) in try await base.roots() }
  }

  func root(_ root: String) async throws(StorageError) -> RootCount? {
    try await gate { () throws(StorageError) in try await base.root(root) }
  }

  func keep(_ roots: [RootCount]) async throws(StorageError) {
    try await gate { () throws(StorageError) in try await base.keep(roots) }
  }

  func clear() async throws(StorageError) -> [RootCount] {
    try await gate { () throws(StorageError) in try await base.clear() }
  }

  func take(_ roots: [RootCount], isTrial: Bool, in change: Change?) async throws(StorageError) -> [ImportedRoot] {
    try await gate { () throws(StorageError) in try await base.take(roots, isTrial: isTrial, in: change) }
  }
}
