import Foundation

/// Adam of D. P. Kingma and J. Ba, "Adam: A Method for Stochastic Optimization", 2015, with the published constants.
struct AdamOptimizer {
  private var mean: [Double]
  private var variance: [Double]
  private var stepCount = 0

  init(count: Int) {
    mean = Array(repeating: 0, count: count)
    variance = mean
  }

  /// How far to go from here, given the gradient.
  mutating func step(_ gradient: [Double], learningRate: Double) -> [Double] {
    let (meanDecay, varianceDecay, smallest) = (0.9, 0.999, 1e-8)
    stepCount += 1
    let meanBias = 1 - pow(meanDecay, Double(stepCount))
    let varianceBias = 1 - pow(varianceDecay, Double(stepCount))
    return gradient.indices.map { index in
      mean[index] = meanDecay * mean[index] + (1 - meanDecay) * gradient[index]
      variance[index] = varianceDecay * variance[index] + (1 - varianceDecay) * gradient[index] * gradient[index]
      return -learningRate * (mean[index] / meanBias) / ((variance[index] / varianceBias).squareRoot() + smallest)
    }
  }
}
