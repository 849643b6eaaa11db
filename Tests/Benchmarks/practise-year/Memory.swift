import Foundation

/// What is really remembered of one word: the multiscale context model of M. C. Mozer, H. Pashler, N. Cepeda, R. Lindsey and E. Vul,
/// "Predicting the Optimal Spacing of Study", Advances in Neural Information Processing Systems 22, 2009.
///
/// A memory is a row of traces; each decays exponentially, the next one more slowly. Seen again, a trace grows by what those up to it lack,
/// so that what is repeated at once adds nothing that lasts. The sum of the traces is the probability of recall. Nothing of it is in FSRS:
/// no stability, no difficulty, and no formula for what a grade does.
struct Memory {
  private var traces = [Double](repeating: 0, count: Self.count)
  private var time = 0.0
  private let weights: [Double]

  private static let count = 80
  /// The time constants are 30 seconds and 1.3 times as much each.
  private static let lifetimes = (0..<count).map { 30 * pow(1.3, Double($0)) }
  /// How much more is learned by recalling than by being told, as in the paper.
  private static let recallFactor = 9.0

  /// A memory of something never seen. What is seen once is forgotten as a power of the time with this exponent.
  init(forgetting exponent: Double) {
    let weights = Self.lifetimes.map { pow($0 / Self.lifetimes[0], -exponent) }
    let sum = weights.reduce(0, +)
    self.weights = weights.map { $0 / sum }
  }

  /// The probability of recall at a time, in seconds.
  func recall(at time: Double) -> Double { min(1, zip(weights, decayed(to: time)).reduce(0) { $0 + $1.0 * $1.1 }) }

  /// What being asked, and told the answer, leaves behind.
  mutating func see(recalled: Bool, at time: Double) {
    traces = decayed(to: time)
    self.time = time
    var (weight, strength) = (0.0, 0.0)
    for index in traces.indices {
      weight += weights[index]
      strength += weights[index] * traces[index]
      traces[index] += max(0, (recalled ? Self.recallFactor : 1) * (1 - strength / weight))
    }
  }

  private func decayed(to time: Double) -> [Double] {
    zip(traces, Self.lifetimes).map { trace, lifetime in trace * exp((self.time - time) / lifetime) }
  }
}
