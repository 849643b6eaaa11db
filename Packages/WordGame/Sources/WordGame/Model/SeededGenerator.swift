/// Random numbers that a seed alone decides, the same on every machine.
///
/// SplitMix64 of G. L. Steele, D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct SeededGenerator {
  private var state: UInt64

  /// The numbers of `seed`.
  init(seed: UInt64) { state = seed }

  /// The numbers of the place `index` in a sequence that `seed` decides: each place has its own, whatever was drawn before.
  init(seed: UInt64, place index: Int) { state = Self.mixed(seed) ^ Self.mixed(UInt64(bitPattern: Int64(index)) &+ 0x9E37_79B9_7F4A_7C15) }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// A number from 0 up to, but not including, `bound`, each as likely as the others to one part in 2⁶⁴ of `bound`.
  mutating func next(below bound: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(bound)).high) }

  /// One of the elements, or `nil` when there is none.
  mutating func element<Element>(of elements: [Element]) -> Element? { elements.isEmpty ? nil : elements[next(below: elements.count)] }

  static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// An order of texts that looks like chance and that a seed alone decides: not how many texts there are, nor where they are kept.
public struct SeededOrder: Hashable, Sendable {
  /// Decides the order.
  public let seed: UInt64

  /// The order of `seed`.
  public init(seed: UInt64) { self.seed = seed }

  /// Texts with smaller ranks come first. FNV-1a of the bytes, mixed with the seed.
  public func rank(of text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return SeededGenerator.mixed(hash ^ SeededGenerator.mixed(seed &+ 0x9E37_79B9_7F4A_7C15))
  }

  /// The first elements in the order of their texts, at most `count`, found without sorting all.
  func first<Element>(_ count: Int, of elements: [Element], by text: (Element) -> String) -> [Element] {
    var kept: [(rank: UInt64, index: Int)] = []
    var limit = UInt64.max
    for index in elements.indices {
      let rank = rank(of: text(elements[index]))
      guard rank <= limit else { continue }
      kept.append((rank, index))
      guard kept.count >= 2 * count + 64 else { continue }
      kept.sort { $0.rank < $1.rank }
      kept.removeLast(kept.count - count)
      limit = kept.last?.rank ?? 0
    }
    return Array(sorted(kept.map { elements[$0.index] }, by: text).prefix(count))
  }

  /// The texts in this order; equal ranks, which hardly happen, by the bytes.
  public func sorted(_ texts: [String]) -> [String] { sorted(texts) { $0 } }

  /// The elements in the order of their texts.
  public func sorted<Element>(_ elements: [Element], by text: (Element) -> String) -> [Element] {
    let ranked = elements.map { (rank: rank(of: text($0)), element: $0) }
    return ranked.sorted { left, right in
      left.rank != right.rank ? left.rank < right.rank : text(left.element).utf8.lexicographicallyPrecedes(text(right.element).utf8)
    }.map(\.element)
  }
}
