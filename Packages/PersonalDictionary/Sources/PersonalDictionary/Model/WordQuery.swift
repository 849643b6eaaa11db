public import CoreModule

/// Which words are wanted, in which order, and how many.
public struct WordQuery: Equatable, Sendable {
  /// What must be found in the words, all of it; empty for every word.
  public var terms: [SearchTerm] = []
  /// What the words must be besides, all of it.
  public var conditions: [WordCondition] = []
  /// Only favourites.
  public var isStarred = false
  /// Only words of this language.
  public var from: Language?
  /// Only words translated into this language.
  public var to: Language?
  /// Only words with all these tags, whatever their case and accents.
  public var tags: [String] = []
  /// Only words of this status.
  public var status: WordStatusKind?
  /// Only words added at this moment or later.
  public var since: Timestamp?
  /// Only words added before this moment.
  public var before: Timestamp?
  /// The order of the answer.
  public var order = WordOrder.newest
  /// Only words that come behind this one in the order; none when there is no such word.
  public var after: Word.Number?
  /// At most this many words.
  public var limit: Int?

  /// The query that every word answers, newest first.
  public init() {}

  /// Whether `word` answers the query; where it must begin and its limit aside.
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

/// The orders a list of words can have. Ties are broken by number, the newest first unless said otherwise.
public enum WordOrder: String, CaseIterable, Sendable {
  /// By time of creation, latest first.
  case newest
  /// By time of creation, earliest first.
  case oldest
  /// By folded text, then by number.
  case text
  /// By how often they were added, most first.
  case lookups
}

/// A piece of text to be found.
public struct SearchTerm: Equatable, Sendable {
  /// What is searched for, folded; never blank.
  public let folded: String
  /// Where it is searched for.
  public let field: SearchField
  /// Whether the words that have it are the ones not wanted.
  public let isExcluded: Bool

  /// A term; case and accents of `text` do not matter.
  public init(_ text: String, in field: SearchField = .both, isExcluded: Bool = false) {
    folded = FoldedText(text).description
    self.field = field
    self.isExcluded = isExcluded
  }

  /// Whether `word` has the term, or has it not when the term is excluded.
  public func matches(_ word: Word) -> Bool {
    isIn(word) != isExcluded
  }

  private func isIn(_ word: Word) -> Bool {
    switch field {
    case .word: word.foldedText.containsScalars(of: folded)
    case .translation: word.foldedTranslations.containsScalars(of: folded)
    case .both: word.foldedText.containsScalars(of: folded) || word.foldedTranslations.containsScalars(of: folded)
    }
  }
}

/// Where a search looks.
public enum SearchField: String, CaseIterable, Sendable {
  /// In the word itself.
  case word
  /// In its translations.
  case translation
  /// In either.
  case both
}

extension Word {
  /// The text as a search compares it.
  public var foldedText: String { FoldedText(text).description }

  /// The translations as a search compares them, a line each.
  public var foldedTranslations: String { FoldedText(translations.joined(separator: "\n")).description }
}

extension String {
  /// Whether the scalars of `part` stand in a row in this text. Unlike `contains`, it finds a base letter before its mark.
  fileprivate func containsScalars(of part: String) -> Bool {
    let whole = Array(utf8)
    let wanted = Array(part.utf8)
    guard wanted.count <= whole.count else { return false }
    return (0...(whole.count - wanted.count)).contains { whole[$0...].starts(with: wanted) }
  }
}
