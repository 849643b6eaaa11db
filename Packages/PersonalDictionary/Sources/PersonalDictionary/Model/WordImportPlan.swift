import CoreModule

/// Decides how imported words are merged with the stored ones.
public struct WordImportPlan: Sendable {
  /// The imported words.
  public let words: [Word]
  /// The stored words that may be the same as some of them.
  private let existing: [Word]
  /// The last number that was used.
  private let lastNumber: Int

  /// Plans the import of `words` into `existing`.
  public init(_ words: [Word], existing: [Word], lastNumber: Int) {
    self.words = words
    self.existing = existing
    self.lastNumber = lastNumber
  }

  /// The result for each word, in order.
  ///
  /// A word is merged into the one with the same identity, or else the same text and direction, unless both notes together are too long.
  /// Other words keep their number if it was never used.
  public func results() -> [ImportedWord] {
    var places = Places(existing)
    let chosen = words.map { places.place(for: $0) }
    let numbers = ImportedNumbers.free(places.added.map(\.number), after: Word.Number(lastNumber))
    var current = existing.map(Optional.some) + places.added.map { _ in nil }
    return zip(words, chosen).map { word, place in
      let imported =
        current[place].map { ImportedWord(merging: word, into: $0) }
        ?? ImportedWord(word: word.numbered(numbers[place - existing.count]), old: nil)
      current[place] = imported.word
      return imported
    }
  }
}

/// The result of importing a word.
public struct ImportedWord: Equatable, Sendable {
  /// The stored word.
  public let word: Word
  /// The word before the import; `nil` when it is new.
  public let old: Word?
  /// Why it could not be merged; `nil` when it was merged or is new.
  public let refusal: NotesTooLong?

  /// Creates a result.
  public init(word: Word, old: Word?) {
    self.word = word
    self.old = old
    refusal = nil
  }

  /// Creates the result of merging `word` into `old`.
  init(merging word: Word, into old: Word) {
    self.old = old
    do throws(NotesTooLong) {
      self.word = try old.merged(with: word)
      refusal = nil
    } catch {
      self.word = old
      refusal = error
    }
  }

  /// Whether the import changed nothing.
  public var isSkipped: Bool { old == word }
}

/// Gives each word an index; words that are the same share one.
private struct Places {
  private struct Spelling: Hashable {
    let text: String
    let direction: Direction
  }

  private var byID: [Word.ID: Int] = [:]
  private var bySpelling: [Spelling: Int] = [:]
  private var count = 0
  /// The words without an existing counterpart.
  private(set) var added: [Word] = []

  init(_ existing: [Word]) {
    for word in existing { open(for: word) }
  }

  mutating func place(for word: Word) -> Int {
    if let place = byID[word.id] ?? bySpelling[Spelling(text: word.text, direction: word.direction)] { return place }
    added.append(word)
    return open(for: word)
  }

  @discardableResult
  private mutating func open(for word: Word) -> Int {
    byID[word.id] = count
    bySpelling[Spelling(text: word.text, direction: word.direction)] = count
    defer { count += 1 }
    return count
  }
}
