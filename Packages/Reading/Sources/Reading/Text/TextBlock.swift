/// A paragraph, a heading or a subtitle of a text.
public struct TextBlock: Equatable, Sendable {
  /// What a block is in its text.
  public enum Kind: String, Equatable, Sendable {
    /// A heading of any level.
    case heading
    /// A paragraph, an item of a list, a cell of a table.
    case paragraph
    /// A subtitle.
    case cue
  }

  /// What it is in its text.
  public var kind: Kind
  /// One line without markup: its parts are separated by single spaces. It is never empty.
  public var text: String

  /// Creates a block.
  public init(_ kind: Kind = .paragraph, _ text: String) { (self.kind, self.text) = (kind, text) }

  /// The most bytes of UTF-8 that a block has; a longer one is divided at a space, or between two characters.
  public static let maximumBytes = 1 << 16
}
