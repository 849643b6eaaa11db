/// Finds the roots of words.
public protocol Grammar: Sendable {
  /// How it wants words to be spelled.
  var spelling: WordSpelling { get }

  /// The root of a word that is spelled so. It may be empty.
  func stem(_ word: String) -> Stem
}

/// Grammars that are known by name besides the built-in one.
public protocol GrammarCatalogue: Sendable {
  /// The names, in the order to list them.
  var names: [String] { get }

  /// The grammar of this name, or `nil` when there is none.
  func grammar(named name: String) -> (any Grammar)?
}

/// A catalogue without a grammar.
public struct NoGrammars: GrammarCatalogue {
  /// Makes it.
  public init() {}
  /// None.
  public var names: [String] { [] }
  /// Always `nil`.
  public func grammar(named name: String) -> (any Grammar)? { nil }
}
