import CoreModule
import CoreModuleTesting
import StemmingTesting
import Testing

@testable import Stemming

@MainActor
struct SavedRootsViewModelTests {
  let given = StemmingFixture()

  @Test func `each submission adds to the roots, and clearing says what is gone`() async {
    let kept = given.build().savedRoots.build()
    #expect(await kept.submit("kmzlz ha"))
    #expect(await kept.submit("kmz"))
    #expect(kept.state.counts.roots.map(\.root) == ["HA", "KMZ"])
    #expect(kept.state.counts.wordCount == 3)
    #expect(await kept.submit(" 12 ") == false)
    await kept.clear()
    #expect(kept.state.cleared.roots.map(\.root) == ["KMZ", "HA"])
    #expect(kept.state.counts.roots == [])
  }

  @Test func `a text is counted by the grammar that is chosen, and what is kept stays`() async {
    let kept = given.build().savedRoots.build()
    #expect(kept.grammarChoices == [.builtIn, .named("short"), .named("es")])
    await kept.submit("kmzlz")
    kept.choose(.named("short"))
    await kept.submit("Casas")
    #expect(kept.state.counts.roots.map(\.root) == ["KMZ", "casa"])
    kept.choose(.named("xx"))
    #expect(await kept.submit("casas") == false)
    #expect(kept.state.problem == .unknownGrammar("xx", known: ["short", "es"]))
    kept.choose(.builtIn)
    await kept.submit("kmz")
    #expect(kept.state.problem == nil && kept.state.counts.wordCount == 3)
  }

  @Test func `the roots are read in the order that is asked for`() async throws {
    try await given.roots.keep(Stemmer().counts(of: "b c c a").roots)
    let kept = given.build().savedRoots.build()
    await kept.load(by: .count, limit: 1)
    #expect(kept.state.counts.roots.map(\.root) == ["C"])
    await kept.load(by: .first)
    #expect(kept.state.counts.roots.map(\.root) == ["B", "C", "A"])
  }

  @Test func `what does not work is told, and nothing else is shown`() async {
    let kept = given.build().savedRoots.build()
    await kept.submit("kmz")
    given.roots.storage.fail()
    #expect(await kept.submit("ha") == false)
    #expect(kept.state.problem == .store(.full))
    await kept.clear()
    await kept.load()
    #expect(kept.state.problem == .store(.full))
    #expect(kept.state.counts.roots.map(\.root) == ["KMZ"])
    given.roots.storage.fail(nil)
    await kept.load()
    #expect(kept.state.problem == nil)
  }

  @Test func `a root asks to be explained`() async {
    let kept = given.build().savedRoots.build()
    await kept.submit("kmz")
    kept.explain(kept.state.counts.roots[0])
    #expect(given.router.destinations == [.explanation(root: "KMZ")])
  }

  @Test func `the words of a root tell how they came to it`() async throws {
    try await given.roots.keep([
      RootCount(root: "KMZ", count: 3, forms: ["KMZ", "KMZLZ"]), RootCount(root: "cas", count: 1, forms: ["casas"]),
    ])
    let explanation = given.build().explanation.build("KMZ")
    await explanation.load()
    #expect(explanation.state.stems.map(\.change) == [nil, StemChange(suffix: "LZ", replacement: "")])
    let other = given.build().explanation.build("cas")
    await other.load()
    #expect(other.state.stems.map(\.change) == [StemChange(suffix: "as", replacement: "")])
    let none = given.build().explanation.build("x")
    await none.load()
    #expect(none.state.isLoaded && none.state.root == nil)
    given.roots.storage.fail()
    await none.load()
    #expect(none.state.problem == .store(.full))
  }

  @Test func `the rules of the built-in grammar and of a text are shown`() {
    let rules = given.build().rules.build()
    rules.load()
    #expect(rules.state.rules == SuffixGrammar.original.rules)
    rules.load(from: "s\nies y")
    #expect(rules.state.rules.map(\.suffix) == ["IES", "S"])
    rules.load(from: "")
    #expect(rules.state.problem == .rules(RuleFaults([RuleFault(line: 1, .noRules)])))
  }
}
