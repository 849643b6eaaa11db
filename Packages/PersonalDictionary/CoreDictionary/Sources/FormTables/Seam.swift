import Foundation

/// A rule of spelling where a stem meets an ending: `c|é>qu|é`.
struct Seam: Equatable {
  private let old: [String]
  private let new: [String]

  init?(_ text: some StringProtocol) {
    let sides = String(text).components(separatedBy: ">").map { $0.components(separatedBy: "|") }
    guard sides.count == 2, sides.allSatisfy({ $0.count == 2 }) else { return nil }
    (old, new) = (sides[0], sides[1])
  }

  /// Stem and ending after the rule; `nil` when it does not apply.
  func applied(_ stem: String, _ ending: String) -> (stem: String, ending: String)? {
    guard stem.hasSuffix(old[0]), ending.hasPrefix(old[1]) else { return nil }
    return (stem.dropLast(old[0].count) + new[0], new[1] + ending.dropFirst(old[1].count))
  }
}
