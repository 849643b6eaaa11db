public import CoreModule

extension SplitMix64 {
  /// A number from 0 to `limit`.
  public mutating func count(_ limit: Int) -> Int { Int.random(in: 0...limit, using: &self) }

  /// A random element; `elements` must not be empty.
  public mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int.random(in: elements.indices, using: &self)] }

  /// Returns `true` with a probability of one in `times`.
  public mutating func isOnce(in times: Int) -> Bool { count(times - 1) == 0 }
}
