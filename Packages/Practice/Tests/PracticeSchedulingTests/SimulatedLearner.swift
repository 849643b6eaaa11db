import Foundation

@testable import PracticeScheduling

/// Somebody who answers cards when they are due, and forgets by a law of their own.
struct SimulatedLearner: Sendable {
  enum Forgetting: Sendable {
    /// FSRS-6 with parameters of their own.
    case fsrs([Double])
    /// Another law: recall halves after a time that doubles with each recall and falls to a fifth with each lapse.
    case halfLives
  }

  let forgetting: Forgetting
  let seed: UInt64

  /// The answers to each card, `count` in all.
  func histories(_ count: Int) throws -> [[Answer]] {
    var random = SeededGenerator(seed: seed)
    let scheduler = try Scheduler()
    var histories: [[Answer]] = []
    var missing = count
    while missing > 0 {
      let answers = history(of: min(missing, Int.random(in: 4...16, using: &random)), number: histories.count, scheduler, &random)
      histories.append(answers)
      missing -= answers.count
    }
    return histories
  }

  private func history(of count: Int, number: Int, _ scheduler: Scheduler, _ random: inout SeededGenerator) -> [Answer] {
    var memory = TrueMemory(forgetting)
    var (card, answers) = (CardState.new, [Answer]())
    var time = Date(timeIntervalSince1970: 1_767_225_600 + Double(number / 10) * 86_400)
    for _ in 0..<count {
      let days = answers.last.map { time.days(since: $0.time) } ?? 0
      let isRecall = Double.random(in: 0..<1, using: &random) < memory.recall(after: days)
      let grade = isRecall ? [Grade.hard, .good, .good, .good, .good, .easy].randomElement(using: &random) ?? .good : .again
      memory.learn(grade, after: days)
      answers.append(Answer(grade, at: time))
      card = scheduler.next(card, after: Answer(grade, at: time))
      // Up to a fifth late, in whole minutes.
      let wait = (card.lastReview?.interval.seconds ?? 0) * Double.random(in: 1..<1.2, using: &random)
      time += (wait / 60).rounded(.up) * 60
    }
    return answers
  }
}

/// What a simulated learner really remembers of a card.
private struct TrueMemory {
  private let forgetting: SimulatedLearner.Forgetting
  private var state: MemoryState?
  private var halfLife = 3.0

  init(_ forgetting: SimulatedLearner.Forgetting) { self.forgetting = forgetting }

  func recall(after days: Int) -> Double {
    switch forgetting {
    case .fsrs(let parameters):
      guard let state else { return 0.6 }
      return days == 0 ? 0.9 : MemoryModel(FSRSParameters(bounding: parameters)).retrievability(stability: state.stability, days: days)
    case .halfLives: return days == 0 ? 0.8 : pow(2, -Double(days) / halfLife)
    }
  }

  mutating func learn(_ grade: Grade, after days: Int) {
    switch forgetting {
    case .fsrs(let parameters):
      let model = MemoryModel(FSRSParameters(bounding: parameters))
      state = state.map { model.memory(after: grade, from: $0, days: days) } ?? model.initial(grade)
    case .halfLives: halfLife = grade.isRecall ? halfLife * (days == 0 ? 1.2 : 3) : max(1, halfLife / 5)
    }
  }
}

extension SimulatedLearner {
  /// Three users: one who remembers well, one who forgets soon, one of another kind.
  static let all = [
    SimulatedLearner(forgetting: .fsrs(good), seed: 1), SimulatedLearner(forgetting: .fsrs(bad), seed: 2),
    SimulatedLearner(forgetting: .halfLives, seed: 3),
  ]

  private static let good = [
    1.2, 3.1, 6.5, 20, 5.1, 0.6, 2.2, 0.02, 2.3, 0.22, 1.1, 1.9, 0.09, 0.3, 1.9, 0.5, 2.2, 0.7, 0.2, 0.1, 0.25,
  ]
  private static let bad = [
    0.1, 0.4, 0.9, 3, 7.4, 1.1, 3.4, 0.01, 1.3, 0.12, 0.6, 1.1, 0.04, 0.2, 1.2, 0.7, 1.5, 0.4, 0.05, 0.04, 0.12,
  ]
}
