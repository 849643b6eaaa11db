public import CoreModule

/// A query for words: conditions, order and limit.
public struct WordQuery: Equatable, Sendable {
  /// The search terms, all of which must match.
  public var terms: [SearchTerm] = []
  /// Further conditions, all of which must hold.
  public var conditions: [WordCondition] = []
  /// Only favourites.
  public var isStarred = false
  /// Only words of this language.
  public var from: Language?
  /// Only words translated into this language.
  public var to: Language?
  /// Only words with all these tags, ignoring case and accents.
  public var tags: [String] = []
  /// Only words of this status.
  public var status: WordStatusKind?
  /// Only words added at this moment or later.
  public var since: Timestamp?
  /// Only words added before this moment.
  public var before: Timestamp?
  /// The order of the words.
  public var order = WordOrder.newest
  /// Only words after this one in the order; none when it does not exist.
  public var after: Word.Number?
  /// At most this many words.
  public var limit: Int?

  /// Creates a query for all words, newest first.
  public init() {}

  /// Whether `word` matches the query, apart from ``after`` and ``limit``.
  public func matches(_ word: Word) -> Bool {
    (!isStarred || word.isStarred)
      && (from == nil || word.direction.from == from)
      && (to == nil || word.direction.to == to)
      && tags.allSatisfy { word.hasTag($0) }
      && (status == nil || word.status.kind == status)
      && (since.map { word.created >= $0 } ?? true)
      && (before.map { word.created < $0 } ?? true)
      && terms.allSatisfy { $0.matches(word) }
      && conditions.allSatisfy { $0.matches(word) }
  }
}

/// The orders of a list of words. Ties are ordered by number, newest first unless stated otherwise.
public enum WordOrder: String, CaseIterable, Sendable {
  /// By how well they match the terms, then latest first; see ``MatchRank``.
  case best
  /// By time of creation, latest first.
  case newest
  /// By time of creation, earliest first.
  case oldest
  /// By folded text, then by number.
  case text
  /// By how often they were added, most first.
  case lookups
}
