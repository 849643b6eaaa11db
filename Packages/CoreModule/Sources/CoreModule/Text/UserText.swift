import Foundation

/// A line of text that a user gave, made safe to keep: in Unicode normal form C, white space collapsed to single spaces and trimmed.
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
    let composed = text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
    if let control = composed.unicodeScalars.first(where: UserText.isForbidden) { throw .controlCharacter(control) }
    let words = composed.split { $0.isWhitespace }
    guard !words.isEmpty, composed.unicodeScalars.contains(where: UserText.isVisible) else { throw .blank }
    description = words.joined(separator: " ")
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
