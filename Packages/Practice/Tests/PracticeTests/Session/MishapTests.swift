import CoreModule
import CoreModuleTesting
import Foundation
import Practice
import PracticeScheduling
import PracticeTesting
import Testing

/// Two terminals, wrong clocks, full disks.
@MainActor
struct MishapTests {
  @Test func `two terminals that practise at once count each answer once`() async throws {
    let fixture = PracticeFixture(words: 8)
    let (one, other) = (await fixture.session { $0.directions = [.from] }, await fixture.session { $0.directions = [.from] })
    var refused = 0
    for turn in 0..<40 {
      let session = turn % 3 == 0 ? one : other
      await session.answer([.good, .easy, .again][turn % 3])
      if case .movedOn? = session.state.problem { refused += 1 }
      fixture.time.advance(seconds: 30)
    }
    let log = try await fixture.log()
    #expect(refused > 0)
    #expect(one.state.progress.answers + other.state.progress.answers == log.count)
    let cards = try await fixture.memory.cards((1...8).map { SamplePractice.card($0) })
    #expect(cards.reduce(0) { $0 + $1.answers } == log.count)
    for id in Set(log.map(\.card)) { #expect(log.count { $0.card == id && $0.review?.before == .new } == 1) }
  }

  @Test func `a word that was deleted meanwhile is not starred, and the next one is asked`() async throws {
    let fixture = PracticeFixture(words: 2)
    let session = await fixture.session { $0.directions = [.from] }
    let asked = try #require(session.state.question).word
    fixture.collection.replace(fixture.collection.words.filter { $0.id != asked.id })
    await session.star()
    let next = try #require(session.state.question).word
    #expect(next.id != asked.id && !next.isStarred)
    #expect(session.state.problem == nil)
    fixture.collection.replace([])
    await session.star()
    #expect(session.state.question == nil && session.state.summary != nil)
  }

  @Test func `an answer that cannot be stored is asked for again`() async throws {
    let fixture = PracticeFixture(words: 2)
    let session = await fixture.session()
    let question = session.state.question
    fixture.memory.storage.fail()
    await session.answer(.good)
    #expect(session.state.problem == .storage(.diskFull(path: "/glot.db")))
    #expect(session.state.question == question)
    #expect(session.state.progress.answers == 0)
    fixture.memory.storage.fail(nil)
    await session.answer(.good)
    #expect(session.state.problem == nil)
    #expect(try await fixture.log().count == 1)
  }

  @Test func `what cannot be taken back can be tried again`() async throws {
    let fixture = PracticeFixture(words: 2)
    let session = await fixture.session()
    await session.answer(.good)
    fixture.memory.storage.fail()
    await session.undo()
    #expect(session.state.problem != nil)
    fixture.memory.storage.fail(nil)
    await session.undo()
    #expect(session.state.progress.answers == 0)
  }

  @Test func `a session in a wrong year changes nothing in the right one`() async throws {
    let fixture = PracticeFixture(words: 3)
    let session = await fixture.session { $0.directions = [.from] }
    await session.answer(.easy)
    let before = try await fixture.memory.cards([SamplePractice.card(1)])
    fixture.time.set(SamplePractice.time(4000))
    let future = await fixture.session { $0.directions = [.from] }
    await future.answer(.again)
    await future.answer(.easy)
    fixture.time.set(SamplePractice.time(1))
    _ = await fixture.session()
    #expect(try await fixture.memory.cards([SamplePractice.card(1)]).map(\.schedule) == before.map(\.schedule))
    #expect(try await fixture.memory.cards([SamplePractice.card(1)])[0].due == before[0].due)
  }

  @Test func `a clock that is put back by an hour keeps no card waiting for an hour`() async throws {
    let fixture = PracticeFixture(words: 1)
    let session = await fixture.session { $0.directions = [.from] }
    await session.answer(.good)
    fixture.time.advance(seconds: -3600)
    await session.answer(.good)
    #expect(try await fixture.log().compactMap(\.review?.duration) == [.zero, .zero])
    #expect(session.state.question == nil)
  }

  @Test func `who falls asleep over a card has not thought for hours`() async throws {
    let fixture = PracticeFixture(words: 1)
    let session = await fixture.session()
    fixture.time.advance(seconds: 30_000)
    await session.answer(.good)
    #expect(try await fixture.log()[0].review?.duration == .seconds(60))
  }

  @Test func `a card is due on its day wherever the user is`() async throws {
    let fixture = PracticeFixture(words: 1)
    fixture.practiceSettings.isFuzzed = false
    await fixture.session { $0.directions = [.from] }.answer(.easy)
    // 16:00 of the seventh day in UTC is 5:00 of the eighth in the far east.
    fixture.time.set(SamplePractice.time(7, 4 * 3600))
    #expect(await fixture.session { ($0.directions, $0.newLimit) = ([.from], 0) }.state.question == nil)
    fixture.localTime = .fixed(seconds: 13 * 3600)
    let east = await fixture.session { ($0.directions, $0.newLimit) = ([.from], 0) }
    #expect(east.state.question?.card.phase == .review)
    await east.answer(.good)
    #expect(try await fixture.log().map(\.day) == [SamplePractice.day, SamplePractice.day.adding(days: 8)])
  }

  @Test func `a card answered in the evening has a day behind it in the morning`() async throws {
    let fixture = PracticeFixture(words: 1)
    fixture.practiceSettings.isFuzzed = false
    fixture.time.set(SamplePractice.time(0, 11 * 3600))
    let session = await fixture.session { $0.directions = [.from] }
    await session.answer(.easy)
    fixture.time.set(SamplePractice.time(8, -7 * 3600))
    let later = await fixture.session { $0.directions = [.from] }
    await later.answer(.good)
    let wanted = try Scheduler().rebuild(
      from: [Answer(.easy, at: Date(timeIntervalSince1970: 0)), Answer(.good, at: Date(timeIntervalSince1970: 8 * 86_400))],
      asOf: .distantFuture)
    #expect(try await fixture.memory.cards([SamplePractice.card(1)])[0].stability == wanted.lastReview?.memory.stability)
  }
}
