/// The articles of a language, and the *to* of English verbs.
public struct Articles: Sendable {
  let words: Set<String>

  /// Creates the articles of `language`, or of all languages if it is `nil`.
  public init(of language: Language?) {
    words = Set((language.map { [$0] } ?? Language.allCases).flatMap { Grammar.list(Self.list(of: $0)) })
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

  // They stand here and not in the grammars, because making a grammar costs more than adding a word.
  private static func list(of language: Language) -> String {
    switch language {
    case .english: "the a an to some"
    case .spanish: "el la los las lo un una unos unas"
    case .german: "der die das den dem des ein eine einen einem einer eines zu am"
    case .french: "le la les l' un une des du de d'"
    case .italian: "il lo la l' i gli le un uno una un' del dello della dell' dei degli delle d'"
    case .portuguese: "o a os as um uma uns umas"
    case .russian: ""
    }
  }
}
