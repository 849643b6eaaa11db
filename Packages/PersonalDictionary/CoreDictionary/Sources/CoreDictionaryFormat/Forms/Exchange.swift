import Foundation

/// Exchanges letters of a text for others: the last `o` for `ue`, a final `c` for `zc`.
public struct Exchange: Equatable, Sendable {
  private let old: String
  private let new: String
  private let place: Place

  private enum Place { case anywhere, beginning, end }

  /// An exchange as tables write it: `o>ue` for the last place where the letters stand, `c$>zc` for the end alone, `^s'>` for the beginning,
  /// `>g` to add letters; `_` is a blank.
  public init?(_ text: some StringProtocol) {
    let sides = text.map { $0 == "_" ? " " : String($0) }.joined().components(separatedBy: ">")
    guard sides.count == 2 else { return nil }
    new = sides[1]
    if sides[0].hasPrefix("^") {
      (place, old) = (.beginning, String(sides[0].dropFirst()))
    } else if sides[0].isEmpty || sides[0].hasSuffix("$") {
      (place, old) = (.end, String(sides[0].dropLast()))
    } else {
      (place, old) = (.anywhere, sides[0])
    }
  }

  /// The text after the exchange; `nil` where the letters do not stand.
  public func applied(to text: String) -> String? {
    switch place {
    case .beginning: return text.hasPrefix(old) ? new + text.dropFirst(old.count) : nil
    case .end: return text.hasSuffix(old) ? text.dropLast(old.count) + new : nil
    case .anywhere:
      guard let range = text.ranges(of: old).last else { return nil }
      return text[..<range.lowerBound] + new + text[range.upperBound...]
    }
  }
}
