import CoreModule

/// How exactly two spellings must match.
public enum SpellingMatch: Sendable {
  /// Equal except for case, for ё and е, and for the kind of apostrophe.
  case exact
  /// Equal except for these and accents.
  case withoutAccents

  /// Whether two texts are spelled the same.
  public func holds(of one: String, and other: String) -> Bool {
    if one == other { return true }
    // Fast paths. In both of them, letters that differ in case have as many bytes.
    switch (self, max(Letters(of: one), Letters(of: other))) {
    case (_, .ascii):
      return one.utf8.count == other.utf8.count && one.utf8.elementsEqual(other.utf8) { Self.small($0) == Self.small($1) }
    case (.exact, .plain):
      return one.utf8.count == other.utf8.count
        && one.unicodeScalars.elementsEqual(other.unicodeScalars) { Self.small($0) == Self.small($1) }
    case (.exact, .other): return Self.withoutCase(one) == Self.withoutCase(other)
    case (.withoutAccents, _): return FoldedText(one) == FoldedText(other)
    }
  }

  /// Which letters a text has.
  private enum Letters: Int, Comparable {
    /// Only letters without accents.
    case ascii
    /// The accented letters of Western Europe and Cyrillic, each of which is one scalar.
    case plain
    case other

    init(of text: String) {
      self = .ascii
      for byte in text.utf8 where byte >= 0x80 {
        guard byte < 0xC4 || byte == 0xD0 || byte == 0xD1 else {
          self = .other
          return
        }
        self = .plain
      }
    }

    static func < (one: Letters, other: Letters) -> Bool { one.rawValue < other.rawValue }
  }

  private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// The scalar of a plain text in lower case, with е for ё.
  private static func small(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x410...0x42F: scalar.value + 0x20
    case 0x401, 0x451: 0x435
    case 0x400...0x40F: scalar.value + 0x50
    default: scalar.value
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
