/// A word as it is in a text.
public struct TextToken: Hashable, Sendable {
  /// What a token looks like.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates traits of their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Its first letter is a capital.
    public static let capitalized = Traits(rawValue: 1)
    /// All its letters are capitals, and there are several.
    public static let uppercase = Traits(rawValue: 2)
    /// It is the first word of its sentence, or follows an opening quote or a colon, so that a capital says nothing.
    public static let opensSentence = Traits(rawValue: 4)
    /// It has an apostrophe or a hyphen inside, so that it may be several words.
    public static let jointed = Traits(rawValue: 8)
  }

  /// Its first byte in the UTF-8 of the text.
  public let start: Int32
  /// The byte after its last one.
  public let end: Int32
  /// The sentence that it is in, from 0.
  public let sentence: Int32
  /// What it looks like.
  public let traits: Traits

  /// Creates a token.
  public init(_ range: Range<Int>, sentence: Int, traits: Traits) {
    (start, end, self.sentence) = (Int32(range.lowerBound), Int32(range.upperBound), Int32(sentence))
    self.traits = traits
  }

  /// Its bytes in the UTF-8 of the text.
  public var range: Range<Int> { Int(start)..<Int(end) }
}
