extension SearchTerm {
  /// The terms of what a user typed: words between white space, each to be found; words in balanced quotes stay together, and a dash
  /// before a term excludes it. Everything else is plain text, a lone quote or dash too.
  public static func terms(of text: String, in field: SearchField = .both) -> [SearchTerm] {
    var rest = text[...]
    var terms: [SearchTerm] = []
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      terms.append(nextTerm(of: &rest, in: field))
    }
    return terms
  }

  private static func nextTerm(of rest: inout Substring, in field: SearchField) -> SearchTerm {
    var isExcluded = false
    if rest.first == "-", let second = rest.dropFirst().first, !second.isWhitespace {
      isExcluded = true
      rest = rest.dropFirst()
    }
    if rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\""), !isBlank(rest[rest.index(after: rest.startIndex)..<end]) {
      let phrase = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      return SearchTerm(String(phrase), in: field, isExcluded: isExcluded)
    }
    let word = rest.prefix { !$0.isWhitespace }
    rest = rest[word.endIndex...]
    return SearchTerm(String(word), in: field, isExcluded: isExcluded)
  }

  private static func isBlank(_ text: Substring) -> Bool { text.allSatisfy(\.isWhitespace) }
}
