public import Foundation

/// Fits the parameters of FSRS-6 to the answers of one learner.
///
/// The method is the published one: the loss is the binary cross-entropy of the predicted probabilities of recall, over all answers given a
/// day or more after the one before. Adam takes the cards in random order, in portions of 512 answers, with steps that shrink along a
/// cosine. The result is the one with the smallest loss after any round. The published method makes five rounds; with fewer than 40,000
/// answers this one makes more, because five rounds of 4,000 answers are only 40 steps, too few to come near the result of Anki's
/// optimiser.
///
/// Sources: https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-mechanism-of-optimization; the settings are those of py-fsrs
/// 6.3.2.
public struct ScheduleOptimizer: Sendable {
  private let histories: [ReviewHistory]
  private let reviewCount: Int

  /// The minimum number of answers given a day or more after the one before.
  public static let minimumReviews = 400
  private static let epochs = 5...50
  private static let leastSteps = 400
  private static let portion = 512
  private static let learningRate = 0.04

  /// Creates an optimiser.
  ///
  /// - Parameters:
  ///   - histories: The answers to each card, in any order. Repeated answers count once.
  ///   - now: Answers later than this do not count.
  /// - Throws: ``OptimizationProblem/tooFewReviews(_:needed:)``.
  public init(histories: some Sequence<[Answer]>, asOf now: Date) throws(OptimizationProblem) {
    self.histories = histories.map { ReviewHistory($0.chronological(asOf: now)) }.filter { $0.scoredCount > 0 }
    reviewCount = self.histories.reduce(0) { $0 + $1.scoredCount }
    guard reviewCount >= Self.minimumReviews else { throw .tooFewReviews(reviewCount, needed: Self.minimumReviews) }
  }

  /// Fits the parameters. The result depends only on the answers and on `current`. A million answers take seconds.
  ///
  /// - Parameters:
  ///   - current: The parameters in use; they are returned when nothing fits better.
  ///   - progress: Called with the completed part, from 0 to 1.
  /// - Throws: ``OptimizationProblem/cancelled`` when the task is cancelled.
  public func optimize(
    improving current: FSRSParameters = .default, progress: (Double) -> Void = { _ in }
  ) throws(OptimizationProblem) -> Optimization {
    let before = GoodnessOfFit(of: current, on: histories)
    var best = (parameters: current, fit: before)
    let portions = (reviewCount + Self.portion - 1) / Self.portion
    let epochs = min(max(Self.epochs.lowerBound, Self.leastSteps / portions), Self.epochs.upperBound)
    var descent = Descent(stepCount: epochs * portions)
    for epoch in 0..<epochs {
      try descend(&descent) { progress((Double(epoch) + $0) / Double(epochs)) }
      let fit = GoodnessOfFit(of: descent.parameters, on: histories)
      if fit.logLoss < best.fit.logLoss { best = (descent.parameters, fit) }
    }
    return Optimization(parameters: best.parameters, before: before, after: best.fit)
  }

  /// Goes once through all histories.
  private func descend(_ descent: inout Descent, progress: (Double) -> Void) throws(OptimizationProblem) {
    var (seen, portion) = (0, 0)
    var gradient = LossGradient(of: MemoryModel(descent.parameters))
    for index in histories.indices.shuffled(using: &descent.random) {
      gradient.add(histories[index])
      portion += histories[index].scoredCount
      seen += histories[index].scoredCount
      guard portion >= Self.portion || seen == reviewCount else { continue }
      if Task.isCancelled { throw .cancelled }
      descent.step(gradient.values, learningRate: Self.learningRate)
      gradient = LossGradient(of: MemoryModel(descent.parameters))
      portion = 0
      progress(Double(seen) / Double(reviewCount))
    }
  }
}

/// The result of an optimisation.
public struct Optimization: Hashable, Sendable {
  /// The parameters that fit best.
  public let parameters: FSRSParameters
  /// How well the parameters in use before fitted.
  public let before: GoodnessOfFit
  /// How well ``parameters`` fit; the same as ``before`` when nothing better was found.
  public let after: GoodnessOfFit
}

/// Why an optimisation failed.
public enum OptimizationProblem: Error, Hashable, Sendable {
  /// There are too few reviews.
  case tooFewReviews(Int, needed: Int)
  /// The task was cancelled.
  case cancelled
}

/// The parameters during gradient descent.
private struct Descent {
  private(set) var parameters = FSRSParameters.default
  var random = SeededGenerator(seed: 42)
  private var adam = AdamOptimizer(count: FSRSParameters.bounds.count)
  private var stepsDone = 0
  private let stepCount: Int

  init(stepCount: Int) { self.stepCount = stepCount }

  /// One step against the gradient; the steps become smaller along a half cosine.
  mutating func step(_ gradient: [Double], learningRate: Double) {
    let rate = learningRate * (1 + cos(.pi * Double(stepsDone) / Double(stepCount))) / 2
    stepsDone += 1
    parameters = FSRSParameters(bounding: zip(parameters.values, adam.step(gradient, learningRate: rate)).map { $0 + $1 })
  }
}
