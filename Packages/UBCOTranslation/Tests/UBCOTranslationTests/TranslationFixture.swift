import CoreModule
import CoreModuleTesting
import UBCOTranslation

/// The feature over a store in memory.
@MainActor
struct TranslationFixture: UBCOTranslationDependency {
  let store: any HistoryStore = InMemoryHistoryStore(clock: .ticking(from: Timestamp(milliseconds: 1_000)))
  let router = RecordingRouter<UBCOTranslationDestination>()

  var historyStore: any HistoryStore { store }
  var graph: UBCOTranslationGraph { UBCOTranslationBuilder(dependency: self, router: router).build() }
}
