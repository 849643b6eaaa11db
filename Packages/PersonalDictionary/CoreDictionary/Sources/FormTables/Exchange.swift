import Foundation

/// Exchanges letters of a stem for others: the last `o` for `ue`, a final `c` for `zc`.
struct Exchange: Equatable {
  private let old: String
  private let new: String
  private let isAtEnd: Bool

  /// An exchange as tables write it: `o>ue` for the last place where the letters stand, `c$>zc` for the end alone, `>g` to add letters.
  init?(_ text: some StringProtocol) {
    let sides = String(text).components(separatedBy: ">")
    guard sides.count == 2 else { return nil }
    isAtEnd = sides[0].isEmpty || sides[0].hasSuffix("$")
    old = String(sides[0].hasSuffix("$") ? sides[0].dropLast() : sides[0][...])
    new = sides[1]
  }

  /// The stem after the exchange; `nil` where the letters do not stand.
  func applied(to stem: String) -> String? {
    if isAtEnd { return stem.hasSuffix(old) ? stem.dropLast(old.count) + new : nil }
    guard let place = stem.ranges(of: old).last else { return nil }
    return stem[..<place.lowerBound] + new + stem[place.upperBound...]
  }
}
