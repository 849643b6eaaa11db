import CoreModule
import CoreModuleTesting
import UBCOTranslation

/// The feature over a history behind a gate, in which there are two translations.
@MainActor
struct GatedTranslation: UBCOTranslationDependency {
  let historyStore: any HistoryStore
  let dataChanges: any DataChanges = ManualDataChanges()

  static func graph(_ gate: CallGate) async throws -> UBCOTranslationGraph {
    let base = InMemoryHistoryStore(clock: .fixed(Timestamp(milliseconds: 1_000)))
    for text in ["one", "two"] { _ = try await base.keep(translation(of: text)) }
    let dependency = GatedTranslation(historyStore: GatedHistoryStore(base: base, gate: gate))
    return UBCOTranslationBuilder(dependency: dependency, router: RecordingRouter<UBCOTranslationDestination>()).build()
  }

  nonisolated static func translation(of text: String) -> Translation {
    Translation(text: text, translation: UBCOTranslator().translate(text).text, direction: .toUBCO, words: 1)
  }
}

struct GatedHistoryStore: HistoryStore {
  let base: any HistoryStore
  let gate: CallGate

  func entries(limit: Int?) async throws(StorageError) -> [HistoryEntry] {
    try await gate { () throws(StorageError) in try await base.entries(limit: limit) }
  }

  func keep(_ translation: Translation) async throws(StorageError) -> HistoryEntry {
    try await gate { () throws(StorageError) in try await base.keep(translation) }
  }

  func clear() async throws(StorageError) -> [HistoryEntry] {
    try await gate { () throws(StorageError) in try await base.clear() }
  }

  func take(_ entries: [HistoryEntry], isTrial: Bool, in change: Change?) async throws(StorageError) -> [HistoryEntry] {
    try await gate { () throws(StorageError) in try await base.take(entries, isTrial: isTrial, in: change) }
  }
}
