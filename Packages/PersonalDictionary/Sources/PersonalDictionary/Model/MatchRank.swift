import CoreModule

/// How well a word matches the terms of a search. The cases are ordered from the best match to the worst.
public enum MatchRank: Int, Comparable, Sendable {
  /// The word or a translation equals the typed text, including case and accents.
  case same
  /// The word or a translation equals the typed text, ignoring case and accents.
  case equal
  /// Every term is a whole word somewhere.
  case wholeWord
  /// Every term is at least the beginning of a word somewhere.
  case beginning
  /// A term occurs only inside words.
  case anywhere

  /// Whether the left rank is the better match.
  public static func < (left: MatchRank, right: MatchRank) -> Bool { left.rawValue < right.rawValue }
}

extension WordQuery {
  /// The terms that words must contain.
  public var wantedTerms: [SearchTerm] { terms.filter { !$0.isExcluded } }

  /// All wanted terms as one phrase; `nil` when there are none, or they are for different fields.
  public var phrase: SearchTerm? {
    let wanted = wantedTerms
    guard let first = wanted.first, wanted.allSatisfy({ $0.field == first.field }) else { return nil }
    return SearchTerm(wanted.map(\.text).joined(separator: " "), in: first.field)
  }

  /// The rank of a word that matches the query: that of the whole phrase if the word or a translation equals it, otherwise the worst of all
  /// terms.
  public func rank(of word: Word) -> MatchRank {
    let wanted = wantedTerms
    if let exact = phrase?.exactRank(in: word) { return exact }
    let folded = Dictionary(grouping: wanted, by: \.field).mapValues { $0[0].field.foldedTexts(of: word).map { Array($0.unicodeScalars) } }
    return wanted.map { $0.exactRank(in: word) ?? $0.rank(in: folded[$0.field] ?? []) }.max() ?? .anywhere
  }

  /// Sorts `words`, all of which must match the query, by rank, best first, and applies ``WordQuery/after`` and ``WordQuery/limit``.
  public func bestFirst(_ words: [Word]) -> [Word] { bestFirst(ranked: words.map { ($0, rank(of: $0)) }) }

  /// The same for words whose ranks are known.
  public func bestFirst(ranked words: [(word: Word, rank: MatchRank)]) -> [Word] {
    let ranked = words.sorted { left, right in
      left.rank == right.rank
        ? (right.word.created.wholeSeconds, right.word.number) < (left.word.created.wholeSeconds, left.word.number)
        : left.rank < right.rank
    }
    var sorted = ranked.map(\.word)
    if let after {
      guard let index = sorted.firstIndex(where: { $0.number == after }) else { return [] }
      sorted.removeFirst(index + 1)
    }
    return limit.map { Array(sorted.prefix($0)) } ?? sorted
  }
}

extension SearchTerm {
  /// The rank of a word that equals the term or has it as a translation; otherwise `nil`. Notes, tags and examples do not count.
  fileprivate func exactRank(in word: Word) -> MatchRank? {
    let texts = (field.covers(.word) ? [word.text] : []) + (field.covers(.translation) ? word.translations : [])
    // Folding is expensive and changes the length of a letter only a little, so the length is compared first.
    let length = folded.utf8.count
    let alike = texts.filter { $0.utf8.count >= length / 2 && $0.utf8.count <= length * 6 }
    if alike.contains(text) { return .same }
    return alike.contains { FoldedText($0).description == folded } ? .equal : nil
  }

  /// The best rank of all occurrences in `texts`, which are folded.
  fileprivate func rank(in texts: [[Unicode.Scalar]]) -> MatchRank {
    let term = Array(folded.unicodeScalars)
    var best = MatchRank.anywhere
    for text in texts where term.count <= text.count {
      for start in 0...(text.count - term.count) where text[start] == term[0] && text[start...].starts(with: term) {
        guard start == 0 || !text[start - 1].isOfWord else { continue }
        let end = start + term.count
        if end == text.count || !text[end].isOfWord { return .wholeWord }
        best = .beginning
      }
    }
    return best
  }
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool {
    if isASCII { return ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self) }
    return properties.isAlphabetic || properties.numericType != nil || properties.canonicalCombiningClass != .notReordered
  }
}
