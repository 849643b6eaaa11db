import Foundation

/// The memory model of FSRS-6: how likely it is that something is remembered, and what an answer changes.
///
/// The formulas are those of "The Algorithm", section FSRS-6 (https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm).
/// There, w₀ … w₂₀ are the parameters, G is the grade, S the stability in days, D the difficulty, R the retrievability and t the whole
/// days since the last answer.
struct MemoryModel: Hashable, Sendable {
  let w: [Double]
  /// `decay` of the forgetting curve: −w₂₀.
  let decay: Double
  /// `factor` of the forgetting curve, which makes R 90 % when t = S: 0.9^(1 / decay) − 1.
  let factor: Double

  init(_ parameters: FSRSParameters) {
    w = parameters.values
    decay = -w[20]
    factor = pow(0.9, 1 / decay) - 1
  }

  /// The probability of recall: R = (1 + factor · t / S)^decay.
  func retrievability(stability: Double, days: Int) -> Double { pow(1 + factor * Double(days) / stability, decay) }

  /// The days until the retrievability has fallen to `retention`: S / factor · (retention^(1 / decay) − 1).
  func days(until retention: Double, stability: Double) -> Double { stability / factor * (pow(retention, 1 / decay) - 1) }

  /// The memory after the first answer: S₀ = w₍G−1₎, D₀ within its bounds.
  func initial(_ grade: Grade) -> MemoryState { MemoryState(bounding: w[grade.rawValue - 1], initialDifficulty(grade)) }

  /// The memory after an answer that was given `days` whole days after the last one.
  func memory(after grade: Grade, from memory: MemoryState, days: Int) -> MemoryState {
    MemoryState(bounding: stability(after: grade, from: memory, days: days), difficulty(after: grade, from: memory.difficulty))
  }

  private func stability(after grade: Grade, from memory: MemoryState, days: Int) -> Double {
    guard days > 0 else { return memory.stability * sameDayGrowth(grade, stability: memory.stability) }
    let retrievability = retrievability(stability: memory.stability, days: days)
    return grade.isRecall
      ? memory.stability * (1 + recallGrowth(grade, memory, retrievability))
      : min(forgottenStability(memory, retrievability), forgottenStabilityLimit(memory.stability))
  }

  /// The relative growth of the stability after a recall: e^w₈ · (11 − D) · S^−w₉ · (e^(w₁₀ · (1 − R)) − 1), times w₁₅ for Hard and w₁₆ for
  /// Easy.
  func recallGrowth(_ grade: Grade, _ memory: MemoryState, _ retrievability: Double) -> Double {
    exp(w[8]) * (11 - memory.difficulty) * pow(memory.stability, -w[9]) * (exp(w[10] * (1 - retrievability)) - 1) * recallFactor(grade)
  }

  /// w₁₅ for Hard and w₁₆ for Easy.
  func recallFactor(_ grade: Grade) -> Double {
    switch grade {
    case .hard: w[15]
    case .easy: w[16]
    case .again, .good: 1
    }
  }

  /// The stability of a forgotten memory: w₁₁ · D^−w₁₂ · ((S + 1)^w₁₃ − 1) · e^(w₁₄ · (1 − R)).
  func forgottenStability(_ memory: MemoryState, _ retrievability: Double) -> Double {
    w[11] * pow(memory.difficulty, -w[12]) * (pow(memory.stability + 1, w[13]) - 1) * exp(w[14] * (1 - retrievability))
  }

  /// The upper limit of the stability of a forgotten memory: S / e^(w₁₇ · w₁₈).
  func forgottenStabilityLimit(_ stability: Double) -> Double { stability / exp(w[17] * w[18]) }

  /// The factor of S for an answer within a day of the last one: e^(w₁₇ · (G − 3 + w₁₈)) · S^−w₁₉; at least 1 unless the answer is Again.
  func sameDayGrowth(_ grade: Grade, stability: Double) -> Double {
    let growth = exp(w[17] * (Double(grade.rawValue) - 3 + w[18])) * pow(stability, -w[19])
    return grade.isRecall ? max(1, growth) : growth
  }

  /// The difficulty after a first answer, before it is brought into its bounds: D₀ = w₄ − e^(w₅ · (G − 1)) + 1.
  func initialDifficulty(_ grade: Grade) -> Double { w[4] - exp(w[5] * (Double(grade.rawValue) - 1)) + 1 }

  /// w₇ · D₀(Easy) + (1 − w₇) · D′, D′ as in ``dampedDifficulty(after:from:)``.
  private func difficulty(after grade: Grade, from difficulty: Double) -> Double {
    w[7] * initialDifficulty(.easy) + (1 - w[7]) * dampedDifficulty(after: grade, from: difficulty)
  }

  /// D′ = D − w₆ · (G − 3) · (10 − D) / 9: the nearer to 10, the smaller the change.
  func dampedDifficulty(after grade: Grade, from difficulty: Double) -> Double {
    difficulty + (10 - difficulty) * -(w[6] * (Double(grade.rawValue) - 3)) / 9
  }
}
