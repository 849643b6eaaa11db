import CoreModule
import CoreModuleTesting
import Testing
import WordGame

/// Each intent of each view model waits at each of its calls while another one runs.
@MainActor
struct InterleavingTests {
  private nonisolated func options(_ change: (inout RoundOptions) -> Void = { _ in }) -> RoundOptions {
    var options = RoundOptions()
    options.seed = 1
    options.hasTimer = false
    change(&options)
    return options
  }

  @Test func `rounds that are opened`() async throws {
    let violations = try await Interleavings<PlayViewModel, PlayState>(
      of: [
        .reads("start") { await $0.start(options()) },
        .reads("start with other words") { await $0.start(options { $0.seed = 2 }) },
        .reads("start without words") { await $0.start(options { $0.deck = .personal }) },
        .reads("start where it was left") { await $0.start(options { ($0.resumes, $0.seed) = (true, nil) }) },
        .reads("restart") { await $0.restart() },
        .reads("playMistakes") { await $0.playMistakes() },
      ],
      // Who draws the identity of a round first is no part of the game; rounds differ by their seeds and pairs.
      make: { try await game($0, random: RandomSource { 7 }) }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `answers that are kept`() async throws {
    let violations = try await Interleavings<PlayViewModel, PlayState>(
      of: [
        .changes("start") { await $0.start(options()) },
        .reports("answer") { await $0.answer(true) },
        .reports("storeAnswers") { await $0.storeAnswers() },
      ],
      make: {
        let model = try await game($0)
        model.handle(.answer(true))
        return model
      },
      state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  /// A game in which a round was begun.
  private func game(_ gate: CallGate, random: RandomSource = .counting()) async throws -> PlayViewModel {
    let model = try await GatedGame.graph(gate, random: random).play.build()
    await model.start(options { $0.seed = 3 })
    return model
  }

  @Test func `the scores`() async throws {
    let violations = try await Interleavings<ScoresViewModel, ScoresState>(
      of: [
        .reads("loadRounds") { await $0.loadRounds() },
        .reads("loadRounds, the best") { await $0.loadRounds(RoundQuery(limit: 1), order: .best) },
        .reads("loadWords") { await $0.loadWords() },
        .reads("loadWords, one") { await $0.loadWords(order: .newest, limit: 1) },
      ],
      make: { try await GatedGame.graph($0).scores.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }
}
