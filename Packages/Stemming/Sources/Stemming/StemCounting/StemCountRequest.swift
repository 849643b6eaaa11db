/// What is to be counted, and how.
public struct StemCountRequest: Equatable, Sendable {
  /// The grammar.
  public var grammar = GrammarChoice.builtIn
  /// Whether a word of which nothing is left has the empty root.
  public var allowsEmptyRoots = false
  /// The order of the roots.
  public var order = RootOrder.root
  /// How many roots are shown at most, or `nil` for all.
  public var limit: Int?
  /// Whether each word is explained.
  public var explains = false
  /// Whether the roots are kept.
  public var keeps = false

  /// A request with the original grammar, for all roots.
  public init() {}
}
