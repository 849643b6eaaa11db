import CoreModule
import CoreModuleTesting
import Foundation
import PracticeScheduling
import PracticeTesting
import Testing

@testable import Practice

@MainActor
struct SessionTests {
  @Test func `a new word is shown, and comes back in the same session until it is learned`() async throws {
    let fixture = PracticeFixture(words: 1)
    let session = await fixture.session { $0.directions = [.from] }
    #expect(session.state.overview == SessionOverview(due: 0, new: 1, estimate: .seconds(24)))
    #expect(session.state.question?.prompt == "palabra 1")
    #expect(session.state.question?.kind == .recognise)
    let intervals = session.state.question?.buttons.map(\.interval)
    #expect(intervals?.dropLast() == [.time(.seconds(60)), .time(.seconds(330)), .time(.seconds(600))])
    await session.answer(.good)
    #expect(session.state.question?.card.phase == .learning)
    fixture.time.advance(seconds: 600)
    await session.answer(.good)
    #expect(session.state.question == nil)
    #expect(session.state.summary == SessionSummary(tomorrow: 0, left: 0))
    #expect(session.state.progress == SessionProgress(answers: 2, recalled: 2, new: 1, reviews: 0, timeSpent: .seconds(60)))
    #expect(try await fixture.log().compactMap(\.review?.before) == [.new, .learning])
  }

  @Test func `what is left counts down, counts what is being learned until it is known, and comes back with undo`() async throws {
    let fixture = PracticeFixture(words: 3)
    try await SampleLearner(fixture.memory).learn(1, SamplePractice.card(1), -20)
    let session = await fixture.session { $0.directions = [.from] }
    var left: [[Int]] { session.state.left.map { [[$0.due, $0.new]] } ?? [] }
    #expect(left == [[1, 2]] && session.state.left == session.state.overview)
    await session.answer(.good)
    #expect(left == [[0, 2]])
    await session.answer(.good)
    #expect(left == [[1, 1]])
    #expect(session.state.left?.estimate == session.state.overview.map { $0.estimate / 7 * 4 })
    await session.undo()
    #expect(left == [[0, 2]])
    await session.answer(.easy)
    await session.suspend()
    #expect(left == [[0, 0]] && session.state.question == nil)
  }

  @Test func `a button shows what the answer does`() async throws {
    let fixture = PracticeFixture(words: 30)
    for grade in Grade.allCases {
      let session = await fixture.session()
      let question = try #require(session.state.question)
      await session.answer(grade)
      let cards = try await fixture.memory.cards([question.card.id])
      #expect(cards[0].due == question.button(grade)?.due)
      #expect(cards[0].schedule.memory == question.button(grade)?.memory)
    }
  }

  @Test func `reviews come first, then new words, the newest day first and of a day the commonest`() async throws {
    var words = (1...6).map { SamplePractice.word($0) }
    for index in 3..<6 { words[index].added = SamplePractice.time(-1) }
    let fixture = PracticeFixture(words) { word in word.text.last?.wholeNumberValue.map(Double.init) }
    try await SampleLearner(fixture.memory).learn(1, SamplePractice.card(2), -20)
    var prompts: [String] = []
    let session = await fixture.session { $0.directions = [.from] }
    while let question = session.state.question {
      prompts.append(question.prompt)
      await session.answer(.easy)
    }
    #expect(prompts == [2, 3, 1, 6, 5, 4].map { "palabra \($0)" })
  }

  @Test func `new words are found behind thousands that were begun`() async throws {
    let fixture = PracticeFixture(words: 3000)
    let begun = (1...2990).map { SamplePractice.answer($0, SamplePractice.card($0), -1, 0, .easy, .days(99)) }
    _ = try await fixture.memory.merge(begun, isTrial: false, at: SamplePractice.noon, in: nil)
    let session = await fixture.session { $0.directions = [.from] }
    #expect(session.state.overview?.new == 10)
    #expect(session.state.question?.prompt == "palabra 2991")
  }

  @Test func `what the settings allow is counted over all sessions of the day`() async throws {
    let fixture = PracticeFixture(words: 12)
    fixture.practiceSettings.newPerDay = 3
    fixture.practiceSettings.reviewsPerDay = 2
    for number in 1...5 { try await SampleLearner(fixture.memory).learn(number, SamplePractice.card(number), -40, number) }
    func answered(_ count: Int = .max) async -> Int {
      let session = await fixture.session { $0.directions = [.from] }
      for answered in 0..<count {
        guard session.state.question != nil else { return answered }
        await session.answer(.easy)
      }
      return count
    }
    #expect(await answered(1) == 1)
    #expect(await answered() == 4)
    #expect(await answered() == 0)
    fixture.time.set(SamplePractice.time(1))
    #expect(await answered() == 5)
    let forced = await fixture.session { ($0.newLimit, $0.reviewLimit) = (1, 0) }
    #expect(forced.state.question?.card.phase == .new)
  }

  @Test func `the two directions of a word are never within a quarter of an hour`() async throws {
    let fixture = PracticeFixture(words: 4)
    let session = await fixture.session()
    for _ in 0..<400 {
      if session.state.question == nil {
        fixture.time.advance(seconds: 60)
        await session.start()
        continue
      }
      fixture.time.advance(seconds: 7)
      await session.answer([.again, .hard, .good].randomElement() ?? .good)
    }
    let log = try await fixture.log()
    #expect(Set(log.map(\.card.direction)).count == 2)
    for (index, entry) in log.enumerated() {
      let close = log[..<index].filter { $0.card == entry.card.sibling && entry.time.milliseconds - $0.time.milliseconds < 890_000 }
      #expect(close.isEmpty, "\(entry.card) at \(entry.time.rfc3339)")
    }
  }

  @Test func `the last answers are taken back one after the other`() async throws {
    let fixture = PracticeFixture(words: 5)
    let session = await fixture.session { $0.directions = [.from] }
    let first = try #require(session.state.question)
    await session.answer(.easy)
    await session.answer(.again)
    await session.undo()
    await session.undo()
    #expect(session.state.question?.card.id == first.card.id)
    #expect(session.state.question?.card.state == .new)
    #expect(session.state.progress == SessionProgress())
    #expect(session.state.lastAnswer == nil)
    await session.undo()
    #expect(try await fixture.log().count == 4)
    await session.answer(.good)
    #expect(try await fixture.memory.cards([first.card.id])[0].answers == 1)
    #expect(try await fixture.memory.outset(TallyQuery(now: fixture.time.now, today: SamplePractice.day)).newToday == 1)
  }

  @Test func `what is suspended and buried is not asked, in either direction`() async throws {
    let fixture = PracticeFixture(words: 2)
    let session = await fixture.session()
    await session.suspend()
    #expect(session.state.question?.prompt == "palabra 2")
    await session.bury()
    #expect(session.state.summary == SessionSummary(tomorrow: 0, left: 0))
    fixture.time.set(SamplePractice.time(1, -8 * 3600))
    #expect(await fixture.session().state.question?.prompt == "palabra 2")
    let upkeep = fixture.graph.upkeep.build()
    await upkeep.release([SamplePractice.word(1)])
    #expect(await fixture.session().state.overview?.new == 2)
  }

  @Test func `what was set aside or put off is taken back before the answers of before`() async throws {
    let fixture = PracticeFixture(words: 4)
    let session = await fixture.session { $0.directions = [.from] }
    await session.answer(.easy)
    let first = session.state.question?.prompt
    await session.suspend()
    let second = session.state.question?.prompt
    #expect(session.state.lastHold?.question.prompt == first)
    #expect(session.state.lastHold?.event == .suspension)
    await session.bury()
    #expect(session.state.lastHold?.event == .burial(until: SamplePractice.day.adding(days: 1)))
    await session.undo()
    #expect(session.state.question?.prompt == second)
    await session.undo()
    #expect(session.state.question?.prompt == first)
    #expect(session.state.question.map { [$0.card.isSuspended, $0.card.buriedUntil != nil] } == [false, false])
    #expect(session.state.lastHold == nil)
    #expect(session.state.lastAnswer?.review?.grade == .easy)
    await session.undo()
    #expect(!session.state.canUndo)
    #expect(await fixture.session().state.overview?.new == 4)
  }

  private var onlyReviews: SessionOptions {
    var options = SessionOptions()
    options.directions = [.from]
    options.newLimit = 0
    return options
  }

  @Test func `a word is made new or comes back on a day, and both are taken back with what was answered before`() async throws {
    let fixture = PracticeFixture(words: 2)
    let session = await fixture.session { $0.directions = [.from] }
    await session.answer(.easy)
    fixture.time.set(SamplePractice.time(30))
    await session.start(onlyReviews)
    let before = try #require(session.state.question?.card)
    #expect(before.answers == 1)
    await session.reset()
    #expect(try await fixture.memory.cards([before.id])[0].phase == .new)
    #expect(session.state.question?.card.id != before.id)
    await session.undo()
    #expect(session.state.question?.card.id == before.id)
    #expect(session.state.question?.card.answers == 1)
    #expect(session.state.question?.card.due == before.due)
    let day = SamplePractice.day.adding(days: 50)
    await session.reschedule(to: day)
    #expect(session.state.lastHold?.event == .rescheduling(to: day))
    #expect(try await fixture.memory.cards([before.id])[0].due == .day(day))
    #expect(session.state.question?.card.id != before.id)
    await session.undo()
    #expect(session.state.question?.card.due == before.due)
    await session.answer(.good)
    #expect(try await fixture.memory.cards([before.id])[0].answers == 2)
  }

  @Test func `a leech that is made new loses its tag, and has it again when that is taken back`() async throws {
    let fixture = PracticeFixture([SamplePractice.word(1, tags: ["leech"])])
    let learner = try SampleLearner(fixture.memory)
    try await learner.learn(1, SamplePractice.card(1), -500)
    for lapse in 1...8 {
      try await learner.answer(10 + lapse, SamplePractice.card(1), -500 + lapse * 50, 0, .again)
      if lapse < 8 { try await learner.answer(20 + lapse, SamplePractice.card(1), -500 + lapse * 50, 600, .good) }
    }
    await fixture.graph.upkeep.build().reschedule([SamplePractice.word(1)], to: SamplePractice.day)
    let session = await fixture.session { $0.directions = [.from] }
    #expect(session.state.question?.card.isLeech == true)
    await session.reset()
    #expect(fixture.collection.words[0].tags == [])
    await session.undo()
    #expect(fixture.collection.words[0].tags == ["leech"])
  }

  @Test func `days ahead, what comes back later is asked once, and the schedule follows from the answer`() async throws {
    let fixture = PracticeFixture(words: 3)
    let session = await fixture.session { $0.directions = [.from] }
    for _ in 1...3 { await session.answer(.easy) }
    fixture.time.set(SamplePractice.time(1))
    #expect(await fixture.session { $0.directions = [.from] }.state.question == nil)
    let ahead = await fixture.session {
      $0.directions = [.from]
      $0.daysAhead = 365
    }
    #expect(ahead.state.overview?.due == 3)
    let card = try #require(ahead.state.question?.card)
    for _ in 1...3 { await ahead.answer(.hard) }
    #expect(ahead.state.question == nil)
    #expect(ahead.state.summary?.left == 0)
    let after = try await fixture.memory.cards([card.id])[0]
    #expect(after.answers == 2)
    #expect(after.state.lastReview?.memory != card.state.lastReview?.memory)
  }

  @Test func `a leech is tagged and set aside, and no more when the answer is taken back`() async throws {
    let fixture = PracticeFixture(words: 1)
    let learner = try SampleLearner(fixture.memory)
    try await learner.learn(1, SamplePractice.card(1), -500)
    for lapse in 1...7 {
      try await learner.answer(10 + lapse, SamplePractice.card(1), -500 + lapse * 50, 0, .again)
      try await learner.answer(20 + lapse, SamplePractice.card(1), -500 + lapse * 50, 600, .good)
    }
    let session = await fixture.session { $0.directions = [.from] }
    await session.answer(.again)
    #expect(session.state.leech?.text == "palabra 1")
    #expect(fixture.collection.words[0].tags == ["leech"])
    #expect(session.state.question == nil)
    session.edit()
    #expect(fixture.router.destinations == [.editor(SamplePractice.word(1).id)])
    await session.undo()
    #expect(session.state.leech == nil)
    #expect(fixture.collection.words[0].tags == [])
    #expect(session.state.question?.card.lapses == 7)
  }

  @Test func `words that are gone or not asked for are passed over`() async throws {
    let fixture = PracticeFixture((1...600).map { SamplePractice.word($0, tags: $0 == 590 ? ["Küche"] : []) })
    let learner = try SampleLearner(fixture.memory)
    for number in 1...600 { try await learner.learn(number, SamplePractice.card(number), -20, number) }
    let tagged = await fixture.session { ($0.filter.tag, $0.newLimit) = ("kuche", 0) }
    #expect(tagged.state.question?.prompt == "palabra 590")
    #expect(tagged.state.overview?.due == 1)
    fixture.collection.replace([SamplePractice.word(600)])
    let rest = await fixture.session { $0.newLimit = 0 }
    #expect(rest.state.question?.prompt == "palabra 600")
    await rest.answer(.good)
    #expect(rest.state.question == nil)
  }

  @Test func `only what is asked for is counted among what is being learned`() async throws {
    let fixture = PracticeFixture([SamplePractice.word(1), SamplePractice.word(2, tags: ["food"])])
    for _ in 1...2 { await fixture.session { $0.directions = [.from] }.answer(.again) }
    fixture.time.advance(seconds: 70)
    #expect(await fixture.session().state.overview?.due == 2)
    #expect(await fixture.session { $0.filter.tag = "food" }.state.overview?.due == 1)
    #expect(await fixture.session { $0.filter.tag = "drink" }.state.overview?.due == 0)
  }

  @Test func `the word of the question is starred and read again`() async throws {
    let fixture = PracticeFixture(words: 2)
    let session = await fixture.session()
    await session.star()
    #expect(session.state.question?.word.isStarred == true)
    #expect(fixture.collection.words[0].isStarred)
    var word = fixture.collection.words[0]
    word.translations = ["other"]
    fixture.collection.replace([word, fixture.collection.words[1]])
    await session.reload()
    #expect(session.state.question?.word.translations == ["other"])
    fixture.collection.replace([fixture.collection.words[1]])
    await session.reload()
    #expect(session.state.question?.prompt == "palabra 2")
  }

  @Test func `a session can be ended`() async {
    let fixture = PracticeFixture(words: 3)
    let session = await fixture.session()
    await session.finish()
    #expect(session.state.question == nil)
    #expect(session.state.summary != nil)
  }

  @Test func `settings out of bounds are told`() async {
    let fixture = PracticeFixture(words: 1)
    fixture.practiceSettings.desiredRetention = 2
    let session = await fixture.session()
    #expect(session.state.problem == .scheduling(.retentionOutOfBounds(2, bounds: Scheduler.retentions)))
  }
}
