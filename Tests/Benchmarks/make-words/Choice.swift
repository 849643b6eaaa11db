import CoreModule

/// Some texts, the common ones drawn more often than the rare ones.
struct Choice {
  private let texts: [String]
  private let sums: [Int]

  /// Each text with its weight.
  init(_ weights: KeyValuePairs<String, Int>) {
    texts = weights.map(\.key)
    var sum = 0
    sums = weights.map { weight in
      sum += weight.value
      return sum
    }
  }

  func draw(_ generator: inout SplitMix64) -> String {
    let number = Int(generator.next() % UInt64(sums.last ?? 1))
    return texts[sums.firstIndex { number < $0 } ?? 0]
  }
}
