import CoreModule

/// How exactly two spellings must agree.
public enum SpellingMatch: Sendable {
  /// Except for case, ё or е, and the form of apostrophes.
  case exact
  /// Except for accents, too.
  case withoutAccents

  /// Whether two texts are spelled the same.
  public func holds(of one: String, and other: String) -> Bool {
    // A fast path: ASCII texts have no accents, so comparing bytes suffices.
    if one.utf8.allSatisfy({ $0 < 0x80 }), other.utf8.allSatisfy({ $0 < 0x80 }) {
      return one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).allSatisfy { Self.small($0) == Self.small($1) }
    }
    return switch self {
    case .exact where Self.isPlain(one) && Self.isPlain(other):
      one.unicodeScalars.lazy.map(Self.small).elementsEqual(other.unicodeScalars.lazy.map(Self.small))
    case .exact: one == other || Self.withoutCase(one) == Self.withoutCase(other)
    case .withoutAccents: FoldedText(one) == FoldedText(other)
    }
  }

  private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Whether the text has only ASCII, the accented letters of Western Europe and Cyrillic, each of which is one scalar.
  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0xC4 || $0 == 0xD0 || $0 == 0xD1 } }

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
