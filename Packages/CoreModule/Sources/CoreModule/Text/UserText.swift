import Foundation

/// A line of text from the user, normalized for storage: in Unicode normal form C, with single spaces, trimmed, and without invisible
/// characters, which would make equal-looking texts different.
public struct UserText: Hashable, Sendable, CustomStringConvertible {
  /// The normalized text.
  public let description: String

  /// The maximum length of a text, in bytes of UTF-8.
  public static let maximumBytes = 65_536

  /// Normalizes `text`.
  ///
  /// - Throws: ``UserTextProblem`` when the text is empty, too long, or holds control characters.
  public init(_ text: String) throws(UserTextProblem) {
    guard text.utf8.count <= UserText.maximumBytes else { throw .tooLong(bytes: text.utf8.count) }
    guard !UserText.isPlain(text) else {
      description = text
      return
    }
    let composed = UserText.composed(text)
    if let control = composed.unicodeScalars.first(where: UserText.isForbidden) { throw .controlCharacter(control) }
    let words = composed.spaced
    guard !words.isEmpty, composed.unicodeScalars.contains(where: UserText.isVisible) else { throw .blank }
    let tidy = words.joined(separator: " ")
    // Some characters are longer in normal form C.
    guard tidy.utf8.count <= UserText.maximumBytes else { throw .tooLong(bytes: tidy.utf8.count) }
    description = tidy
  }

  /// A text from another program, with forbidden characters replaced by spaces.
  ///
  /// - Returns: `nil` when the text is empty or too long.
  public static func tidied(_ text: String) -> UserText? {
    do throws(UserTextProblem) { return try UserText(text) } catch {
      guard case .controlCharacter = error else { return nil }
      var allowed = String.UnicodeScalarView()
      for scalar in text.unicodeScalars { allowed.append(isForbidden(scalar) ? " " : scalar) }
      return tidied(String(allowed))
    }
  }

  /// `text` without invisible characters that only affect line breaks or direction: soft hyphens, zero-width spaces, word joiners,
  /// directional marks, byte order marks, tags. Joiners and non-joiners stay, which Persian, Hindi and emoji need, as do the tags of flags.
  public static func withoutInvisibles(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    var seen = String.UnicodeScalarView()
    var isInFlag = false
    for scalar in text.unicodeScalars {
      let isTag = (0xE0020...0xE007F).contains(scalar.value)
      isInFlag = scalar.value == 0x1F3F4 || (isInFlag && isTag)
      if !isInvisible(scalar) || (isTag && isInFlag) { seen.append(scalar) }
    }
    return String(seen)
  }

  private static func composed(_ text: String) -> String {
    let visible = text.utf8.allSatisfy { $0 < 0x80 } ? text : withoutInvisibles(text)
    return visible.unicodeScalars.allSatisfy(isAlwaysComposed) ? visible : visible.precomposedStringWithCanonicalMapping
  }

  /// Whether this is a character of Latin, Cyrillic or punctuation that normal form C leaves alone, whatever is beside it.
  private static func isAlwaysComposed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x0300, 0x0400...0x0482, 0x2010...0x2027: true
    default: false
    }
  }

  /// Whether its bytes show that the text needs no normalization, as most texts do not: it has only printable ASCII, the
  /// letters of Western Europe and of Cyrillic, which nothing composes, and single spaces inside.
  public static func isPlain(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      switch byte {
      case 0x20: if last == 0x20 { return false }
      // The lead bytes of U+00C0 to U+02FF and U+0400 to U+047F.
      case 0x21...0x7E, 0xC3...0xCB, 0xD0, 0xD1, 0x80...0xBF: break
      default: return false
      }
      last = byte
    }
    return last != 0x20
  }

  /// Control characters other than white space, bidirectional controls, which can disguise a text, and noncharacters, which the program
  /// uses itself.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xE0000...0xE007F: true
    default: false
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isSpace && !scalar.properties.isDefaultIgnorableCodePoint
  }
}

/// Why a text cannot be stored.
public enum UserTextProblem: Error, Equatable, Sendable {
  /// The text holds only white space or invisible characters.
  case blank
  /// The text has more bytes than ``UserText/maximumBytes``.
  case tooLong(bytes: Int)
  /// The text holds a control character or a noncharacter, which could reach the terminal.
  case controlCharacter(Unicode.Scalar)
}
