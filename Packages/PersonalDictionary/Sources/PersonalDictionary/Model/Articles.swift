/// The articles of a language, and the *to* of English verbs.
public struct Articles: Sendable {
  private let words: Set<String>

  /// The articles of `language`; of all languages if it is not known.
  public init(of language: Language?) {
    words = (language.map { [$0] } ?? Language.allCases).reduce(into: []) { words, language in
      words.formUnion(Grammar.of(language).particles.articles)
      if language == .english { words.insert("to") }
    }
  }

  /// The texts in which each article is part of the word behind it: *el niño* for *el* and *niño*.
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

  func contain(_ word: some StringProtocol) -> Bool { words.contains(word.lowercased()) }
}
