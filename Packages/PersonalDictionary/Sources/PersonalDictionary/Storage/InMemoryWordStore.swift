public import CoreModule

/// A store in memory, for tests and for hosts without a database.
public typealias InMemoryWordStore = RowWordStore<InMemoryStorage<InMemoryWordRows>>

extension InMemoryWordStore {
  /// Creates a store with these words.
  public init(_ words: [Word] = [], clock: WallClock, random: RandomSource, log: any Log = SilentLog()) {
    self.init(InMemoryStorage(InMemoryWordRows(words), log: log), clock: clock, random: random)
  }
}

/// The rows of an ``InMemoryWordStore``.
public struct InMemoryWordRows: WordRows, Sendable {
  private var stored: [Word]
  /// The folded texts of the words, which would take long to compute for each search.
  private var folded: [Word.Number: String]
  private var last: Int

  init(_ words: [Word]) {
    stored = words
    folded = Dictionary(words.map { ($0.number, $0.foldedText) }) { $1 }
    last = words.map(\.number.rawValue).max() ?? 0
  }

  public func words(_ query: WordQuery) -> [Word] {
    var wanted = stored.filter(query.matches)
    if query.order == .best { return query.bestFirst(wanted) }
    if let after = query.after {
      guard let last = word(numbered: after) else { return [] }
      wanted = wanted.filter { Self.precedes(last, $0, in: query.order) }
    }
    wanted.sort { Self.precedes($0, $1, in: query.order) }
    return query.limit.map { Array(wanted.prefix($0)) } ?? wanted
  }

  public func count() -> WordCount { WordCount(all: stored.count, starred: stored.count(where: \.isStarred)) }

  public func words(withText text: String) -> [Word] { newestFirst(stored.filter { $0.text == text }) }
  public func words(withFoldedText text: String) -> [Word] { newestFirst(stored.filter { folded[$0.number] == text }) }

  private func newestFirst(_ words: [Word]) -> [Word] { words.sorted { Self.precedes($0, $1, in: .newest) } }

  public func spellings(like nearMiss: NearMiss) -> [(number: Word.Number, folded: String)] {
    folded.map { ($0.key, $0.value) }
  }

  public func baseForms() -> [(number: Word.Number, baseForm: String)] {
    stored.compactMap { word in word.found?.baseForm.map { (word.number, $0) } }
  }

  public func words(like words: [Word]) -> [Word] { stored }
  public func word(numbered number: Word.Number) -> Word? { stored.first { $0.number == number } }

  public func word(identified id: Word.ID) -> Word? { stored.first { $0.id == id } }

  public func word(_ text: String, _ direction: Direction) -> Word? {
    stored.first { $0.text == text && $0.direction == direction }
  }

  public func lastNumber() -> Int { last }

  public mutating func nextNumber() -> Word.Number {
    last += 1
    return Word.Number(last)
  }

  public mutating func raiseLastNumber(to number: Int) { last = max(last, number) }
  public mutating func insert(_ word: Word) {
    stored.append(word)
    folded[word.number] = word.foldedText
  }

  public mutating func update(_ old: Word, to word: Word) {
    guard let index = stored.firstIndex(where: { $0.number == old.number }) else { return }
    stored[index] = word
    folded[old.number] = nil
    folded[word.number] = word.foldedText
  }

  public mutating func delete(_ number: Word.Number) {
    stored.removeAll { $0.number == number }
    folded[number] = nil
  }

  private static func precedes(_ left: Word, _ right: Word, in order: WordOrder) -> Bool {
    switch order {
    case .best, .newest: (right.created.wholeSeconds, right.number) < (left.created.wholeSeconds, left.number)
    case .oldest: (left.created.wholeSeconds, left.number) < (right.created.wholeSeconds, right.number)
    case .text: (Bytes(left.foldedText), left.number) < (Bytes(right.foldedText), right.number)
    case .lookups: (right.timesAdded, right.number) < (left.timesAdded, left.number)
    }
  }
}

/// Orders texts by their bytes, as the database does.
private struct Bytes: Comparable {
  let text: String
  init(_ text: String) { self.text = text }
  static func == (left: Bytes, right: Bytes) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }
  static func < (left: Bytes, right: Bytes) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
}
