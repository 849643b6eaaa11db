import AppGraph
import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Testing
import WordGame

@testable import Presentation

/// The word game over the dictionary.
@MainActor
struct GameGraphTests {
  let app = TestApp()

  private func build() -> WordGameGraph { app.build().wordGame(router: RecordingRouter<WordGameDestination>()).build() }

  private func options(pairs: Int) -> RoundOptions {
    var options = RoundOptions()
    options.rules = options.rules.with(pairs: pairs)
    options.seed = 1
    options.hasTimer = false
    return options
  }

  @Test func `every builder of the game is tested here`() {
    #expect(Mirror(reflecting: build()).children.compactMap(\.label) == ["play", "scores"])
  }

  @Test func `the starter's words come from the dictionary, the player's own when there are enough with a translation`() async throws {
    let play = build().play.build()
    await play.start(options(pairs: 2))
    #expect(play.state.round?.setup.deck == .starter)
    #expect(play.state.round?.bank.entries == [DeckEntry(prompt: "house", translations: ["дом"])])
    for (text, translation) in [("cat", "кот"), ("dog", "пёс")] {
      _ = try await app.words.save([WordDraft(text: UserText(text), direction: .initial, ownTranslations: [translation])])
    }
    try await app.keep("untranslated")
    await play.start(options(pairs: 3))
    #expect(play.state.round?.setup.deck == .starter)
    await play.start(options(pairs: 2))
    #expect(play.state.round?.setup.deck == .personal)
    #expect(Set(play.state.round?.bank.entries.map(\.prompt) ?? []) == ["cat", "dog"])
  }

  @Test func `the languages are those that were named, else the chosen ones`() async {
    let play = build().play.build()
    await play.start(options(pairs: 1))
    #expect(play.state.round?.setup.languages == LanguagePair(from: "en", to: "ru"))
    var named = options(pairs: 1)
    named.from = "de"
    await play.start(named)
    #expect(play.state.problem == .noWords(.starter, LanguagePair(from: "de", to: "ru")))
    named.to = "xx"
    await play.start(named)
    #expect(play.state.problem == .noWords(.starter, LanguagePair(from: "de", to: "ru")))
  }

  @Test func `what was played is shown`() async {
    let graph = build()
    let play = graph.play.build()
    await play.start(options(pairs: 1))
    await play.answer(true)
    let scores = graph.scores.build()
    await scores.loadRounds()
    await scores.loadWords()
    #expect(scores.state.rounds.map(\.result) == [.won])
    #expect(scores.state.words.map(\.prompt) == ["house"])
  }

  @Test func `a dropped game holds neither the graph nor the router`() async {
    weak var graph: AppGraph?
    weak var router: RecordingRouter<WordGameDestination>?
    do {
      let (newGraph, newRouter) = (app.build(), RecordingRouter<WordGameDestination>())
      (graph, router) = (newGraph, newRouter)
      let play = newGraph.wordGame(router: newRouter).build().play.build()
      await play.start(options(pairs: 1))
      await play.answer(false)
    }
    #expect(graph == nil)
    #expect(router == nil)
  }
}
