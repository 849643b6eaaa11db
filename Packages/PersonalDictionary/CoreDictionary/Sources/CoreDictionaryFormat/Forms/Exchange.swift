import Foundation

/// Replaces letters of a text: the last `o` by `ue`, a final `c` by `zc`.
public struct Exchange: Equatable, Sendable {
  private let old: [String]
  private let new: [String]
  private let place: Place

  private enum Place { case anywhere, beginning, end }

  /// Parses an exchange: `o>ue` for the last occurrence, `a,o,u>ä,ö,ü` for the last one of any of them, `c$>zc` for the end, `^s'>` for the
  /// beginning, `>g` to append; `_` is a space.
  public init?(_ text: some StringProtocol) {
    let sides = text.map { $0 == "_" ? " " : String($0) }.joined().components(separatedBy: ">")
    guard sides.count == 2 else { return nil }
    let letters: String
    if sides[0].hasPrefix("^") {
      (place, letters) = (.beginning, String(sides[0].dropFirst()))
    } else if sides[0].isEmpty || sides[0].hasSuffix("$") {
      (place, letters) = (.end, String(sides[0].dropLast()))
    } else {
      (place, letters) = (.anywhere, sides[0])
    }
    (old, new) = (letters.components(separatedBy: ","), sides[1].components(separatedBy: ","))
    guard old.count == new.count else { return nil }
  }

  /// The text after the exchange; `nil` when the letters do not occur.
  public func applied(to text: String) -> String? {
    switch place {
    case .beginning: return text.hasPrefix(old[0]) ? new[0] + text.dropFirst(old[0].count) : nil
    case .end: return text.hasSuffix(old[0]) ? text.dropLast(old[0].count) + new[0] : nil
    case .anywhere:
      let places = zip(old, new).compactMap { old, new in text.ranges(of: old).last.map { (range: $0, new: new) } }
      // Of letters that end at the same place, the table lists the longer ones first: au before u.
      guard let place = places.max(by: { $0.range.upperBound < $1.range.upperBound }) else { return nil }
      return text[..<place.range.lowerBound] + place.new + text[place.range.upperBound...]
    }
  }
}
