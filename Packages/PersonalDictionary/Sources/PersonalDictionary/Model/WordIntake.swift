import CoreModule

/// What becomes of words that were kept elsewhere, among those that are kept here.
public struct WordIntake: Sendable {
  /// The words to take in.
  public let words: [Word]
  /// The words that are kept already, as far as they may be the same as some of those.
  private let known: [Word]
  /// The last number that was given to a word.
  private let lastNumber: Int

  /// Numbers from here on are not kept, so that there are always next ones.
  public static let mostNumber = 1_000_000_000

  /// Takes `words` in among `known`.
  public init(_ words: [Word], known: [Word], lastNumber: Int) {
    self.words = words
    self.known = known
    self.lastNumber = lastNumber
  }

  /// What becomes of each word, in their order.
  ///
  /// A word with the identity, or else with the text and direction, of another is merged into it, or refused where both remarks do not fit
  /// into one. Others keep their number where no word ever
  /// had it, and get the next one where not.
  public func taken() -> [TakenWord] {
    var places = Places(known)
    let chosen = words.map { places.place(for: $0) }
    let numbers = numbers(of: places.added)
    var current = known.map(Optional.some) + places.added.map { _ in nil }
    return zip(words, chosen).map { word, place in
      let taken =
        current[place].map { TakenWord(merging: word, into: $0) }
        ?? TakenWord(word: word.numbered(numbers[place - known.count]), old: nil)
      current[place] = taken.word
      return taken
    }
  }

  private func numbers(of added: [Word]) -> [Word.Number] {
    var used: Set<Int> = []
    let kept = added.map { word in
      let number = word.number.rawValue
      return number > lastNumber && number <= Self.mostNumber && used.insert(number).inserted ? number : nil
    }
    var last = max(lastNumber, used.max() ?? 0)
    return kept.map { number in
      if let number { return Word.Number(number) }
      last += 1
      return Word.Number(last)
    }
  }
}

/// A word that was taken in.
public struct TakenWord: Equatable, Sendable {
  /// The word as it is kept now.
  public let word: Word
  /// What was kept before in its place, or `nil` when it is new.
  public let old: Word?
  /// Why nothing of it was taken in, though it has something to add.
  public let refusal: NotesTooLong?

  /// A word that was taken in.
  public init(word: Word, old: Word?) {
    self.word = word
    self.old = old
    refusal = nil
  }

  /// What becomes of `word`, which is kept as `old` already.
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

  /// Whether nothing had to be changed.
  public var isSkipped: Bool { old == word }
}

/// Where words belong: each in the place of the one that is the same.
private struct Places {
  private struct Spelling: Hashable {
    let text: String
    let direction: Direction
  }

  private var byID: [Word.ID: Int] = [:]
  private var bySpelling: [Spelling: Int] = [:]
  private var count = 0
  /// The words that opened a new place.
  private(set) var added: [Word] = []

  init(_ known: [Word]) {
    for word in known { open(for: word) }
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
