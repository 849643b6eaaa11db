import Foundation

/// The derivatives of the loss by each parameter, summed over histories: those of ``MemoryModel``, from the last answer back to the first.
struct LossGradient {
  /// One derivative for each parameter.
  private(set) var values = Array(repeating: 0.0, count: FSRSParameters.bounds.count)
  private let model: MemoryModel
  private var w: [Double] { model.w }

  /// The derivatives of the loss by the two numbers of a memory, and by the retrievability before the answer.
  private struct Sensitivity {
    var stability = 0.0
    var difficulty = 0.0
    var retrievability = 0.0
  }

  init(of model: MemoryModel) { self.model = model }

  /// Adds the derivatives of the loss of a history.
  mutating func add(_ history: ReviewHistory) {
    guard let first = history.reviews.first else { return }
    let later = history.reviews.dropFirst()
    var memories: [MemoryState] = []
    memories.reserveCapacity(later.count + 1)
    memories.append(model.initial(first.grade))
    for review in later.dropLast() {
      memories.append(model.memory(after: review.grade, from: memories[memories.count - 1], days: review.days))
    }

    var sensitivity = Sensitivity()
    for (review, memory) in zip(later, memories).reversed() {
      sensitivity = before(review, memory, sensitivity)
    }
    addInitial(first.grade, sensitivity)
  }

  /// The sensitivity to the memory before a review, from that to the memory after it.
  private mutating func before(_ review: ReviewHistory.Review, _ memory: MemoryState, _ after: Sensitivity) -> Sensitivity {
    let next = model.memory(after: review.grade, from: memory, days: review.days)
    var sensitivity = Sensitivity()
    // A number that was brought into its bounds is constant.
    if next.stability > MemoryState.stabilities.lowerBound {
      sensitivity = beforeStability(review, memory, after.stability)
    }
    if next.difficulty > MemoryState.difficulties.lowerBound, next.difficulty < MemoryState.difficulties.upperBound {
      sensitivity.difficulty += beforeDifficulty(review.grade, memory.difficulty, after.difficulty)
    }
    if review.days > 0 {
      let retrievability = model.retrievability(stability: memory.stability, days: review.days)
      // The bound is that of the loss, which is finite for certain predictions too.
      let spread = max(1e-12, retrievability * (1 - retrievability))
      sensitivity.retrievability += (retrievability - (review.grade.isRecall ? 1 : 0)) / spread
      sensitivity.stability += beforeRetrievability(retrievability, memory.stability, Double(review.days), sensitivity.retrievability)
    }
    return sensitivity
  }

  private mutating func addInitial(_ grade: Grade, _ after: Sensitivity) {
    values[grade.rawValue - 1] += after.stability
    guard MemoryState.difficulties.contains(model.initialDifficulty(grade)) else { return }
    addInitialDifficulty(grade, after.difficulty)
  }

  /// D₀ = w₄ − e^(w₅ · (G − 1)) + 1.
  private mutating func addInitialDifficulty(_ grade: Grade, _ after: Double) {
    let exponent = Double(grade.rawValue) - 1
    values[4] += after
    values[5] -= after * exponent * exp(w[5] * exponent)
  }

  /// R = (1 + factor · t / S)^−w₂₀, factor = 0.9^(−1 / w₂₀) − 1.
  private mutating func beforeRetrievability(_ retrievability: Double, _ stability: Double, _ days: Double, _ after: Double) -> Double {
    let base = 1 + model.factor * days / stability
    let slope = after * w[20] * retrievability / base
    let factorSlope = (model.factor + 1) * log(0.9) / (w[20] * w[20])
    values[20] -= after * log(base) * retrievability + slope * days / stability * factorSlope
    return slope * model.factor * days / (stability * stability)
  }

  private mutating func beforeDifficulty(_ grade: Grade, _ difficulty: Double, _ after: Double) -> Double {
    let change = Double(grade.rawValue) - 3
    values[7] += after * (model.initialDifficulty(.easy) - model.dampedDifficulty(after: grade, from: difficulty))
    addInitialDifficulty(.easy, after * w[7])
    let damped = after * (1 - w[7])
    values[6] -= damped * change * (10 - difficulty) / 9
    return damped * (1 + w[6] * change / 9)
  }

  private mutating func beforeStability(_ review: ReviewHistory.Review, _ memory: MemoryState, _ after: Double) -> Sensitivity {
    guard review.days > 0 else { return Sensitivity(stability: beforeSameDay(review.grade, memory.stability, after)) }
    let retrievability = model.retrievability(stability: memory.stability, days: review.days)
    guard !review.grade.isRecall else { return beforeRecall(review.grade, memory, retrievability, after) }
    let limit = model.forgottenStabilityLimit(memory.stability)
    guard limit < model.forgottenStability(memory, retrievability) else { return beforeForgetting(memory, retrievability, after) }
    values[17] -= after * w[18] * limit
    values[18] -= after * w[17] * limit
    return Sensitivity(stability: after * limit / memory.stability)
  }

  /// S′ = S · e^(w₁₇ · (G − 3 + w₁₈)) · S^−w₁₉, or S where it would sink in spite of a recall.
  private mutating func beforeSameDay(_ grade: Grade, _ stability: Double, _ after: Double) -> Double {
    let growth = model.sameDayGrowth(grade, stability: stability)
    guard !grade.isRecall || growth > 1 else { return after }
    let slope = after * stability * growth
    values[17] += slope * (Double(grade.rawValue) - 3 + w[18])
    values[18] += slope * w[17]
    values[19] -= slope * log(stability)
    return after * growth * (1 - w[19])
  }

  /// S′ = S · (1 + growth), growth as in ``MemoryModel/recallGrowth(_:_:_:)``.
  private mutating func beforeRecall(_ grade: Grade, _ memory: MemoryState, _ retrievability: Double, _ after: Double) -> Sensitivity {
    let surprise = exp(w[10] * (1 - retrievability))
    // The growth without its factor for Hard or Easy, and without the one for the retrievability: both may be 0.
    let part = exp(w[8]) * (11 - memory.difficulty) * pow(memory.stability, -w[9])
    let factor = model.recallFactor(grade)
    let growth = part * (surprise - 1) * factor
    let slope = after * memory.stability
    values[8] += slope * growth
    values[9] -= slope * growth * log(memory.stability)
    values[10] += slope * part * factor * surprise * (1 - retrievability)
    if grade == .hard { values[15] += slope * part * (surprise - 1) }
    if grade == .easy { values[16] += slope * part * (surprise - 1) }
    return Sensitivity(
      stability: after * (1 + growth * (1 - w[9])), difficulty: -slope * growth / (11 - memory.difficulty),
      retrievability: -slope * part * factor * surprise * w[10]
    )
  }

  /// S′ = w₁₁ · D^−w₁₂ · ((S + 1)^w₁₃ − 1) · e^(w₁₄ · (1 − R)).
  private mutating func beforeForgetting(_ memory: MemoryState, _ retrievability: Double, _ after: Double) -> Sensitivity {
    let next = model.forgottenStability(memory, retrievability)
    let growth = pow(memory.stability + 1, w[13])
    let part = w[11] * pow(memory.difficulty, -w[12]) * exp(w[14] * (1 - retrievability))
    values[11] += after * next / w[11]
    values[12] -= after * next * log(memory.difficulty)
    values[13] += after * part * growth * log(memory.stability + 1)
    values[14] += after * next * (1 - retrievability)
    return Sensitivity(
      stability: after * part * w[13] * growth / (memory.stability + 1), difficulty: -after * next * w[12] / memory.difficulty,
      retrievability: -after * next * w[14]
    )
  }
}
