import Foundation
import Testing

@testable import PracticeScheduling

struct OptimizerTests {
  private let now = Date(timeIntervalSince1970: 4_000_000_000)

  /// The published ones, and such that a lapse and answers on the same day change more.
  static let starts = [
    FSRSParameters.default.values,
    [
      1.2, 3.1, 6.5, 20, 5.1, 0.6, 2.2, 0.2, 2.3, 0.22, 1.1, 3.9, 0.09, 0.8, 1.9, 0.5, 2.2, 1.2, 0.8, 0.1, 0.35,
    ],
  ]

  @Test(arguments: SimulatedLearner.all.indices, starts)
  func `the gradient is the slope of the loss`(learner: Int, start: [Double]) throws {
    let histories = try SimulatedLearner.all[learner].histories(300).map { ReviewHistory($0) }
    let loss = { GoodnessOfFit(of: FSRSParameters(bounding: $0), on: histories).logLoss }
    var gradient = LossGradient(of: MemoryModel(FSRSParameters(bounding: start)))
    for history in histories { gradient.add(history) }
    let scored = Double(histories.reduce(0) { $0 + $1.scoredCount })
    for (index, bounds) in FSRSParameters.bounds.enumerated() {
      // At a bound only one side can be gone.
      let ends = [start[index] - 1e-6, start[index] + 1e-6].map { $0.bounded(by: bounds) }
      let losses = ends.map { end in
        var values = start
        values[index] = end
        return loss(values) * scored
      }
      let slope = (losses[1] - losses[0]) / (ends[1] - ends[0])
      #expect(abs(gradient.values[index] - slope) <= 1e-3 * max(1, abs(slope)), "w\(index): \(gradient.values[index]), not \(slope)")
    }
  }

  /// What py-fsrs 6.3.2 reaches on the same answers.
  @Test(arguments: zip(SimulatedLearner.all.indices, [0.22145, 0.48120, 0.60397]))
  func `the parameters fit as well as those of py-fsrs`(learner: Int, peer: Double) throws {
    let optimizer = try ScheduleOptimizer(histories: SimulatedLearner.all[learner].histories(5_000), asOf: now)
    var steps: [Double] = []
    let result = try optimizer.optimize { steps.append($0) }
    #expect(result.after.logLoss <= 1.01 * peer, "\(result.after.logLoss)")
    #expect(result.after.logLoss < result.before.logLoss)
    #expect(result.after.rmse < result.before.rmse)
    #expect(steps == steps.sorted() && steps.last == 1)
    #expect(try FSRSParameters(result.parameters.values) == result.parameters)
  }

  @Test func `the fit is measured in groups of similar reviews`() throws {
    let start = Date(timeIntervalSince1970: 1_790_000_000)
    // Of the cards that come back after 3 days a quarter is forgotten, of those after 30 the half.
    let histories = (0..<200).map { card in
      let (days, forgotten) = card < 100 ? (3.0, 4) : (30.0, 2)
      return [Answer(.good, at: start), Answer(card % forgotten == 0 ? .again : .good, at: start + days * 86_400)]
    }
    let fit = GoodnessOfFit(of: .default, on: histories.map { ReviewHistory($0) })
    let early = MemoryModel(.default).retrievability(stability: 2.3065, days: 3)
    let late = MemoryModel(.default).retrievability(stability: 2.3065, days: 30)
    let loss = -(0.75 * log(early) + 0.25 * log(1 - early) + 0.5 * log(late) + 0.5 * log(1 - late)) / 2
    #expect(abs(fit.logLoss - loss) < 1e-9)
    #expect(abs(fit.rmse - ((pow(early - 0.75, 2) + pow(late - 0.5, 2)) / 2).squareRoot()) < 1e-9)
  }

  @Test func `the better parameters are kept`() throws {
    let optimizer = try ScheduleOptimizer(histories: SimulatedLearner.all[1].histories(1_000), asOf: now)
    let found = try optimizer.optimize()
    let again = try optimizer.optimize(improving: found.parameters)
    #expect(again.parameters == found.parameters)
    #expect(again.before == found.after)
    #expect(again.after == found.after)
  }

  @Test func `how often an answer is in the log does not matter, nor the order, nor the future`() throws {
    let histories = try SimulatedLearner.all[0].histories(1_000)
    let shuffled = histories.map { ($0 + $0 + [Answer(.again, at: now + 1)]).shuffled() }
    let found = try ScheduleOptimizer(histories: histories, asOf: now).optimize()
    #expect(try ScheduleOptimizer(histories: shuffled, asOf: now).optimize() == found)
  }

  @Test func `too few reviews are refused`() throws {
    let start = Date(timeIntervalSince1970: 1_790_000_000)
    let days = { (card: Int) in [Answer(.good, at: start + Double(card)), Answer(.good, at: start + Double(card) + 3 * 86_400)] }
    let sameDay = { (card: Int) in [Answer(.good, at: start + Double(card)), Answer(.good, at: start + Double(card) + 600)] }
    #expect(throws: OptimizationProblem.tooFewReviews(399, needed: 400)) {
      try ScheduleOptimizer(histories: (0..<399).map(days) + (0..<1000).map(sameDay), asOf: now)
    }
    #expect(throws: OptimizationProblem.tooFewReviews(0, needed: 400)) { try ScheduleOptimizer(histories: [], asOf: now) }
    #expect(throws: Never.self) { try ScheduleOptimizer(histories: (0..<400).map(days), asOf: now) }
  }

  @Test func `a learner who never forgets, or always, gives no nonsense`() throws {
    let start = Date(timeIntervalSince1970: 1_790_000_000)
    for grade in [Grade.again, .easy] {
      let histories = (0..<400).map { card in (0..<4).map { Answer(grade, at: start + Double(card) + Double($0) * 4_000_000) } }
      let result = try ScheduleOptimizer(histories: histories, asOf: now).optimize()
      #expect(result.after.logLoss.isFinite && result.after.rmse.isFinite && result.after.logLoss <= result.before.logLoss)
      #expect(try FSRSParameters(result.parameters.values) == result.parameters)
    }
  }

  @Test func `a cancelled task stops`() async throws {
    let optimizer = try ScheduleOptimizer(histories: SimulatedLearner.all[0].histories(1_000), asOf: now)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      #expect(throws: OptimizationProblem.cancelled) { try optimizer.optimize() }
    }
    task.cancel()
    await task.value
  }
}

/// The same log, given to py-fsrs now.
@Suite(.enabled(if: PyFSRS.hasOptimizer, "skipped: there is no PyTorch for the optimiser of py-fsrs, in .build-fsrs"))
struct PyFSRSOptimizerTests {
  @Test(arguments: SimulatedLearner.all.indices)
  func `py-fsrs reaches no smaller loss, and not sooner`(learner: Int) throws {
    let comparison = try OptimizerComparison(learner)
    let peer = try comparison.peer("optimise.py", by: PyFSRS.python)
    let (own, time) = try comparison.measured()
    print("learner \(learner): log-loss \(own) in \(time); py-fsrs \(peer.logLoss) in \(peer.seconds) s")
    #expect(own <= peer.logLoss * 1.01)
    #expect(time < .seconds(peer.seconds))
    #expect(abs(comparison.loss(of: peer) - peer.logLoss) < 1e-6)
  }
}

/// The same log, given to Anki now.
@Suite(.enabled(if: PyFSRS.hasAnki, "skipped: there is no Anki in .build-anki"))
struct AnkiOptimizerTests {
  /// Anki leaves out what it takes for outliers, so its loss is computed here, over all answers.
  @Test(arguments: SimulatedLearner.all.indices)
  func `Anki reaches no smaller loss`(learner: Int) throws {
    let comparison = try OptimizerComparison(learner)
    let peer = try comparison.peer("anki-optimise.py", by: PyFSRS.anki)
    let (own, time) = try comparison.measured()
    print("learner \(learner): log-loss \(own) in \(time); Anki \(comparison.loss(of: peer)) in \(peer.seconds) s")
    #expect(own <= comparison.loss(of: peer) * 1.01)
  }
}

/// Fits the parameters to the answers of a simulated learner here and elsewhere.
private struct OptimizerComparison {
  private let histories: [[Answer]]

  init(_ learner: Int) throws { histories = try SimulatedLearner.all[learner].histories(5_000) }

  /// What another optimiser found.
  struct Result: Decodable {
    let parameters: [Double]
    let logLoss: Double
    let seconds: Double
  }

  func peer(_ script: String, by python: URL) throws -> Result {
    let log = histories.map { $0.map { [Double($0.grade.rawValue), ($0.time.timeIntervalSince1970 - 1_767_225_600) * 1000] } }
    return try PyFSRS.run(script, by: python, input: JSONEncoder().encode(log))
  }

  func measured() throws -> (logLoss: Double, time: Duration) {
    var own: Optimization?
    let time = try ContinuousClock().measure {
      own = try ScheduleOptimizer(histories: histories, asOf: Date(timeIntervalSince1970: 4_000_000_000)).optimize()
    }
    return (try #require(own).after.logLoss, time)
  }

  func loss(of result: Result) -> Double {
    GoodnessOfFit(of: FSRSParameters(bounding: result.parameters), on: histories.map { ReviewHistory($0) }).logLoss
  }
}
