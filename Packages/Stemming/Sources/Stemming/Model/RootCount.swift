/// A root with its count and forms.
public struct RootCount: Hashable, Sendable {
  /// The root; empty when the grammar removes the whole word and empty roots are allowed.
  public let root: String
  /// The number of words with this root, from 1 to ``maximumCount``.
  public let count: Int
  /// The distinct words with this root, sorted by scalars.
  public let forms: [String]

  /// The largest integer that every JSON library represents exactly.
  public static let maximumCount = 9_007_199_254_740_991

  /// Creates a count; the forms are sorted.
  public init(root: String, count: Int, forms: [String]) {
    self.root = root
    self.count = count
    self.forms = forms.sorted()
  }

  /// The sum of two counts of this root.
  public func adding(_ other: RootCount) -> RootCount {
    RootCount(root: root, count: min(count + other.count, Self.maximumCount), forms: Array(Set(forms).union(other.forms)))
  }
}

/// The roots of a text with their counts.
public struct RootCounts: Equatable, Sendable {
  /// The number of words.
  public let wordCount: Int
  /// The roots.
  public let roots: [RootCount]

  init(wordCount: Int, roots: [RootCount]) { (self.wordCount, self.roots) = (wordCount, roots) }

  /// Creates counts in this order; the number of words is the sum of the counts.
  public init(_ roots: [RootCount]) { self.init(wordCount: roots.reduce(0) { min($0 + $1.count, RootCount.maximumCount) }, roots: roots) }

  /// The first `limit` roots in another order. ``wordCount`` does not change.
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

/// A sort order of roots.
public enum RootOrder: String, CaseIterable, Sendable {
  /// By the scalars of the root.
  case root
  /// The most frequent first, then by root.
  case count
  /// In order of first occurrence.
  case first
}
