import CoreModule

/// How exactly two spellings must agree.
public enum SpellingMatch: Sendable {
  /// But for case, ё for е and the shape of apostrophes.
  case exact
  /// But for accents, too.
  case withoutAccents

  /// Whether two texts are spelled the same.
  public func holds(of one: String, and other: String) -> Bool {
    switch self {
    case .exact: one == other || Self.withoutCase(one) == Self.withoutCase(other)
    case .withoutAccents: FoldedText(one) == FoldedText(other)
    }
  }

  private static func withoutCase(_ text: String) -> String {
    String(
      text.lowercased().map { character in
        switch character {
        case "ё": "е"
        case "\u{2018}", "\u{2019}", "\u{02BC}": "'"
        default: character
        }
      })
  }
}
