import CoreModule

extension SplitMix64 {
  /// A generator for the place `index` of a sequence. Each place has its own numbers, independent of how many were drawn before.
  init(seed: UInt64, place index: Int) {
    self.init(seed: Self.mixed(seed) ^ Self.mixed(UInt64(bitPattern: Int64(index)) &+ 0x9E37_79B9_7F4A_7C15))
  }

  /// A number from 0 up to, but not including, `bound`, practically uniform and the same on every machine.
  mutating func next(below bound: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(bound)).high) }

  /// A random element, or `nil` when there is none.
  mutating func element<Element>(of elements: [Element]) -> Element? { elements.isEmpty ? nil : elements[next(below: elements.count)] }
}

/// A pseudorandom order of texts that depends only on a seed, not on the set of texts.
public struct SeededOrder: Hashable, Sendable {
  /// The seed of the order.
  public let seed: UInt64

  /// The order for `seed`.
  public init(seed: UInt64) { self.seed = seed }

  /// The rank of a text; smaller ranks come first. It is the FNV-1a hash of the bytes, mixed with the seed.
  public func rank(of text: String) -> UInt64 {
    SplitMix64.mixed(FNV1a(text).value ^ SplitMix64.mixed(seed &+ 0x9E37_79B9_7F4A_7C15))
  }

  /// The first elements in the order of their texts, at most `count`, without sorting all.
  func first<Element>(_ count: Int, of elements: [Element], by text: (Element) -> String) -> [Element] {
    var candidates: [(rank: UInt64, index: Int)] = []
    var limit = UInt64.max
    for index in elements.indices {
      let rank = rank(of: text(elements[index]))
      guard rank <= limit else { continue }
      candidates.append((rank, index))
      guard candidates.count >= 2 * count + 64 else { continue }
      candidates.sort { $0.rank < $1.rank }
      candidates.removeLast(candidates.count - count)
      limit = candidates.last?.rank ?? 0
    }
    return Array(sorted(candidates.map { elements[$0.index] }, by: text).prefix(count))
  }

  /// Sorts texts; equal ranks, which are very rare, are sorted by bytes.
  public func sorted(_ texts: [String]) -> [String] { sorted(texts) { $0 } }

  /// Sorts elements by their texts.
  public func sorted<Element>(_ elements: [Element], by text: (Element) -> String) -> [Element] {
    let ranked = elements.map { (rank: rank(of: text($0)), element: $0) }
    return ranked.sorted { left, right in
      left.rank != right.rank ? left.rank < right.rank : text(left.element).utf8.lexicographicallyPrecedes(text(right.element).utf8)
    }.map(\.element)
  }
}
