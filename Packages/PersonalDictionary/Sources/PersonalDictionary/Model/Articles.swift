/// The articles of a language, and the *to* of English verbs.
public struct Articles: Sendable {
  private let words: Set<String>

  /// Creates the articles of `language`, or of all languages if it is `nil`.
  public init(of language: Language?) {
    words = (language.map { [$0] } ?? Language.allCases).reduce(into: []) { $0.formUnion(Grammar.of($1).particles.articles) }
  }

  /// Joins each article in `texts` to the text after it: `["el", "niño"]` becomes `["el niño"]`. An article before another one stays
  /// separate.
  public func joined(to texts: [String]) -> [String] {
    var joined: [String] = []
    var article: String?
    for text in texts {
      if contain(text) {
        if let article { joined.append(article) }
        article = text
      } else {
        joined.append((article.map { $0 + " " } ?? "") + text)
        article = nil
      }
    }
    return joined + [article].compactMap(\.self)
  }

  /// `word` without an article, and with each.
  func before(_ word: String) -> [String] { [word] + words.sorted().map { $0.hasSuffix("'") ? $0 + word : $0 + " " + word } }

  func contain(_ word: some StringProtocol) -> Bool { words.contains(word.lowercased()) }
}
