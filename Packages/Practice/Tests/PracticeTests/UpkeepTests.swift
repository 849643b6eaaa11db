import CoreModule
import CoreModuleTesting
import Foundation
import Practice
import PracticeScheduling
import PracticeTesting
import Testing

@MainActor
struct UpkeepTests {
  @Test func `a wrong pair of the game makes a learned word come back, and a right one counts only when it is due`() async throws {
    let fixture = PracticeFixture(words: 2)
    let word = SamplePractice.word(1)
    let reviews = GameReviews(fixture)
    #expect(try await reviews.note(word.id, word.text, .from, isCorrect: false) == nil)
    #expect(try await fixture.log() == [])
    try await SampleLearner(fixture.memory).learn(1, SamplePractice.card(1), 0)
    fixture.time.set(SamplePractice.time(3))
    #expect(try await reviews.note(word.id, word.text, .from, isCorrect: true) == nil)
    #expect(try await fixture.log().count == 1)
    #expect(try await reviews.note(word.id, word.text, .from, isCorrect: false)?.phase == .relearning)
    #expect(try await fixture.log().last?.review?.kind == .game)
    #expect(try await reviews.note(word.id, word.text, .from, isCorrect: false) == nil)
    #expect(try await fixture.log().count == 2)
  }

  @Test func `a word that the game makes a leech is tagged, and counts no more wrong answers while it is set aside`() async throws {
    let fixture = PracticeFixture(words: 1)
    let (word, learner, reviews) = (SamplePractice.word(1), try SampleLearner(fixture.memory), GameReviews(fixture))
    try await learner.learn(1, SamplePractice.card(1), -500)
    for lapse in 1...7 {
      try await learner.answer(10 + lapse, SamplePractice.card(1), -500 + lapse * 50, 0, .again)
      try await learner.answer(20 + lapse, SamplePractice.card(1), -500 + lapse * 50, 600, .good)
    }
    let upkeep = fixture.graph.upkeep.build()
    await upkeep.suspend([word])
    #expect(try await reviews.note(word.id, word.text, .from, isCorrect: false) == nil)
    #expect(try await fixture.memory.cards([SamplePractice.card(1)])[0].lapses == 7 && fixture.collection.words[0].tags == [])
    await upkeep.release([word])
    let card = try #require(try await reviews.note(word.id, word.text, .from, isCorrect: false))
    #expect(card.isLeech && card.isSuspended && card.lapses == 8)
    #expect(fixture.collection.words[0].tags == ["leech"])
  }

  @Test func `a failure that is over is no longer told with what is due`() async throws {
    let fixture = PracticeFixture(words: 1)
    let statistics = fixture.graph.statistics.build()
    fixture.memory.storage.fail()
    await statistics.countDue()
    #expect(statistics.state.problem != nil)
    fixture.memory.storage.fail(nil)
    await statistics.countDue()
    #expect(statistics.state.problem == nil)
  }

  @Test func `how well words are known is told`() async throws {
    let fixture = PracticeFixture(words: 3)
    let learner = try SampleLearner(fixture.memory)
    try await learner.learn(1, SamplePractice.card(1), -400)
    try await learner.answer(2, SamplePractice.card(1), -200, 0, .easy)
    try await learner.learn(3, SamplePractice.card(2), 0)
    let upkeep = fixture.graph.upkeep.build()
    await upkeep.suspend([SamplePractice.word(3)])
    await upkeep.loadKnowledge(of: (1...4).map { SamplePractice.word($0).id })
    #expect(upkeep.state.knowledge[SamplePractice.word(4).id] == nil)
    let known = (1...3).compactMap { upkeep.state.knowledge[SamplePractice.word($0).id] }
    #expect(known.map(\.level) == [.known, .familiar, .new])
    #expect(known.map { $0.recall.map { ($0 * 100).rounded() } } == [92, 100, nil])
    #expect(known.map(\.nextDay) == [SamplePractice.day.adding(days: 67), SamplePractice.day.adding(days: 8), nil])
    #expect(known.map(\.isSuspended) == [false, false, true])
    #expect(known.map(\.isDue).dropFirst() == [false, false])
  }

  @Test func `words are reset, also when the clock was put back, and are no leeches then`() async throws {
    let fixture = PracticeFixture(words: 2)
    let learner = try SampleLearner(fixture.memory)
    try await learner.learn(1, SamplePractice.card(1), 0)
    for lapse in 1...8 {
      try await learner.answer(lapse * 2, SamplePractice.card(1), lapse * 50, 0, .again)
      if lapse < 8 { try await learner.answer(lapse * 2 + 1, SamplePractice.card(1), lapse * 50, 60) }
    }
    #expect(try await fixture.memory.cards([SamplePractice.card(1)])[0].isLeech)
    fixture.time.set(SamplePractice.time(400, -600))
    let upkeep = fixture.graph.upkeep.build()
    await upkeep.reset([SamplePractice.word(1)])
    #expect(upkeep.state.problem == nil)
    #expect(upkeep.state.cards.map(\.phase) == [.new, .new])
    #expect(upkeep.state.cards.map(\.isLeech) == [false, false])
  }

  @Test func `the day on which words come back is set`() async throws {
    let fixture = PracticeFixture(words: 2)
    try await SampleLearner(fixture.memory).learn(1, SamplePractice.card(1), 0)
    let upkeep = fixture.graph.upkeep.build()
    let day = SamplePractice.day.adding(days: 3)
    await upkeep.reschedule([SamplePractice.word(1)], to: day)
    await upkeep.loadKnowledge(of: [SamplePractice.word(1).id])
    #expect(upkeep.state.knowledge[SamplePractice.word(1).id]?.nextDay == day)
    #expect(upkeep.state.cards.map(\.due) == [.day(day), nil])
    #expect(upkeep.state.cards[1].isAvailable(on: day.adding(days: -1)) == false)
  }

  @Test func `parameters are fitted to the answers and adopted`() async throws {
    let fixture = PracticeFixture(words: 1)
    let upkeep = fixture.graph.upkeep.build()
    await upkeep.optimise()
    #expect(upkeep.state.problem == .optimization(.tooFewReviews(0, needed: 400)))
    var random = SplitMix64(seed: 7)
    let learner = try SampleLearner(fixture.memory)
    for card in 1...150 {
      for answer in 0..<6 {
        let grade: Grade = random.isOnce(in: 3) ? .again : .good
        try await learner.answer(card * 100 + answer, SamplePractice.card(card), -300 + answer * (1 + answer * 5), card, grade)
      }
    }
    var parts: [Double] = []
    await upkeep.optimise { parts.append($0) }
    let found = try #require(upkeep.state.optimization)
    #expect(found.after.logLoss < found.before.logLoss)
    #expect(try await fixture.memory.parameters() == found.parameters)
    #expect(upkeep.state.rebuilt == nil)
    #expect(parts.last == 1)
    await upkeep.rebuild()
    #expect(upkeep.state.rebuilt == 150)
  }

  @Test func `statistics and what is due are read`() async throws {
    let fixture = PracticeFixture(words: 3)
    try await SampleLearner(fixture.memory).learn(1, SamplePractice.card(1), -20)
    let statistics = fixture.graph.statistics.build()
    await statistics.load(days: 30)
    await statistics.loadDue()
    #expect(statistics.state.statistics?.days.count == 1)
    #expect(statistics.state.statistics?.forecast.first?.reviews == 1)
    #expect(statistics.state.overview?.due == 1)
    #expect(statistics.state.overview?.new == 3)
    statistics.practise()
    #expect(fixture.router.destinations == [.session(SessionOptions())])
  }
}
