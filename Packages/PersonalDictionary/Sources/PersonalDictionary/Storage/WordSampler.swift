public import CoreModule

/// Samples and counts the stored words without reading all of them. Words without a translation do not count.
public protocol WordSampler: Sendable {
  /// The number of words in `direction`, but at most `limit`.
  func count(in direction: Direction, upTo limit: Int) async throws(WordStoreError) -> Int

  /// Draws a sample.
  func words(_ sample: WordSample) async throws(WordStoreError) -> [Word]

  /// The words of `direction` with exactly these texts, in this order; unknown texts are left out.
  func words(spelledExactly texts: [String], in direction: Direction) async throws(WordStoreError) -> [Word]

  /// The words of `direction` that were added last, the newest first, at most `limit`.
  func newest(in direction: Direction, limit: Int) async throws(WordStoreError) -> [SampledWord]
}

/// The properties of a word that a sample needs.
public struct SampledWord: Equatable, Sendable {
  /// The identity.
  public let id: Word.ID
  /// The word.
  public let text: String
  /// Its first translation.
  public let translation: String

  /// Creates a sampled word.
  public init(id: Word.ID, text: String, translation: String) {
    self.id = id
    self.text = text
    self.translation = translation
  }
}

/// A sample of the words of a direction.
public struct WordSample: Sendable {
  /// The direction of the words.
  public let direction: Direction
  /// The maximum number of words to draw.
  public let count: Int
  /// The rank of a word, by its text; the words with the smallest ranks are drawn, in that order. Different texts should have different
  /// ranks.
  public let rank: @Sendable (String) -> UInt64

  /// Creates a sample.
  public init(direction: Direction, count: Int, rank: @escaping @Sendable (String) -> UInt64) {
    self.direction = direction
    self.count = count
    self.rank = rank
  }
}

/// Collects the elements with the smallest ranks, in bounded memory.
public struct SmallestRanks<Element> {
  private let count: Int
  private var elements: [(rank: UInt64, element: Element)] = []
  /// Elements with this rank or a higher one cannot be among the smallest.
  private var limit = UInt64.max

  /// Creates a collection of at most `count` elements.
  public init(_ count: Int) { self.count = max(0, count) }

  /// Adds an element if its rank may be among the smallest.
  public mutating func offer(_ element: Element, rank: UInt64) {
    guard rank < limit else { return }
    elements.append((rank, element))
    if elements.count >= 2 * count + 64 { shrink() }
  }

  /// The elements, the smallest rank first.
  public func sorted() -> [Element] { elements.sorted { $0.rank < $1.rank }.prefix(count).map(\.element) }

  private mutating func shrink() {
    elements.sort { $0.rank < $1.rank }
    elements.removeLast(elements.count - count)
    limit = elements.last?.rank ?? 0
  }
}

extension RowWordStore: WordSampler where Storage == InMemoryStorage<InMemoryWordRows> {
  public func count(in direction: Direction, upTo limit: Int) async throws(WordStoreError) -> Int {
    min(try await translated(in: direction).count, limit)
  }

  public func words(_ sample: WordSample) async throws(WordStoreError) -> [Word] {
    var drawn = SmallestRanks<Word>(sample.count)
    for word in try await translated(in: sample.direction) { drawn.offer(word, rank: sample.rank(word.text)) }
    return drawn.sorted()
  }

  public func words(spelledExactly texts: [String], in direction: Direction) async throws(WordStoreError) -> [Word] {
    let translated = try await translated(in: direction)
    return texts.compactMap { text in translated.first { $0.text == text } }
  }

  public func newest(in direction: Direction, limit: Int) async throws(WordStoreError) -> [SampledWord] {
    try await translated(in: direction, limit: limit).compactMap { word in
      word.translations.first.map { SampledWord(id: word.id, text: word.text, translation: $0) }
    }
  }

  private func translated(in direction: Direction, limit: Int? = nil) async throws(WordStoreError) -> [Word] {
    var query = WordQuery()
    query.limit = limit
    query.from = direction.from
    query.to = direction.to
    query.status = .translated
    return try await words(query)
  }
}
