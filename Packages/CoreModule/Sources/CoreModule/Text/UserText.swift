import Foundation

/// A line of text that a user gave, made safe to keep: in Unicode normal form C, white space collapsed to single spaces and trimmed, without
/// characters that nobody sees and that would make two texts of what looks like one.
public struct UserText: Hashable, Sendable, CustomStringConvertible {
  /// The text as it is kept.
  public let description: String

  /// The most bytes of UTF-8 that one field may hold.
  public static let maximumBytes = 65_536

  /// Checks and tidies `text`.
  ///
  /// - Throws: ``UserTextProblem`` when nothing is left, when it is too long, or when it holds control characters.
  public init(_ text: String) throws(UserTextProblem) {
    guard text.utf8.count <= UserText.maximumBytes else { throw .tooLong(bytes: text.utf8.count) }
    guard !UserText.isPlain(text) else {
      description = text
      return
    }
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let composed = isASCII ? text : UserText.withoutInvisibles(text).precomposedStringWithCanonicalMapping
    if let control = composed.unicodeScalars.first(where: UserText.isForbidden) { throw .controlCharacter(control) }
    let words = composed.spaced
    guard !words.isEmpty, composed.unicodeScalars.contains(where: UserText.isVisible) else { throw .blank }
    let tidy = words.joined(separator: " ")
    // A few characters are longer in normal form C.
    guard tidy.utf8.count <= UserText.maximumBytes else { throw .tooLong(bytes: tidy.utf8.count) }
    description = tidy
  }

  /// A text that another program gave, with spaces in place of what no text may hold.
  ///
  /// - Returns: `nil` when nothing is left, or when it is too long.
  public static func tidied(_ text: String) -> UserText? {
    do throws(UserTextProblem) { return try UserText(text) } catch {
      guard case .controlCharacter = error else { return nil }
      var allowed = String.UnicodeScalarView()
      for scalar in text.unicodeScalars { allowed.append(isForbidden(scalar) ? " " : scalar) }
      return tidied(String(allowed))
    }
  }

  /// `text` without characters that are never seen and change nothing but where a line may break or which way it runs: soft hyphens, zero-width
  /// spaces, word joiners, directional marks, byte order marks, tags. Joiners and non-joiners stay, which Persian, Hindi and emoji are written
  /// with, and so do the tags that tell flags apart.
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

  /// Whether the text is letters and signs of ASCII with single spaces inside, which need no tidying: most are.
  private static func isPlain(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard (0x20...0x7E).contains(byte), byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20
  }

  /// Control characters other than white space, the bidirectional controls that can make a text look like another, and noncharacters, which
  /// no text may hold and which the program needs for itself.
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
    !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
  }
}

/// Why a text cannot be kept.
public enum UserTextProblem: Error, Equatable, Sendable {
  /// Nothing but white space or invisible characters.
  case blank
  /// More bytes than ``UserText/maximumBytes``.
  case tooLong(bytes: Int)
  /// A control character or a noncharacter, which would reach the terminal later.
  case controlCharacter(Unicode.Scalar)
}
