import CoreModule
import CoreModuleTesting
import UBCOTranslation

/// The feature over a history behind a gate, in which there are two translations.
@MainActor
struct GatedTranslation: UBCOTranslationDependency {
  let historyStore: any HistoryStore

  static func graph(_ gate: CallGate) async throws -> UBCOTranslationGraph {
    let clock = WallClock.fixed(Timestamp(milliseconds: 1_000))
    let store = RowHistoryStore(GatedStorage(InMemoryHistoryStore(clock: clock).storage, gate), clock: clock)
    for text in ["one", "two"] { _ = try await store.keep(translation(of: text)) }
    let dependency = GatedTranslation(historyStore: store)
    return UBCOTranslationBuilder(dependency: dependency, router: RecordingRouter<UBCOTranslationDestination>()).build()
  }

  nonisolated static func translation(of text: String) -> Translation {
    Translation(text: text, translation: UBCOTranslator().translate(text).text, direction: .toUBCO, words: 1)
  }
}
