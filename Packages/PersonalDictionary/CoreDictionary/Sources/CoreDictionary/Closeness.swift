import CoreModule

/// How near a headword is to what was typed.
enum Closeness: Int, Comparable {
  /// Spelled the same.
  case exact
  /// Differs only in case, ё for е, or the form of the apostrophe.
  case otherCase
  /// Differs in accents too.
  case otherAccents

  /// The closeness of two spellings, or `nil` when they are different words.
  init?(of headword: String, to typed: String) {
    if headword == typed {
      self = .exact
    } else if Closeness.withoutCase(headword) == Closeness.withoutCase(typed) {
      self = .otherCase
    } else if FoldedText(headword) == FoldedText(typed) {
      self = .otherAccents
    } else {
      return nil
    }
  }

  static func < (one: Closeness, other: Closeness) -> Bool { one.rawValue < other.rawValue }

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
