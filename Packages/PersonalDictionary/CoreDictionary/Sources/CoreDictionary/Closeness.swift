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
    guard Self.mayMatch(headword, typed) else { return nil }
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

  /// Whether they are not certainly different words: nothing else is like a letter of ASCII, so those at both ends must be the same.
  private static func mayMatch(_ headword: String, _ typed: String) -> Bool {
    isSame(headword.utf8.first, typed.utf8.first) && isSame(headword.utf8.last, typed.utf8.last)
  }

  private static func isSame(_ byte: UInt8?, _ other: UInt8?) -> Bool {
    guard let byte, let other, byte < 0x80, other < 0x80 else { return true }
    return byte == other || (0x41...0x5A).contains(byte & ~0x20) && byte | 0x20 == other | 0x20
  }

  static func < (one: Closeness, other: Closeness) -> Bool { one.rawValue < other.rawValue }
}
