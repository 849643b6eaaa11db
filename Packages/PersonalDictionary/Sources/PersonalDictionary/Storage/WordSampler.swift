/// Answers questions about the stored words for which nobody should read a list of all. Only words with a translation count here.
public protocol WordSampler: Sendable {
  /// How many words there are in `direction`; no more than `limit` are counted.
  func count(in direction: Direction, upTo limit: Int) async throws(WordStoreError) -> Int

  /// The words that `sample` draws.
  func words(_ sample: WordSample) async throws(WordStoreError) -> [Word]

  /// The words of `direction` that are spelled exactly like one of `texts`, in the order of these; texts that no word has are left out.
  func words(spelledExactly texts: [String], in direction: Direction) async throws(WordStoreError) -> [Word]
}

/// Some words, drawn from all of a direction.
public struct WordSample: Sendable {
  /// The direction of the words.
  public let direction: Direction
  /// At most so many.
  public let count: Int
  /// Gives each text its place: the words with the smallest ranks are drawn, in the order of these. Should differ for different texts.
  public let rank: @Sendable (String) -> UInt64

  /// A sample from its parts.
  public init(direction: Direction, count: Int, rank: @escaping @Sendable (String) -> UInt64) {
    self.direction = direction
    self.count = count
    self.rank = rank
  }
}

/// Keeps the elements with the smallest ranks of all that are offered, in little room.
public struct SmallestRanks<Element> {
  private let count: Int
  private var kept: [(rank: UInt64, element: Element)] = []
  /// From this rank on an element has no chance any more.
  private var limit = UInt64.max

  /// Keeps at most `count` elements.
  public init(_ count: Int) { self.count = max(0, count) }

  /// Offers an element.
  public mutating func offer(_ element: Element, rank: UInt64) {
    guard rank < limit else { return }
    kept.append((rank, element))
    if kept.count >= 2 * count + 64 { shrink() }
  }

  /// What is kept, the smallest rank first.
  public func sorted() -> [Element] { kept.sorted { $0.rank < $1.rank }.prefix(count).map(\.element) }

  private mutating func shrink() {
    kept.sort { $0.rank < $1.rank }
    kept.removeLast(kept.count - count)
    limit = kept.last?.rank ?? 0
  }
}

extension InMemoryWordStore: WordSampler {
  /// See ``WordSampler/count(in:upTo:)``.
  public func count(in direction: Direction, upTo limit: Int) -> Int { min(limit, translated(in: direction).count) }

  /// See ``WordSampler/words(_:)``.
  public func words(_ sample: WordSample) -> [Word] {
    var drawn = SmallestRanks<Word>(sample.count)
    for word in translated(in: sample.direction) { drawn.offer(word, rank: sample.rank(word.text)) }
    return drawn.sorted()
  }

  /// See ``WordSampler/words(spelledExactly:in:)``.
  public func words(spelledExactly texts: [String], in direction: Direction) -> [Word] {
    let translated = translated(in: direction)
    return texts.compactMap { text in translated.first { $0.text == text } }
  }

  private func translated(in direction: Direction) -> [Word] {
    var query = WordQuery()
    query.from = direction.from
    query.to = direction.to
    query.status = .translated
    return words(query)
  }
}
