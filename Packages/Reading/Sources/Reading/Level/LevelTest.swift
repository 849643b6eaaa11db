import CoreModule

/// The questions of an estimate, and what follows from their answers.
///
/// The ranked headwords are divided into ten bands, narrow ones for the common words and wide ones for the rare. Of each band three words are
/// asked, and ten invented ones among them. With *h* the share of the words of a band that are said to be known, and *f* that of the
/// invented ones, the share that is known is (*h* − *f*) / (1 − *f*), as in the yes/no vocabulary tests of Meara and Buxton (1987). The estimate is the sum
/// over the bands of their sizes times these shares. Its margin is 1.96 standard errors, from the binomial variances of all *h* and of *f*,
/// each computed with one more yes and one more no, as few answers that agree are not certain.
struct LevelTest: Equatable, Sendable {
  /// A question: a word of a band, or an invented one.
  struct Item: Equatable, Sendable {
    let text: String
    let band: Int?
  }

  static let (bands, wordsOfBand, invented) = (10, 3, 10)
  /// With fewer ranked headwords there is nothing to estimate.
  static let fewestHeadwords = 1000
  /// From this share of invented words on that are said to be known, the estimate means little.
  private static let doubtfulShare = 0.3

  let language: String
  /// The first rank of each band, and the one after the last.
  let edges: [Int]
  let items: [Item]

  /// The edges of the bands of so many headwords.
  static func edges(_ headwords: Int) -> [Int] {
    (0...bands).map { band in
      // The square of an even scale: bands grow with the rank.
      1 + headwords * band * band / (bands * bands)
    }
  }

  /// The estimate that follows from the answers.
  func estimate(_ answers: [Bool], at now: Timestamp) -> LevelEstimate {
    func known(_ band: Int?) -> (yes: Double, all: Double) {
      let asked = zip(items, answers).filter { $0.0.band == band }
      return (Double(asked.count { $0.1 }), Double(asked.count))
    }
    let alarms = known(nil)
    let falseRate = alarms.all == 0 ? 0 : alarms.yes / alarms.all
    let right = max(1 - falseRate, 0.01)
    var (estimate, variance, slope) = (0.0, 0.0, 0.0)
    for band in 0..<Self.bands {
      let (size, answers) = (Double(edges[band + 1] - edges[band]), known(band))
      guard answers.all > 0 else { continue }
      let hitRate = answers.yes / answers.all
      estimate += size * max(0, (hitRate - falseRate) / right)
      variance += size * size * Self.variance(answers) / (right * right)
      if hitRate > falseRate { slope += size * (hitRate - 1) / (right * right) }
    }
    variance += slope * slope * Self.variance(alarms)
    let (error, most) = (1.96 * variance.squareRoot(), Double(edges[Self.bands] - 1))
    let low = Self.rounded(max(0, estimate - error))
    let level = ReadingLevel(
      language: language, estimate: Self.rounded(estimate), margin: low...max(low, Self.rounded(min(most, estimate + error))), time: now)
    return LevelEstimate(
      level: level, inventedKnown: Int(alarms.yes), invented: Int(alarms.all), isDoubtful: falseRate >= Self.doubtfulShare)
  }

  private static func variance(_ answers: (yes: Double, all: Double)) -> Double {
    let rate = (answers.yes + 1) / (answers.all + 2)
    return rate * (1 - rate) / (answers.all + 2)
  }

  private static func rounded(_ value: Double) -> Int { Int((value / 10).rounded()) * 10 }
}
