import Foundation

/// Estimates from answers how many words a reader knows.
///
/// A reader knows the word with the rank *r* with the probability 1 / (1 + (*r* / *m*)^(1 / *s*)): half of the words around the rank *m*, and
/// fewer and fewer beyond, at once or slowly, as *s* is small or great. A word that is not known is said to be known with the probability *f*,
/// which the invented words show. Each combination of *m*, *s* and *f* is weighed by how well it explains the answers (Bayes). The estimate is
/// the mean of the vocabularies that follow, and its margin has the middle 95 % of them, so that it also tells what so few answers cannot tell.
struct LevelModel: Equatable, Sendable {
  /// An answer about a real word.
  struct Answer: Equatable, Sendable {
    let rank: Int
    let isYes: Bool
  }

  /// A hypothesis about the reader.
  private struct Reader: Equatable, Sendable {
    /// The logarithm of the rank of which half is known.
    let middle: Double
    let slope: Double
    /// How likely such a reader is before any answer.
    let prior: Double
    /// How many of the words this reader knows.
    let vocabulary: Double

    func knows(_ logarithmOfRank: Double) -> Double { 1 / (1 + exp((logarithmOfRank - middle) / slope)) }
  }

  /// How gradually knowledge ends, and how likely that is.
  private static let slopes = [(slope: 0.15, prior: 0.1), (0.35, 0.2), (0.6, 0.3), (0.9, 0.25), (1.3, 0.15)]
  /// The shares of unknown words that are said to be known.
  private static let falseRates = [0.01, 0.04, 0.08, 0.15, 0.25, 0.4, 0.65, 0.95]
  private static let middles = 40
  /// Half of the words may be known up to this many times the last rank.
  private static let furthest = 8.0

  /// The readers, those who know least first.
  private let readers: [Reader]
  private let falsePriors: [Double]
  private let headwords: Int

  /// - Parameter headwords: How many words of the language have a rank.
  init(headwords: Int) {
    self.headwords = headwords
    let most = log(Double(headwords) * Self.furthest)
    readers = (0..<Self.middles).flatMap { step in
      let middle = most * Double(step) / Double(Self.middles - 1)
      return Self.slopes.map { slope, prior in
        Reader(middle: middle, slope: slope, prior: prior, vocabulary: Self.vocabulary(middle, slope, of: headwords))
      }
    }.sorted { $0.vocabulary < $1.vocabulary }
    // Most people are honest: (1 - f)^8, but some say yes to anything; times the width of the step.
    let rates = Self.falseRates
    falsePriors = rates.indices.map { index in
      let width = rates[min(index + 1, rates.count - 1)] - rates[max(index - 1, 0)]
      return width * (pow(1 - rates[index], 8) + 0.02)
    }
  }

  /// The sum of the probabilities of all ranks, on steps that grow with them.
  private static func vocabulary(_ middle: Double, _ slope: Double, of headwords: Int) -> Double {
    let (steps, last) = (200, Double(headwords) + 0.5)
    var (sum, before) = (0.0, 0.5)
    for step in 1...steps {
      let next = 0.5 * pow(last / 0.5, Double(step) / Double(steps))
      sum += (next - before) / (1 + exp((log((before + next) / 2) - middle) / slope))
      before = next
    }
    return sum
  }

  /// The number of words that the reader probably knows, and the least and the greatest one that are likely (95 %).
  ///
  /// - Parameters:
  ///   - alarms: How many invented words were said to be known.
  ///   - rejections: How many invented words were not.
  func estimate(_ answers: [Answer], alarms: Int, rejections: Int) -> (mean: Double, margin: ClosedRange<Double>) {
    let ranks = answers.map { log(Double($0.rank)) }
    let invented = zip(Self.falseRates, falsePriors).map { rate, prior in
      prior * pow(rate, Double(alarms)) * pow(1 - rate, Double(rejections))
    }
    let weights = readers.map { reader -> Double in
      let known = ranks.map(reader.knows)
      var weight = 0.0
      for (rate, prior) in zip(Self.falseRates, invented) {
        var likelihood = prior
        for (place, answer) in answers.enumerated() {
          let yes = rate + (1 - rate) * known[place]
          likelihood *= answer.isYes ? yes : 1 - yes
        }
        weight += likelihood
      }
      return weight * reader.prior
    }
    let total = weights.reduce(0, +)
    let mean = zip(readers, weights).reduce(0) { $0 + $1.0.vocabulary * $1.1 } / total
    let low = vocabulary(at: 0.025 * total, weights)
    return (mean, min(low, mean)...max(mean, vocabulary(at: 0.975 * total, weights)))
  }

  /// The vocabulary up to which the weights sum up to this much.
  private func vocabulary(at share: Double, _ weights: [Double]) -> Double {
    var sum = 0.0
    for (reader, weight) in zip(readers, weights) {
      sum += weight
      if sum >= share { return reader.vocabulary }
    }
    return Double(headwords)
  }
}
