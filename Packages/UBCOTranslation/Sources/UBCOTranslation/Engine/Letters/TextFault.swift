/// A place in a text, counted from 1.
public struct TextPosition: Equatable, Sendable {
  /// The line.
  public var line: Int
  /// The character in the line.
  public var column: Int

  /// A place from its line and column.
  public init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }
}

/// Why a text is not exact UBCO, or no text.
public struct TextFault: Error, Equatable, Sendable {
  /// What can be wrong.
  public enum Kind: Equatable, Sendable {
    /// The text does not begin with `UBCO` and a space.
    case missingPrefix
    /// The text does not end with the number of its words; this is the number.
    case wrongCount(words: Int)
    /// A vowel stands an odd number of times in a row.
    case oddVowels(Character)
    /// Bytes that are not UTF-8.
    case notUTF8
    /// There is nothing between the affixes, and no text is translated so.
    case empty
  }

  /// What is wrong.
  public let kind: Kind
  /// Where it begins.
  public let position: TextPosition

  /// A fault from its parts.
  public init(_ kind: Kind, at position: TextPosition) {
    self.kind = kind
    self.position = position
  }
}
