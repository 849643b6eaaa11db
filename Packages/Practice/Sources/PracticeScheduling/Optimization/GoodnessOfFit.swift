import Foundation

/// How well parameters predict what is remembered and what is forgotten. Smaller is better.
public struct GoodnessOfFit: Hashable, Sendable {
  /// The mean binary cross-entropy of the predicted probabilities of recall: 0 when the outcomes were foreseen with certainty.
  public let logLoss: Double
  /// How far predicted and real recall are apart on average, in groups of similar reviews: RMSE (bins).
  public let rmse: Double

  /// How well parameters predict the histories with scored reviews.
  init(of parameters: FSRSParameters, on histories: [ReviewHistory]) {
    let model = MemoryModel(parameters)
    // In the order of their first reviews, so that the sums below are the same each time.
    var bins: [(predicted: Double, recalled: Double, count: Double)] = []
    var places: [ReviewBin: Int] = [:]
    var loss = 0.0
    for history in histories {
      history.forEachScored(in: model) { bin, retrievability, grade in
        loss += Self.loss(retrievability, grade)
        let place = places[bin] ?? bins.count
        if place == bins.count {
          places[bin] = place
          bins.append((0, 0, 0))
        }
        bins[place].predicted += retrievability
        bins[place].recalled += grade.isRecall ? 1 : 0
        bins[place].count += 1
      }
    }
    let count = bins.reduce(0) { $0 + $1.count }
    logLoss = loss / count
    rmse = (bins.reduce(0) { $0 + pow($1.predicted - $1.recalled, 2) / $1.count } / count).squareRoot()
  }

  /// The binary cross-entropy of one prediction, at most 100 so that one review cannot outweigh all others.
  static func loss(_ retrievability: Double, _ grade: Grade) -> Double {
    min(100, -log(grade.isRecall ? retrievability : 1 - retrievability))
  }
}

/// A group of similar reviews, as in "The Metric" (https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Metric): by days since
/// the last answer, number of the answer and answers forgotten before, each on a logarithmic scale.
struct ReviewBin: Hashable {
  private let days: Int
  private let number: Int
  private let lapses: Int

  init(days: Int, number: Int, lapses: Int) {
    self.days = Self.step(of: days, base: 3.62)
    self.number = Self.step(of: number, base: 1.89)
    self.lapses = Self.step(of: lapses, base: 1.73)
  }

  private static func step(of count: Int, base: Double) -> Int {
    count > 0 ? Int((log(Double(count)) / log(base)).rounded(.down)) : -1
  }
}

extension ReviewHistory {
  /// Calls `body` for each review that is a day or more after the one before.
  fileprivate func forEachScored(in model: MemoryModel, _ body: (_ bin: ReviewBin, _ retrievability: Double, _ grade: Grade) -> Void) {
    guard var memory = reviews.first.map({ model.initial($0.grade) }) else { return }
    var lapses = 0
    for (index, review) in reviews.enumerated().dropFirst() {
      if review.days > 0 {
        let retrievability = model.retrievability(stability: memory.stability, days: review.days)
        body(ReviewBin(days: review.days, number: index + 1, lapses: lapses), retrievability, review.grade)
        lapses += review.grade.isRecall ? 0 : 1
      }
      memory = model.memory(after: review.grade, from: memory, days: review.days)
    }
  }
}
