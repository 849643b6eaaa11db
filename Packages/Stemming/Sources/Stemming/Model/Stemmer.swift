/// Finds the roots of the words of a text, and counts them.
///
///     let stemmer = Stemmer()
///     stemmer.stem("KMZLZ")?.root  // "KMZ"
///     stemmer.counts(of: "SUZNK3H. KMZLZ KH").roots.map(\.root)  // ["SUZNKH", "KMZ", "KH"]
///
/// A text that is too long to hold is counted piece by piece, by a ``RootCounter``.
public struct Stemmer: Sendable {
  /// How the roots are found.
  public let grammar: any Grammar
  /// Whether a word of which the grammar leaves nothing has the empty root, as in the original; otherwise it is its own root.
  public let allowsEmptyRoots: Bool

  /// A stemmer, by default with the original grammar.
  public init(grammar: any Grammar = SuffixGrammar.original, allowsEmptyRoots: Bool = false) {
    self.grammar = grammar
    self.allowsEmptyRoots = allowsEmptyRoots
  }

  /// The root of the first word of `text`, or `nil` when there is none.
  public func stem(_ text: String) -> Stem? { stems(of: text).first }

  /// The roots of the words of `text`, one for each word.
  public func stems(of text: String) -> [Stem] { grammar.spelling.words(of: text).map(stem(spelled:)) }

  /// The roots of the words of `text` with their counts, as they first occur.
  public func counts(of text: String) -> RootCounts {
    var groups = RootGroups(stemmer: self)
    for word in grammar.spelling.words(of: text) { groups.add(word, count: 1) }
    return groups.counts
  }

  /// The root of a word that is spelled as the grammar wants it.
  func stem(spelled word: String) -> Stem {
    let stem = grammar.stem(word)
    return stem.root.isEmpty && !allowsEmptyRoots ? Stem(unchanged: word) : stem
  }
}
