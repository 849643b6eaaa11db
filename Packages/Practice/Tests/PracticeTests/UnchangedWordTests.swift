import Practice
import PracticeTesting
import Testing

@MainActor
struct UnchangedWordTests {
  @Test func `a word that is already as it is to be is not changed`() async throws {
    let fixture = PracticeFixture(words: 2)
    let (upkeep, words) = (fixture.graph.upkeep.build(), [SamplePractice.word(1), SamplePractice.word(2)])
    await upkeep.release(words)
    #expect(upkeep.state.changedWords == 0)
    await upkeep.reset(words)
    #expect(try await fixture.log() == [] && upkeep.state.changedWords == 0)
    await upkeep.suspend([words[0]])
    await upkeep.suspend(words)
    #expect(upkeep.state.changedWords == 1)
    await upkeep.release([words[0]])
    await upkeep.release(words)
    #expect(upkeep.state.changedWords == 1)
    await upkeep.bury(words)
    await upkeep.bury(words)
    #expect(upkeep.state.changedWords == 0)
    #expect(try await fixture.log().count == 12)
  }
}
