/// The options for counting roots.
public struct StemCountRequest: Equatable, Sendable {
  /// The grammar.
  public var grammar = GrammarChoice.builtIn
  /// Whether a word that the grammar removes completely has an empty root.
  public var allowsEmptyRoots = false
  /// The sort order.
  public var order = RootOrder.root
  /// The maximum number of roots; `nil` for all.
  public var limit: Int?
  /// Whether to explain each word.
  public var explains = false
  /// Whether to store the roots.
  public var keeps = false

  /// Creates a request with the original grammar.
  public init() {}
}
