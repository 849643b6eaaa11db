/// A root with what was counted for it.
public struct RootCount: Hashable, Sendable {
  /// The root; empty when the grammar leaves nothing of a word and that is asked for.
  public let root: String
  /// How many words had it, from 1 to ``mostCount``.
  public let count: Int
  /// The different words that had it, in the order of their scalars.
  public let forms: [String]

  /// The largest whole number that every JSON library keeps exactly.
  public static let mostCount = 9_007_199_254_740_991

  /// A root from its parts; the forms are put in order.
  public init(root: String, count: Int, forms: [String]) {
    self.root = root
    self.count = count
    self.forms = forms.sorted()
  }

  /// This root with the words of another count of it.
  public func adding(_ other: RootCount) -> RootCount {
    RootCount(root: root, count: min(count + other.count, Self.mostCount), forms: Array(Set(forms).union(other.forms)))
  }
}

/// The roots of a text, in some order.
public struct RootCounts: Equatable, Sendable {
  /// How many words were counted.
  public let wordCount: Int
  /// The roots.
  public let roots: [RootCount]

  /// Roots in this order.
  public init(wordCount: Int, roots: [RootCount]) {
    self.wordCount = wordCount
    self.roots = roots
  }

  /// Roots in this order, with as many words as they have together.
  public init(_ roots: [RootCount]) { self.init(wordCount: roots.reduce(0) { min($0 + $1.count, RootCount.mostCount) }, roots: roots) }

  /// The first `limit` roots in another order. ``wordCount`` stays: it is that of the text.
  public func sorted(by order: RootOrder, limit: Int? = nil) -> RootCounts {
    let sorted =
      switch order {
      case .first: roots
      case .root: roots.sorted { $0.root < $1.root }
      case .count: roots.sorted { ($1.count, $0.root) < ($0.count, $1.root) }
      }
    return RootCounts(wordCount: wordCount, roots: limit.map { Array(sorted.prefix($0)) } ?? sorted)
  }
}

/// An order of roots.
public enum RootOrder: String, CaseIterable, Sendable {
  /// By the scalars of the root.
  case root
  /// The most frequent first, those of equal counts by root.
  case count
  /// As they first occurred.
  case first
}
