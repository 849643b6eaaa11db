import Foundation
import PracticeScheduling
import Testing

/// Every step of random histories is the same as in py-fsrs.
@Suite(.enabled(if: PyFSRS.isInstalled, "skipped: there is no py-fsrs (the Python package fsrs, in .build-fsrs)"))
struct PyFSRSTests {
  @Test func `every step of 10,000 random histories is the one of py-fsrs`() throws {
    let histories: [PyFSRSHistory] = try PyFSRS.run("histories.py", ["10000", "22"])
    try #require(histories.count == 10_000)
    var differences: [String] = []
    for (index, history) in histories.enumerated() {
      let scheduler = try history.scheduler
      var card = CardState.new
      for step in history.steps {
        let retrievability = scheduler.retrievability(of: card, at: step.answer.time) ?? 0
        card = scheduler.next(card, after: step.answer)
        if !step.isSame(as: card, retrievability) { differences.append("history \(index): \(step) is not \(card)") }
      }
    }
    #expect(differences.isEmpty, "\(differences.count) differences, the first: \(differences.first ?? "")")
  }
}

/// A history as `histories.py` prints it.
struct PyFSRSHistory: Decodable {
  let parameters: [Double]
  let retention: Double
  let learningSteps: [Double]
  let relearningSteps: [Double]
  let maximumInterval: Int
  let steps: [Step]

  var scheduler: Scheduler {
    get throws {
      try Scheduler(
        parameters: FSRSParameters(parameters), desiredRetention: retention, learningSteps: learningSteps.map { .seconds($0) },
        relearningSteps: relearningSteps.map { .seconds($0) }, maximumInterval: maximumInterval
      )
    }
  }

  /// Grade, milliseconds, retrievability, phase (1 learning, 2 review, 3 relearning), step, stability, difficulty, milliseconds when due.
  struct Step: Decodable, CustomStringConvertible {
    let numbers: [Double]

    init(from decoder: any Decoder) throws { numbers = try decoder.singleValueContainer().decode([Double].self) }

    var answer: Answer { Answer(Grade(rawValue: Int(numbers[0]))!, at: Date(timeIntervalSince1970: numbers[1] / 1000)) }
    var description: String { "\(numbers)" }

    func isSame(as card: CardState, _ retrievability: Double) -> Bool {
      guard let last = card.lastReview else { return false }
      return Int(numbers[3]) == card.phase.number && Int(numbers[4]) == card.phase.step && isNear(last.memory.stability, numbers[5])
        && isNear(last.memory.difficulty, numbers[6]) && isNear(retrievability, numbers[2])
        && abs(last.interval.seconds - (numbers[7] - numbers[1]) / 1000) < 0.001
    }

    private func isNear(_ number: Double, _ other: Double) -> Bool { abs(number - other) <= max(1e-4, 1e-9 * other) }
  }
}

extension CardState {
  fileprivate var phase: (number: Int, step: Int) {
    switch self {
    case .new: (0, 0)
    case .learning(let step, _): (1, step)
    case .review: (2, 0)
    case .relearning(let step, _): (3, step)
    }
  }
}
