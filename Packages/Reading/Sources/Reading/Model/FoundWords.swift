/// How many of the different words of a text the dictionary has.
public struct FoundWords: Hashable, Sendable {
  /// The words that it has.
  public var found: Int
  /// All words, without names.
  public var all: Int

  /// Creates counts.
  public init(found: Int = 0, all: Int = 0) { (self.found, self.all) = (found, all) }

  /// Whether they are so few that the text is hardly in the language.
  public var areFew: Bool { found * 3 < all }
}
