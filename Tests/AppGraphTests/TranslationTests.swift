import AppGraph
import CoreModule
import CoreModuleTesting
import Testing
import UBCOTranslation

/// The translation in the tree: what it is built from, and where it may go.
@MainActor
struct TranslationTests {
  private let app = TestApp()
  private let router = RecordingRouter<UBCOTranslationDestination>()

  private func build() -> UBCOTranslationGraph { app.build().ubcoTranslation(router: router).build() }

  @Test func `every builder of the translation is tested here`() {
    #expect(Mirror(reflecting: build()).children.compactMap(\.label) == ["translator", "history"])
  }

  @Test func `what the translator keeps stands in the history`() async {
    let translation = build()
    let translator = translation.translator.build()
    translator.translate("Hello")
    await translator.keep()
    let history = translation.history.build()
    await history.load()
    #expect(history.state.entries.map(\.translation.translation) == ["UBCO Jeemmoo1"])
  }

  @Test func `the intents of the view models ask for their destinations`() async {
    let translation = build()
    let translator = translation.translator.build()
    translator.openHistory()
    translator.translate("Hello")
    await translator.keep()
    let history = translation.history.build()
    await history.load()
    history.open(history.state.entries[0])
    #expect(router.destinations == [.history, .translation(history.state.entries[0])])
  }
}
