import CoreModule
import CoreModuleTesting
import Testing
import UBCOTranslation

/// Each intent of each view model waits at each of its calls while another one runs.
@MainActor
struct InterleavingTests {
  @Test func `the translator`() async throws {
    let entry = HistoryEntry(number: 9, translation: GatedTranslation.translation(of: "kept"), made: Timestamp(milliseconds: 9))
    let violations = try await Interleavings<TranslatorViewModel, TranslatorState>(
      of: [
        .instant("translate") { $0.translate("three") },
        .instant("turn") { $0.turn() },
        .instant("toggleAffixes") { $0.toggleAffixes() },
        .instant("clear") { $0.clear() },
        .instant("show") { [entry] in $0.show(entry) },
        .reads("showLast") { await $0.showLast() },
        .reports("keep") { await $0.keep() },
      ],
      make: {
        let model = try await GatedTranslation.graph($0).translator.build()
        model.translate("typed")
        return model
      },
      state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the history`() async throws {
    let violations = try await Interleavings<HistoryViewModel, HistoryState>(
      of: [
        .reads("load") { await $0.load() },
        .reads("load what holds a text") { await $0.load("two") },
        .reads("load one") { await $0.load(limit: 1) },
        .changes("clear") { await $0.clear() },
      ],
      make: { try await GatedTranslation.graph($0).history.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }
}
