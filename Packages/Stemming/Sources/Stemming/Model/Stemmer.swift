/// Finds and counts the roots of the words of a text.
///
///     let stemmer = Stemmer()
///     stemmer.stem("KMZLZ")?.root  // "KMZ"
///     stemmer.counts(of: "SUZNK3H. KMZLZ KH").roots.map(\.root)  // ["SUZNKH", "KMZ", "KH"]
///
/// For texts that do not fit into memory, use a ``RootCounter``.
public struct Stemmer: Sendable {
  /// The grammar.
  public let grammar: any Grammar
  /// Whether a word that the grammar removes completely has an empty root, as in the original program; otherwise it is its own root.
  public let allowsEmptyRoots: Bool

  /// Creates a stemmer, by default with the original grammar.
  public init(grammar: any Grammar = SuffixGrammar.original, allowsEmptyRoots: Bool = false) {
    self.grammar = grammar
    self.allowsEmptyRoots = allowsEmptyRoots
  }

  /// The stem of the first word of `text`; `nil` when there is none.
  public func stem(_ text: String) -> Stem? { stems(of: text).first }

  /// The stems of all words of `text`.
  public func stems(of text: String) -> [Stem] { grammar.spelling.words(of: text).map(stem(spelled:)) }

  /// The counts of all roots of `text`, in order of first occurrence.
  public func counts(of text: String) -> RootCounts {
    var groups = RootGroups(stemmer: self)
    for word in grammar.spelling.words(of: text) { groups.add(word, count: 1) }
    return groups.counts
  }

  /// The stem of a word in the grammar's spelling.
  func stem(spelled word: String) -> Stem {
    let stem = grammar.stem(word)
    return stem.root.isEmpty && !allowsEmptyRoots ? Stem(unchanged: word) : stem
  }
}
