import CoreModule
import CoreModuleTesting
import Testing
import UBCOTranslation

@MainActor
struct TranslatorViewModelTests {
  private let given = TranslationFixture()
  private var translator: TranslatorViewModel { given.graph.translator.build() }

  @Test func `a text is translated as it is typed`() {
    let translator = translator
    translator.translate("Hello")
    translator.translate("Hello World")
    #expect(translator.state.output == "UBCO Jeemmoo Xoosmf2")
    #expect(translator.state.words == 2)
  }

  @Test func `turning moves what came out into what goes in`() {
    let translator = translator
    translator.translate("Hello World")
    translator.turn()
    #expect(translator.state.input == "UBCO Jeemmoo Xoosmf2")
    #expect(translator.state.output == "Hello World")
    #expect(translator.state.direction == .fromUBCO)
    translator.clear()
    translator.turn()
    #expect(translator.state.input == "")
    #expect(translator.state.direction == .toUBCO)
  }

  @Test func `typed UBCO need not be counted by hand`() {
    let translator = translator
    translator.translate("Jeemmoo Xoosmf", .fromUBCO)
    #expect(translator.state.words == 2)
    #expect(translator.state.fault?.kind == .missingPrefix)
    translator.completeAffixes()
    #expect(translator.state.input == "UBCO Jeemmoo Xoosmf2")
    #expect(translator.state.fault == nil)
  }

  @Test func `what was kept last is shown again`() async {
    let translator = translator
    translator.translate("Hello", isBare: true)
    await translator.keep()
    let later = given.graph.translator.build()
    await later.showLast()
    #expect(later.state.translation == translator.state.translation)
    #expect(later.state.kept?.number == 1)
  }

  @Test func `nothing, and what is too long, is not kept`() async throws {
    let translator = translator
    await translator.keep()
    translator.translate(String(repeating: "a", count: 40_000))
    await translator.keep()
    #expect(try await given.store.entries(limit: nil) == [])
    #expect(!translator.canKeep)
  }
}
