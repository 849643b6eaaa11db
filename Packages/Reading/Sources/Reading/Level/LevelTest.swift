import CoreModule

/// The questions of an estimate, and the estimate from their answers.
///
/// The ranked headwords are divided into ten bands, narrow ones for the common words and wide ones for the rare. Of each band three words are
/// asked, and ten invented ones among them, as in the yes/no vocabulary tests of Meara and Buxton (1987). What follows from the answers is told
/// by the ``LevelModel``, from the rank of each word: three words say little about a band, but all of them together show where knowledge ends.
struct LevelTest: Equatable, Sendable {
  /// A question.
  struct Item: Equatable, Sendable {
    let text: String
    /// The rank of the word; `nil` for an invented one.
    let rank: Int?
  }

  static let (bands, wordsOfBand, invented) = (10, 3, 10)
  /// With fewer ranked headwords there is nothing to estimate.
  static let fewestHeadwords = 1000
  /// From this share of invented words on that are said to be known, the estimate means little.
  private static let doubtfulShare = 0.3

  let language: String
  let headwords: Int
  let model: LevelModel
  let items: [Item]

  init(language: String, headwords: Int, items: [Item]) {
    (self.language, self.headwords, self.items) = (language, headwords, items)
    model = LevelModel(headwords: headwords)
  }

  /// The edges of the bands of so many headwords: the first rank of each, and the one after the last.
  static func edges(_ headwords: Int) -> [Int] {
    (0...bands).map { band in
      // The square of an even scale: bands grow with the rank.
      1 + headwords * band * band / (bands * bands)
    }
  }

  /// The estimate that follows from the answers.
  func estimate(_ given: [Bool], at now: Timestamp) -> LevelEstimate {
    let answers = zip(items, given).compactMap { item, isYes in item.rank.map { LevelModel.Answer(rank: $0, isYes: isYes) } }
    let invented = zip(items, given).filter { $0.0.rank == nil }
    let alarms = invented.count { $0.1 }
    let (mean, margin) = model.estimate(answers, alarms: alarms, rejections: invented.count - alarms)
    // Who knows none of the words is shown all of them in texts, though some unasked ones may be known.
    let knowsNone = !answers.contains(where: \.isYes)
    let low = knowsNone ? 0 : Self.rounded(margin.lowerBound)
    let level = ReadingLevel(
      language: language, estimate: knowsNone ? 0 : Self.rounded(mean),
      margin: low...max(low, Self.rounded(min(margin.upperBound, Double(headwords)))),
      time: now)
    let falseShare = invented.isEmpty ? 0 : Double(alarms) / Double(invented.count)
    return LevelEstimate(level: level, inventedKnown: alarms, invented: invented.count, isDoubtful: falseShare >= Self.doubtfulShare)
  }

  private static func rounded(_ value: Double) -> Int { Int((value / 10).rounded()) * 10 }
}
