/// Sebastiano Vigna's SplitMix64: the same numbers from the same seed, everywhere.
struct SplitMix64: RandomNumberGenerator {
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
