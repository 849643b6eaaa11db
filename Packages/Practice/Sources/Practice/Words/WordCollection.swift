public import CoreModule
import Synchronization

/// Words in memory, for tests and for hosts with a list of their own.
public final class WordCollection: PracticeWords {
  private let all: Mutex<[PracticeWord]>
  private let rank: @Sendable (PracticeWord) -> Double?

  /// Creates a collection. `commonness` returns how common a word is: the greater the number, the commoner.
  public init(_ words: [PracticeWord], commonness: @escaping @Sendable (PracticeWord) -> Double? = { _ in nil }) {
    all = Mutex(words)
    rank = commonness
  }

  /// Creates a collection of words with their translations, added now.
  public convenience init(_ pairs: KeyValuePairs<String, String>, from: String, to: String, random: RandomSource, clock: WallClock) {
    let languages = LanguagePair(from: from, to: to)
    self.init(
      pairs.map { text, meaning in
        PracticeWord(
          id: PracticeWord.ID(random.uuid()), text: text, languages: languages, translations: [meaning], added: clock.now()
        )
      })
  }

  /// All words.
  public var words: [PracticeWord] { all.withLock { $0 } }

  /// Replaces all words.
  public func replace(_ words: [PracticeWord]) { all.withLock { $0 = words } }

  public func word(_ id: PracticeWord.ID) -> PracticeWord? { words.first { $0.id == id } }

  public func words(_ ids: [PracticeWord.ID]) -> [PracticeWord] {
    let wanted = Set(ids)
    return words.filter { wanted.contains($0.id) }
  }

  public func newest(_ filter: PracticeFilter, after last: PracticeWord?, limit: Int) -> [PracticeWord] {
    let sorted = words.enumerated().sorted { ($1.element.added, $1.offset) < ($0.element.added, $0.offset) }.map(\.element)
    let rest = last.flatMap { last in sorted.firstIndex { $0.id == last.id }.map { sorted[($0 + 1)...] } } ?? sorted[...]
    return Array(rest.filter(filter.matches).prefix(limit))
  }

  public func commonness(of words: [PracticeWord]) -> [PracticeWord.ID: Double] {
    words.reduce(into: [:]) { ranks, word in ranks[word.id] = rank(word) }
  }

  public func distractors(for word: PracticeWord, _ direction: PracticeDirection, count: Int, seed: UInt64) -> [String] {
    let others = words.filter { $0.id != word.id && $0.languages == word.languages }
    let texts = direction == .from ? others.compactMap(\.translations.first) : others.map(\.text)
    return Array(texts.withoutRepeats().prefix(count))
  }

  public func isWord(_ text: String, in language: String, _ languages: LanguagePair) -> Bool {
    words.contains { word in
      let texts = (word.languages.from == language ? [word.text] : []) + (word.languages.to == language ? word.translations : [])
      return texts.contains { $0.lowercased() == text }
    }
  }

  @discardableResult
  public func change(_ id: PracticeWord.ID, _ change: WordChange, in whole: Change?) -> Bool {
    all.withLock { words in
      guard let index = words.firstIndex(where: { $0.id == id }) else { return false }
      switch change {
      case .star(let isStarred): words[index].isStarred = isStarred
      case .tag(let tag, let isSet):
        words[index].tags.removeAll { FoldedText($0) == FoldedText(tag) }
        if isSet { words[index].tags.append(tag) }
      }
      return true
    }
  }
}
