extension SearchTerm {
  /// The most terms that a host lets one search have.
  public static let maximumCount = 64

  /// The terms of what a user typed: words between white space, each to be found; words in balanced quotes stay together, and a dash
  /// before a term excludes it. Everything else is plain text, a lone quote or dash too. Equal terms are one, and a term of which folding
  /// leaves nothing, such as a lone vowel sign, is none.
  public static func terms(of text: String, in field: SearchField = .both) -> [SearchTerm] {
    // By scalars: a dash or a quote with a mark behind it is one character, but not another sign.
    var rest = text.unicodeScalars[...]
    var terms: [SearchTerm] = []
    var known: Set<[String]> = []
    while let start = rest.firstIndex(where: { !$0.properties.isWhitespace }) {
      rest = rest[start...]
      let term = nextTerm(of: &rest, in: field)
      let isNew = known.insert([term.field.rawValue, "\(term.isExcluded)", term.folded]).inserted
      if isNew, !isBlank(term.folded.unicodeScalars[...]) { terms.append(term) }
    }
    return terms
  }

  private static func nextTerm(of rest: inout Substring.UnicodeScalarView, in field: SearchField) -> SearchTerm {
    var isExcluded = false
    if rest.first == "-", let second = rest.dropFirst().first, !second.properties.isWhitespace {
      isExcluded = true
      rest = rest.dropFirst()
    }
    if rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\""), !isBlank(rest[rest.index(after: rest.startIndex)..<end]) {
      let phrase = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      return SearchTerm(String(phrase), in: field, isExcluded: isExcluded)
    }
    let word = rest.prefix { !$0.properties.isWhitespace }
    rest = rest[word.endIndex...]
    return SearchTerm(String(word), in: field, isExcluded: isExcluded)
  }

  private static func isBlank(_ text: Substring.UnicodeScalarView) -> Bool { text.allSatisfy(\.properties.isWhitespace) }
}
