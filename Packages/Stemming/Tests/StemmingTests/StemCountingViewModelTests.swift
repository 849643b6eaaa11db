import CoreModuleTesting
import Stemming
import StemmingTesting
import Testing

@MainActor
struct StemCountingViewModelTests {
  let given = StemmingFixture()

  private func count(_ texts: String..., change: (inout StemCountRequest) -> Void = { _ in }) async -> StemCountingState {
    var request = StemCountRequest()
    change(&request)
    let counting = given.build().counting.build(request)
    for text in texts where counting.read(Array(text.utf8).span) { counting.endText() }
    await counting.finish()
    return counting.state
  }

  @Test func `several texts are counted together, in the order that is asked for`() async {
    let state = await count("ha kmzl", "kmzlz ahu") { request in
      request.order = .count
      request.limit = 2
    }
    #expect(
      state.counts.roots == [RootCount(root: "KMZ", count: 2, forms: ["KMZL", "KMZLZ"]), RootCount(root: "AHU", count: 1, forms: ["AHU"])])
    #expect(state.counts.wordCount == 4)
    #expect(state.stems == [])
  }

  @Test func `words are explained for the roots that are shown, as they first occur`() async {
    let state = await count("kmzlz ha ahul") { request in
      request.explains = true
      request.limit = 2
    }
    #expect(state.stems.map(\.word) == ["HA", "AHUL"])
  }

  @Test func `a grammar is chosen by its name`() async {
    #expect(await count("Don’t cats' 'tis") { $0.grammar = .named("short") }.counts.roots.map(\.root) == ["cat", "don'", "ti"])
    let state = await count("a") { $0.grammar = .named("xx") }
    #expect(state.problem == .unknownGrammar("xx", known: ["short", "es"]))
  }

  @Test func `rules may be given, and what is wrong with them is told`() async {
    #expect(await count("cats") { $0.grammar = .rules("s\nats x") }.counts.roots.map(\.root) == ["CX"])
    #expect(await count("a") { $0.grammar = .rules("s\n?") }.problem == .ruleSyntax(RuleSyntaxError(line: 2, column: 1)))
    #expect(
      await count("a") { $0.grammar = .rules("s\nS") }.problem
        == .rules(RuleFaults([RuleFault(line: 2, .duplicate(suffix: "S", firstLine: 1))]))
    )
  }

  @Test func `nothing is kept unless that is asked for`() async throws {
    _ = await count("kmz")
    #expect(try await given.roots.roots() == [])
    let state = await count("kmzl ha") { request in
      request.keeps = true
      request.limit = 1
    }
    #expect(state.keptCount == 2)
    #expect(try await given.roots.roots().map(\.root) == ["KMZ", "HA"])
  }

  @Test func `what cannot be kept is told`() async {
    given.roots.storage.fail()
    #expect(await count("kmz") { $0.keeps = true }.problem == .store(.full))
    #expect(await count("123") { $0.keeps = true }.problem == nil)
  }

  @Test func `a text that is none ends the count`() async throws {
    let counting = given.build().counting.build(StemCountRequest())
    #expect(counting.read([0x61, 0xFF].span) == false)
    #expect(counting.read([0x61].span) == false)
    #expect(counting.endText() == false)
    await counting.finish()
    #expect(counting.state.problem == .text(.notUTF8(offset: 1)))
    #expect(counting.state.counts.roots == [])
  }
}
