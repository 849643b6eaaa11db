import CoreModule
import CoreModuleTesting
import Practice
import PracticeTesting
import Testing

/// Words that are due are told once a day, from the time of the reminder on.
@MainActor
struct ReminderTests {
  private func fixture() async throws -> PracticeFixture {
    let fixture = PracticeFixture(words: 3)
    let learner = try SampleLearner(fixture.memory)
    for number in 1...2 { try await learner.learn(number, SamplePractice.card(number), -20) }
    return fixture
  }

  @Test func `it counts the words that are due, once a day`() async throws {
    let fixture = try await fixture()
    let both = [fixture.graph.reminder.build(), fixture.graph.reminder.build()]
    for reminder in both { await reminder.decide(at: .hour(12)) }
    #expect(both.map(\.state.due) == [2, 2] && both.map(\.state.isToBeShown) == [true, false])
    await both[1].decide(at: .hour(12), isForced: true)
    #expect(both[1].state.isToBeShown)
    fixture.time.advance(seconds: 86_400)
    await both[1].decide(at: .hour(12))
    #expect(both[1].state.due == 2 && both[1].state.isToBeShown)
  }

  @Test func `before its time, and when nothing is due, it is silent and goes on waiting`() async throws {
    let fixture = try await fixture()
    let reminder = fixture.graph.reminder.build()
    await reminder.decide(at: .hour(13))
    #expect(reminder.state.due == 2 && !reminder.state.isToBeShown)
    fixture.collection.replace([])
    await reminder.decide(at: .hour(12))
    #expect(reminder.state.due == 0 && !reminder.state.isToBeShown)
    fixture.collection.replace([SamplePractice.word(1)])
    await reminder.decide(at: .hour(12))
    #expect(reminder.state.due == 1 && reminder.state.isToBeShown)
  }
}
