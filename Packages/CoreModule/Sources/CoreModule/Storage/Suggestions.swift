/// Texts of the user that complete a typed beginning.
public protocol Suggestions: Sendable {
  /// At most `limit` texts, each once, that begin with `prefix` apart from case and accents, in the order of their folded forms.
  ///
  /// When there are more, the last of all is the last one here, so that what all have in common is what these have in common.
  func texts(beginning prefix: FoldedText, limit: Int) async throws(StorageError) -> [String]
}

/// Texts in memory.
public struct SuggestedTexts: Suggestions {
  private let all: [String]

  /// Creates suggestions of these texts.
  public init(_ texts: [String] = []) { all = texts }

  public func texts(beginning prefix: FoldedText, limit: Int) -> [String] {
    let found = all.withoutRepeats().map { (text: $0, folded: FoldedText($0).description) }
      .filter { $0.folded.utf8.starts(with: prefix.description.utf8) }
      .sorted { ($0.folded, $0.text) < ($1.folded, $1.text) }
      .map(\.text)
    guard found.count > limit, let last = found.last else { return found }
    return found.prefix(limit - 1) + [last]
  }
}
