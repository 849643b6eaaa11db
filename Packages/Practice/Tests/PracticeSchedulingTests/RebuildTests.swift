import Foundation
import PracticeScheduling
import Testing

struct RebuildTests {
  let scheduler: Scheduler
  let start = Date(timeIntervalSince1970: 1_790_000_000)
  let answers: [Answer]

  init() throws {
    scheduler = try Scheduler()
    let days = [0.0, 0.01, 2, 11, 50, 50.01, 53]
    let grades: [Grade] = [.good, .good, .hard, .easy, .again, .good, .good]
    answers = zip(grades, days).map { [start] in Answer($0, at: start + $1 * 86_400) }
  }

  private var now: Date { start + 60 * 86_400 }

  @Test func `the state follows from the answers`() {
    let stepByStep = answers.reduce(CardState.new) { scheduler.next($0, after: $1) }
    #expect(scheduler.rebuild(from: answers, asOf: now) == stepByStep)
    #expect(scheduler.rebuild(from: [], asOf: now) == .new)
  }

  @Test func `neither the order of the answers matters nor how often one is in the log`() {
    let state = scheduler.rebuild(from: answers, asOf: now)
    #expect(scheduler.rebuild(from: answers.reversed(), asOf: now) == state)
    #expect(scheduler.rebuild(from: answers + answers.shuffled(), asOf: now) == state)
    let twoAtOnce = [Answer(.easy, at: start), Answer(.again, at: start)]
    #expect(scheduler.rebuild(from: twoAtOnce, asOf: now) == scheduler.rebuild(from: twoAtOnce.reversed(), asOf: now))
  }

  @Test func `an answer from the future counts when its time has come`() {
    let future = Answer(.again, at: now + 1)
    let state = scheduler.rebuild(from: answers, asOf: now)
    #expect(scheduler.rebuild(from: answers + [future], asOf: now) == state)
    #expect(scheduler.rebuild(from: answers + [future], asOf: future.time) == scheduler.next(state, after: future))
  }

  @Test func `other parameters change the state, fuzz only the last interval`() throws {
    let state = scheduler.rebuild(from: answers, asOf: now)
    var values = FSRSParameters.default.values
    values[8] = 2.5
    #expect(try Scheduler(parameters: FSRSParameters(values)).rebuild(from: answers, asOf: now) != state)
    let memories = (0..<20).map { scheduler.rebuild(from: answers, asOf: now, fuzz: Fuzz(seed: $0)).lastReview?.memory }
    #expect(Set(memories) == [state.lastReview?.memory])
  }
}
