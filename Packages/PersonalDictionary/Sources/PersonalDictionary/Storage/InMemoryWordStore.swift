public import CoreModule
import Foundation

/// A store in memory, for tests and for hosts without a database.
public actor InMemoryWordStore: WordStore {
  private var rows: InMemoryWordRows
  private let clock: WallClock
  private let random: RandomSource

  /// Creates a store with these words.
  public init(_ words: [Word] = [], clock: WallClock, random: RandomSource) {
    rows = InMemoryWordRows(words)
    self.clock = clock
    self.random = random
  }

  /// See ``WordStore/words(_:)``.
  public func words(_ query: WordQuery) -> [Word] {
    var wanted = rows.words.filter(query.matches)
    if let after = query.after {
      guard let last = rows.word(numbered: after) else { return [] }
      wanted = wanted.filter { Self.precedes(last, $0, in: query.order) }
    }
    wanted.sort { Self.precedes($0, $1, in: query.order) }
    return query.limit.map { Array(wanted.prefix($0)) } ?? wanted
  }

  /// See ``WordStore/words(numbered:)``.
  public func words(numbered numbers: [Word.Number]) -> [Word] {
    numbers.compactMap { rows.word(numbered: $0) }
  }

  /// See ``WordStore/words(spelled:)``.
  public func words(spelled text: String) -> [Word] {
    let newestFirst = words(WordQuery())
    let exact = newestFirst.filter { $0.text == text }
    return exact.isEmpty ? newestFirst.filter { $0.foldedText == FoldedText(text).description } : exact
  }

  /// See ``WordStore/words(near:limit:)``.
  public func words(near text: String, limit: Int) -> [Word] {
    guard let nearMiss = NearMiss(of: text) else { return [] }
    return words(numbered: nearMiss.nearest(rows.words.map { ($0.number, $0.foldedText) }, limit: limit))
  }

  /// See ``WordStore/save(_:)``.
  public func save(_ drafts: [WordDraft]) throws(WordStoreError) -> [SavedWord] { try change { try $0.save(drafts) } }

  /// See ``WordStore/edit(_:_:)``.
  public func edit(_ numbers: [Word.Number], _ edit: WordEdit) throws(WordStoreError) -> [Word] {
    try change { try $0.edit(numbers, edit) }
  }

  /// See ``WordStore/delete(_:)``.
  public func delete(_ numbers: [Word.Number]) throws(WordStoreError) -> [Word] { try change { try $0.delete(numbers) } }

  /// See ``WordStore/take(_:isTrial:in:)``.
  public func take(_ added: [Word], isTrial: Bool, in change: Change?) -> [ImportedWord] {
    let imported = WordImportPlan(added, existing: rows.words, lastNumber: rows.lastNumber).results()
    if !isTrial {
      for imported in imported where !imported.isSkipped { rows.insert(imported.word) }
    }
    return imported
  }

  private func change<Value>(
    _ body: (inout WordChanges<InMemoryWordRows>) throws -> Value
  ) throws(WordStoreError) -> Value {
    var changes = WordChanges(rows, clock: clock, random: random)
    do {
      let value = try body(&changes)
      rows = changes.rows
      return value
    } catch let error as WordStoreError { throw error } catch { throw .storage(.inputOutput(path: "", detail: "\(error)")) }
  }

  private static func precedes(_ left: Word, _ right: Word, in order: WordOrder) -> Bool {
    switch order {
    case .newest: (right.created.wholeSeconds, right.number) < (left.created.wholeSeconds, left.number)
    case .oldest: (left.created.wholeSeconds, left.number) < (right.created.wholeSeconds, right.number)
    case .text: (Bytes(left.foldedText), left.number) < (Bytes(right.foldedText), right.number)
    case .lookups: (right.lookups, right.number) < (left.lookups, left.number)
    }
  }
}

/// The rows of an ``InMemoryWordStore``.
struct InMemoryWordRows: WordRows {
  private(set) var words: [Word]
  private(set) var lastNumber: Int

  init(_ words: [Word]) {
    self.words = words
    lastNumber = words.map(\.number.rawValue).max() ?? 0
  }

  func word(numbered number: Word.Number) -> Word? { words.first { $0.number == number } }

  func word(_ text: String, _ direction: Direction) -> Word? { words.first { $0.text == text && $0.direction == direction } }

  mutating func nextNumber() -> Word.Number {
    lastNumber += 1
    return Word.Number(lastNumber)
  }

  mutating func insert(_ word: Word) {
    lastNumber = max(lastNumber, word.number.rawValue)
    if let index = words.firstIndex(where: { $0.number == word.number }) { words[index] = word } else { words.append(word) }
  }

  mutating func update(_ old: Word, to word: Word) { insert(word) }

  mutating func delete(_ number: Word.Number) { words.removeAll { $0.number == number } }
}

/// A direction store in memory.
public actor InMemoryDirectionStore: DirectionStore {
  private var direction: Direction?

  /// Creates a store with this direction.
  public init(_ direction: Direction? = nil) { self.direction = direction }

  /// See ``DirectionStore/chosenDirection()``.
  public func chosenDirection() -> Direction? { direction }

  /// See ``DirectionStore/choose(_:in:)``.
  public func choose(_ direction: Direction, in change: Change?) { self.direction = direction }
}

/// Orders texts by their bytes, as the database does.
private struct Bytes: Comparable {
  let text: String
  init(_ text: String) { self.text = text }
  static func == (left: Bytes, right: Bytes) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }
  static func < (left: Bytes, right: Bytes) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
}
