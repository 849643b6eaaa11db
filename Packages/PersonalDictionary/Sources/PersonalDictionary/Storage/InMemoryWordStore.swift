public import CoreModule
import Foundation

/// Words kept for the life of the process: for tests, and for a host that stores nothing.
public actor InMemoryWordStore: WordStore {
  private var words: [Word]
  private var lastNumber: Int
  private let clock: WallClock
  private let random: RandomSource

  /// A store that holds `words`.
  public init(_ words: [Word] = [], clock: WallClock, random: RandomSource) {
    self.words = words
    self.lastNumber = words.map(\.number.rawValue).max() ?? 0
    self.clock = clock
    self.random = random
  }

  /// See ``WordStore/words(_:)``.
  public func words(_ query: WordQuery) -> [Word] {
    var wanted = words.filter(query.matches)
    if let after = query.after {
      guard let last = words.first(where: { $0.number == after }) else { return [] }
      wanted = wanted.filter { Self.precedes(last, $0, in: query.order) }
    }
    wanted.sort { Self.precedes($0, $1, in: query.order) }
    return query.limit.map { Array(wanted.prefix($0)) } ?? wanted
  }

  /// See ``WordStore/words(numbered:)``.
  public func words(numbered numbers: [Word.Number]) -> [Word] {
    numbers.compactMap { number in words.first { $0.number == number } }
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
    return words(numbered: nearMiss.nearest(words.map { ($0.number, $0.foldedText) }, limit: limit))
  }

  /// See ``WordStore/save(_:)``.
  public func save(_ drafts: [WordDraft]) throws(WordStoreError) -> [SavedWord] {
    let before = (words, lastNumber)
    do throws(WordStoreError) { return try drafts.map(save) } catch {
      (words, lastNumber) = before
      throw error
    }
  }

  /// See ``WordStore/edit(_:_:)``.
  public func edit(_ numbers: [Word.Number], _ edit: WordEdit) throws(WordStoreError) -> [Word] {
    var edited = words
    for number in numbers {
      let index = try index(of: number)
      let word = try edit.applied(to: edited[index], at: clock.now())
      if let other = edited.first(where: { $0.number != number && $0.text == word.text && $0.direction == word.direction }) {
        throw .alreadyThere(other)
      }
      edited[index] = word
    }
    words = edited
    return words(numbered: numbers)
  }

  /// See ``WordStore/delete(_:)``.
  public func delete(_ numbers: [Word.Number]) throws(WordStoreError) -> [Word] {
    for number in numbers { _ = try index(of: number) }
    let deleted = words(numbered: numbers)
    words.removeAll { numbers.contains($0.number) }
    return deleted
  }

  /// See ``WordStore/take(_:isTrial:)``.
  public func take(_ added: [Word], isTrial: Bool) -> [TakenWord] {
    let taken = WordIntake(added, known: words, lastNumber: lastNumber).taken()
    guard !isTrial else { return taken }
    for taken in taken where !taken.isSkipped {
      if let index = words.firstIndex(where: { $0.number == taken.word.number }) {
        words[index] = taken.word
      } else {
        words.append(taken.word)
      }
    }
    lastNumber = max(lastNumber, words.map(\.number.rawValue).max() ?? 0)
    return taken
  }

  private func save(_ draft: WordDraft) throws(WordStoreError) -> SavedWord {
    let now = clock.now()
    let text = draft.text.description
    if let index = words.firstIndex(where: { $0.text == text && $0.direction == draft.direction }) {
      do throws(NotesTooLong) {
        words[index] = try draft.merged(into: words[index], at: now)
      } catch { throw .notesTooLong(words[index], bytes: error.bytes) }
      return SavedWord(word: words[index])
    }
    lastNumber += 1
    let word = draft.word(number: Word.Number(lastNumber), id: Word.ID(random.uuid()), at: now)
    words.append(word)
    return SavedWord(word: word)
  }

  private func index(of number: Word.Number) throws(WordStoreError) -> Int {
    guard let index = words.firstIndex(where: { $0.number == number }) else { throw .noSuchWord(number) }
    return index
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

/// A direction kept for the life of the process.
public actor InMemoryDirectionStore: DirectionStore {
  private var direction: Direction?

  /// A store that holds `direction`.
  public init(_ direction: Direction? = nil) { self.direction = direction }

  /// See ``DirectionStore/chosenDirection()``.
  public func chosenDirection() -> Direction? { direction }

  /// See ``DirectionStore/choose(_:)``.
  public func choose(_ direction: Direction) { self.direction = direction }
}

/// A text ordered by its bytes, as the database orders it.
private struct Bytes: Comparable {
  let text: String
  init(_ text: String) { self.text = text }
  static func == (left: Bytes, right: Bytes) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }
  static func < (left: Bytes, right: Bytes) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
}
