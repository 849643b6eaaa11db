import Foundation
import PracticeScheduling
import Testing

struct SchedulerTests {
  let scheduler: Scheduler
  let start = Date(timeIntervalSince1970: 1_790_000_000)

  init() throws { scheduler = try Scheduler() }

  /// Seconds or days, stability, difficulty.
  typealias Step = (interval: Interval, stability: Double, difficulty: Double)

  /// Answers, each given exactly when the card is due, and what py-fsrs 6.3.2 makes of them.
  static let vectors: [(grades: [Grade], steps: [Step])] = [
    (
      [.good, .good, .good, .good, .good, .good, .again, .again, .good, .good, .good],
      [
        (.time(.seconds(600)), 2.3065, 2.11810), (.days(2), 2.3065, 2.11121), (.days(11), 10.97105, 2.10433),
        (.days(46), 46.31686, 2.09746), (.days(163), 162.99982, 2.09059), (.days(498), 497.87656, 2.08372),
        (.time(.seconds(600)), 6.89041, 7.38320), (.time(.seconds(600)), 2.15460, 9.12510), (.days(2), 2.15460, 9.11120),
        (.days(4), 3.98312, 9.09733), (.days(7), 7.23625, 9.08346),
      ]
    ),
    ([.easy], [(.days(8), 8.2956, 1)]),
    (
      [.hard, .good, .easy, .good],
      [
        (.time(.seconds(330)), 1.2931, 5.11217), (.time(.seconds(600)), 1.33590, 5.10229), (.days(2), 2.36914, 3.45093),
        (.days(10), 9.74619, 3.44271),
      ]
    ),
    ([.again], [(.time(.seconds(60)), 0.212, 6.4133)]),
  ]

  @Test(arguments: vectors.indices) func `answers at the due time have the published results`(vector: Int) throws {
    var (card, time) = (CardState.new, start)
    for (grade, step) in zip(Self.vectors[vector].grades, Self.vectors[vector].steps) {
      card = scheduler.next(card, after: Answer(grade, at: time))
      let last = try #require(card.lastReview)
      #expect(last.interval == step.interval)
      #expect(abs(last.memory.stability - step.stability) < 1e-4, "\(last.memory), not \(step)")
      #expect(abs(last.memory.difficulty - step.difficulty) < 1e-4, "\(last.memory), not \(step)")
      time = last.due
    }
  }

  @Test func `the previews are what the answers do`() throws {
    let card = scheduler.next(.new, after: Answer(.good, at: start))
    let later = start + 600
    let fuzz = Fuzz(seed: 7)
    let previews = scheduler.previews(of: card, at: later, fuzz: fuzz)
    #expect(previews.map(\.grade) == [.again, .hard, .good, .easy])
    for preview in previews { #expect(preview.card == scheduler.next(card, after: Answer(preview.grade, at: later), fuzz: fuzz)) }
    #expect(Set(previews.map(\.card)).count == 4)
  }

  @Test func `a card is due when its retrievability has fallen to the desired retention`() throws {
    for retention in [0.7, 0.8, 0.9, 0.97] {
      let scheduler = try Scheduler(desiredRetention: retention)
      let memory = try #require(MemoryState(stability: 1000, difficulty: 5))
      let card = CardState.review(LastReview(time: start, memory: memory, interval: .days(1000)))
      let next = scheduler.next(card, after: Answer(.good, at: start + 1000 * 86_400))
      let due = try #require(next.due)
      #expect(abs(try #require(scheduler.retrievability(of: next, at: due)) - retention) < 0.001)
      #expect(scheduler.retrievability(of: next, at: start) == 1)
    }
    #expect(scheduler.retrievability(of: .new, at: start) == nil)
  }

  @Test func `the longest interval is kept`() throws {
    let scheduler = try Scheduler(maximumInterval: 5)
    #expect(scheduler.next(.new, after: Answer(.easy, at: start)).lastReview?.interval == .days(5))
  }

  @Test func `a day has passed after 24 hours, whatever fraction of a second it began at`() throws {
    for fraction in [0.0, 0.001, 0.123, 0.789, 0.999] {
      let easy = scheduler.next(.new, after: Answer(.easy, at: start + fraction))
      #expect(try #require(scheduler.retrievability(of: easy, at: start + fraction + 86_400)) < 1)
      #expect(scheduler.retrievability(of: easy, at: start + fraction + 86_399.999) == 1)
    }
  }

  @Test func `a stored card may stand at a step that there is no more`() throws {
    let memory = try #require(MemoryState(stability: 1, difficulty: 5))
    let last = LastReview(time: start, memory: memory, interval: .time(.seconds(60)))
    for step in [-1, 2, 99] {
      for grade in Grade.allCases {
        #expect(scheduler.next(.learning(step: step, last), after: Answer(grade, at: start + 60)).due ?? start > start)
        #expect(scheduler.next(.relearning(step: step, last), after: Answer(grade, at: start + 60)).due ?? start > start)
      }
    }
  }

  @Test func `times without sense end in a card that is due some day`() throws {
    let memory = try #require(MemoryState(stability: .greatestFiniteMagnitude, difficulty: 1))
    let card = CardState.review(LastReview(time: .distantPast, memory: memory, interval: .days(1)))
    for time in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity), Date(timeIntervalSince1970: .nan)] {
      for preview in scheduler.previews(of: card, at: time) {
        let memory = try #require(preview.card.lastReview?.memory)
        #expect(MemoryState(stability: memory.stability, difficulty: memory.difficulty) != nil)
      }
    }
  }

  @Test func `what is out of bounds is refused`() throws {
    #expect(throws: SchedulingProblem.wrongParameterCount(19, expected: 21)) {
      try FSRSParameters(Array(FSRSParameters.default.values.prefix(19)))
    }
    for (index, bounds) in FSRSParameters.bounds.enumerated() {
      for value in [bounds.lowerBound - 0.001, bounds.upperBound + 0.001, .infinity] {
        var values = FSRSParameters.default.values
        values[index] = value
        #expect(throws: SchedulingProblem.parameterOutOfBounds(index: index, value: value, bounds: bounds)) { try FSRSParameters(values) }
      }
      var values = FSRSParameters.default.values
      values[index] = .nan
      #expect(throws: SchedulingProblem.self) { try FSRSParameters(values) }
    }
    #expect(throws: SchedulingProblem.retentionOutOfBounds(0.69, bounds: 0.7...0.99)) { try Scheduler(desiredRetention: 0.69) }
    #expect(throws: SchedulingProblem.retentionOutOfBounds(1, bounds: 0.7...0.99)) { try Scheduler(desiredRetention: 1) }
    #expect(throws: SchedulingProblem.maximumIntervalOutOfBounds(0, bounds: 1...36_500)) { try Scheduler(maximumInterval: 0) }
    #expect(throws: SchedulingProblem.stepNotPositive(.zero)) { try Scheduler(learningSteps: [.seconds(60), .zero]) }
    #expect(throws: SchedulingProblem.stepNotPositive(.seconds(-1))) { try Scheduler(relearningSteps: [.seconds(-1)]) }
    for (stability, difficulty) in [(0, 5), (-1, 5), (.nan, 5), (.infinity, 5), (1, 0.9), (1, 10.1), (1, .nan)] as [(Double, Double)] {
      #expect(MemoryState(stability: stability, difficulty: difficulty) == nil)
    }
  }
}
