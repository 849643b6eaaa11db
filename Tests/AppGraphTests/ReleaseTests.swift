import AppGraph
import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Stemming
import Testing

/// What nobody holds any more is gone: no cycle, no task that lives on.
@MainActor
@Suite(.timeLimit(.minutes(30)))
struct ReleaseTests {
  let app = TestApp()

  @Test func `a graph lives as long as it is held`() {
    var held: AppGraph? = app.build()
    weak let graph = held
    #expect(graph != nil)
    held = nil
    #expect(graph == nil)
  }

  @Test func `a dropped dictionary holds neither the graph nor the router`() async {
    weak var graph: AppGraph?
    weak var router: RecordingRouter<PersonalDictionaryDestination>?
    do {
      let (newGraph, newRouter) = (app.build(), RecordingRouter<PersonalDictionaryDestination>())
      (graph, router) = (newGraph, newRouter)
      let dictionary = newGraph.personalDictionary(router: newRouter).build()
      await dictionary.mainWordList.build().load()
    }
    #expect(graph == nil)
    #expect(router == nil)
  }

  @Test func `view models that did something are released`() async {
    let dictionary = app.buildDictionary()
    #expect(await isReleased(dictionary.mainWordList.build()) { await $0.load() })
    #expect(await isReleased(dictionary.favorites.build()) { await $0.setStar(true, on: [.number(1)]) })
    #expect(await isReleased(dictionary.newWord.build()) { await $0.submit(NewWordRequest(["house"])) })
    #expect(await isReleased(dictionary.search.build()) { await $0.search("house") })
    #expect(await isReleased(dictionary.dictionaryEntry.build()) { await $0.lookUp("house") })
    #expect(await isReleased(dictionary.wordEditor.build()) { await $0.save(WordEdit(), to: .text("house")) })
    #expect(await isReleased(dictionary.pendingWords.build()) { await $0.fetch() })
    #expect(await isReleased(dictionary.langPicker.build { _ in }) { await $0.swap() })
    let stemming = app.buildStemming()
    #expect(await isReleased(stemming.savedRoots.build()) { await $0.submit("kmz") })
    #expect(await isReleased(stemming.explanation.build("KMZ")) { await $0.load() })
    #expect(await isReleased(stemming.counting.build(StemCountRequest())) { await $0.finish() })
  }

  /// Whether `model` goes once `action` is done and nobody holds it.
  private func isReleased<Model: AnyObject>(_ model: consuming Model, after action: (Model) async -> Void) async -> Bool {
    weak let released = model
    await action(model)
    _ = consume model
    return released == nil
  }
}
