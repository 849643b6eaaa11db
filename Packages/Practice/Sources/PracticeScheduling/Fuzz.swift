import Foundation

/// Varies intervals of days a little, so that cards that were learned together do not always come back together.
///
/// Of the possible days, it chooses the ones with the fewest reviews, and one of these at random. Equal seeds give equal days. For a
/// preview to show the same day as the answer later sets, make the seed from the card and the number of its answers.
public struct Fuzz {
  private let seed: UInt64
  private let reviewsDue: (_ days: Int) -> Int

  /// Creates the fuzz.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random choice.
  ///   - reviewsDue: Returns how many reviews are due this many days after the answer.
  public init(seed: UInt64, reviewsDue: @escaping (_ days: Int) -> Int = { _ in 0 }) {
    self.seed = seed
    self.reviewsDue = reviewsDue
  }

  /// The days that an interval of `days` may become. The spread to either side is one day, plus 15 % of the part of the interval between
  /// 2.5 and 7 days, 10 % of the part between 7 and 20 days and 5 % of the part above 20. Intervals up to 2 days do not change; none
  /// exceeds `maximum`.
  public static func range(of days: Int, maximum: Int) -> ClosedRange<Int> {
    guard days > 2 else { return days...days }
    let parts: [(days: ClosedRange<Double>, factor: Double)] = [(2.5...7, 0.15), (7...20, 0.1), (20...(.infinity), 0.05)]
    let delta = parts.reduce(1) { $0 + $1.factor * (Double(days).bounded(by: $1.days) - $1.days.lowerBound) }
    let latest = min(Int((Double(days) + delta).rounded(.toNearestOrEven)), maximum)
    return min(max(2, Int((Double(days) - delta).rounded(.toNearestOrEven))), latest)...latest
  }

  func day(near days: Int, maximum: Int) -> Int {
    let loads = Self.range(of: days, maximum: maximum).map { (day: $0, reviews: reviewsDue($0)) }
    let least = loads.map(\.reviews).min()
    var random = SeededGenerator(seed: seed)
    return loads.filter { $0.reviews == least }.randomElement(using: &random)?.day ?? days
  }
}

/// Random numbers that depend only on a seed: SplitMix64 of G. L. Steele, D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number
/// Generators", 2014.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
