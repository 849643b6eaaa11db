/// Finds the roots of words.
public protocol Grammar: Sendable {
  /// How words must be spelled.
  var spelling: WordSpelling { get }

  /// The root of a word in this spelling. It may be empty.
  func stem(_ word: String) -> Stem
}

/// Named grammars in addition to the built-in one.
public protocol GrammarCatalogue: Sendable {
  /// The names in display order.
  var names: [String] { get }

  /// The grammar with this name; `nil` when there is none.
  func grammar(named name: String) -> (any Grammar)?
}
