import CoreModule
import CoreModuleTesting
import Stemming
import StemmingTesting

/// A stemming feature over a store in memory that can fail.
@MainActor
struct GivenStemming: StemmingDependency {
  let roots = FailingRootStore()
  let router = RecordingRouter<StemmingDestination>()
  let changes = ManualDataChanges()

  var rootStore: any RootStore { roots }
  var grammarCatalogue: any GrammarCatalogue { GivenGrammars(("short", ShorteningGrammar()), ("es", SuffixGrammar.original)) }
  var ruleFileReader: any RuleFileReader { LineRuleReader() }
  var dataChanges: any DataChanges { changes }

  func build() -> StemmingGraph { StemmingBuilder(dependency: self, router: router).build() }
}

extension StorageError {
  static let full = StorageError.diskFull(path: "/glot.db")
}

/// Stores roots until it is told to fail.
actor FailingRootStore: RootStore {
  private let base = InMemoryRootStore()
  private var failure: StorageError?

  func fail(_ error: StorageError? = .full) { failure = error }

  private func check() throws(StorageError) { if let failure { throw failure } }

  func roots() async throws(StorageError) -> [RootCount] {
    try check()
    return await base.roots()
  }

  func root(_ root: String) async throws(StorageError) -> RootCount? {
    try check()
    return await base.root(root)
  }

  func keep(_ roots: [RootCount]) async throws(StorageError) {
    try check()
    await base.keep(roots)
  }

  func clear() async throws(StorageError) -> [RootCount] {
    try check()
    return await base.clear()
  }

  func take(_ roots: [RootCount], isTrial: Bool, in change: Change?) async throws(StorageError) -> [ImportedRoot] {
    try check()
    return await base.take(roots, isTrial: isTrial, in: change)
  }
}
