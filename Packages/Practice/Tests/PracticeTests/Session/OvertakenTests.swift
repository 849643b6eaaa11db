import CoreModule
import Practice
import PracticeScheduling
import PracticeTesting
import Testing

/// Another terminal changes what a session asks, or undoes what was answered in it.
@MainActor
struct OvertakenTests {
  @Test func `an answer that another terminal changed since is not taken back`() async throws {
    let fixture = PracticeFixture(words: 2)
    let one = await fixture.session { $0.directions = [.from] }
    await one.answer(.again)
    let other = await fixture.session { ($0.directions, $0.newLimit) = ([.from], 0) }
    await other.answer(.good)
    await one.undo()
    #expect(one.state.problem == .changedSince(SamplePractice.card(1)))
    #expect(one.state.progress.answers == 1 && one.state.question?.card.id == SamplePractice.card(2) && !one.state.canUndo)
    #expect(try await fixture.log().count == 2)
  }

  @Test func `an answer that another terminal has undone is not undone again, and counts no more`() async throws {
    let fixture = PracticeFixture(words: 2)
    let one = await fixture.session { $0.directions = [.from] }
    await one.answer(.easy)
    let (entry, card) = (try await fixture.log()[0], try await fixture.memory.cards([SamplePractice.card(1)])[0])
    let retraction = SamplePractice.entry(99, entry.card, 0, 1, .retraction(of: entry.id))
    _ = try await fixture.memory.append(retraction, expecting: card.version, subject: "word")
    await one.undo()
    #expect(one.state.problem == .alreadyUndone(SamplePractice.card(1)))
    #expect(one.state.progress.answers == 0 && one.state.question?.card.id == SamplePractice.card(1) && !one.state.canUndo)
    #expect(try await fixture.log().count == 2)
    await one.answer(.easy)
    #expect(one.state.problem == nil && one.state.progress.answers == 1)
  }

  @Test(arguments: [LogEntry.Event.suspension, .burial(until: SamplePractice.day.adding(days: 1))])
  func `an answer to a word that another terminal set aside meanwhile does not count`(event: LogEntry.Event) async throws {
    let fixture = PracticeFixture(words: 2)
    let session = await fixture.session { $0.directions = [.from] }
    let hold = SamplePractice.entry(99, SamplePractice.card(1), 0, 1, event)
    _ = try await fixture.memory.append([hold], .practiceSuspend, subjects: ["word"])
    await session.answer(.good)
    #expect(session.state.problem == .setAside(SamplePractice.card(1)))
    #expect(session.state.question?.card.id == SamplePractice.card(2) && session.state.progress.answers == 0)
    #expect(try await fixture.log() == [hold])
    await session.star()
    #expect(session.state.problem == nil)
    await session.answer(.good)
    #expect(session.state.problem == nil && session.state.progress.answers == 1)
  }

  @Test func `an answer to a word that was deleted meanwhile does not count`() async throws {
    let fixture = PracticeFixture(words: 2)
    let session = await fixture.session { $0.directions = [.from] }
    fixture.collection.replace(fixture.collection.words.filter { $0.id != SamplePractice.word(1).id })
    await session.answer(.good)
    #expect(session.state.problem == .deleted(SamplePractice.card(1)))
    #expect(session.state.question?.card.id == SamplePractice.card(2) && session.state.progress.answers == 0)
    #expect(try await fixture.log() == [])
  }
}
