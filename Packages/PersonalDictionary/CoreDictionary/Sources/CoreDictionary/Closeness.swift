import PersonalDictionary

/// How closely a headword matches the typed text.
enum Closeness: Int, Comparable {
  /// Spelled the same.
  case exact
  /// Differs only in case, ё for е, or the form of the apostrophe.
  case otherCase
  /// Differs in accents too.
  case otherAccents

  /// Compares two spellings; `nil` when they are different words.
  init?(of headword: String, to typed: String) {
    if headword == typed {
      self = .exact
    } else if SpellingMatch.exact.holds(of: headword, and: typed) {
      self = .otherCase
    } else if SpellingMatch.withoutAccents.holds(of: headword, and: typed) {
      self = .otherAccents
    } else {
      return nil
    }
  }

  static func < (one: Closeness, other: Closeness) -> Bool { one.rawValue < other.rawValue }
}
