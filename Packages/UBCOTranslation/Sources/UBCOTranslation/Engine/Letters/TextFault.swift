/// A position in a text, counted from 1.
public struct TextPosition: Equatable, Sendable {
  /// The line.
  public var line: Int
  /// The character within the line.
  public var column: Int

  /// Creates a position.
  public init(line: Int = 1, column: Int = 1) { (self.line, self.column) = (line, column) }
}

/// A deviation from exact UBCO, or a fault of the text itself.
public struct TextFault: Error, Equatable, Sendable {
  /// The kind of a fault.
  public enum Kind: Equatable, Sendable {
    /// The text does not begin with `UBCO` and a space.
    case missingPrefix
    /// The text does not end with the number of its words, which is given here.
    case wrongCount(words: Int)
    /// A run of this vowel has an odd length.
    case oddVowels(Character)
    /// The bytes are not UTF-8.
    case notUTF8
    /// There is nothing between the affixes, which no translation has.
    case empty
  }

  /// The kind of the fault.
  public let kind: Kind
  /// The start of the fault.
  public let position: TextPosition

  /// Creates a fault.
  public init(_ kind: Kind, at position: TextPosition) { (self.kind, self.position) = (kind, position) }
}
