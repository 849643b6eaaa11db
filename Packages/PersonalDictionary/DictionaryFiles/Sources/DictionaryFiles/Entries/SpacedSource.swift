import CoreModule
public import PersonalDictionary
import Synchronization

/// A dictionary whose translations lost the spaces between their words, as FreeDict’s English–Spanish one did (*preciodeentrada*), with them
/// put back.
///
/// Only what is no word of the vocabulary is divided, and only into words of it.
public struct SpacedSource: DictionarySourceWrapper {
  /// The dictionary.
  public let base: any DictionarySource
  private let vocabulary: any DictionarySource
  private let memory = WordMemory()

  /// Creates the source.
  ///
  /// - Parameter vocabulary: Knows the words of the language of the translations.
  public init(_ base: any DictionarySource, vocabulary: any DictionarySource) { (self.base, self.vocabulary) = (base, vocabulary) }

  /// Whether the dictionary of this name, or in the file of this name, lost its spaces.
  public static func isNeeded(for name: String) -> Bool { name.contains("eng-spa") && !name.contains("/stardict/") }

  /// The entries with the spaces of their translations.
  public func entries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    var entries = try await base.entries(for: text, in: direction, policy: policy)
    let words = FusedWords(vocabulary: vocabulary, language: direction.to, memory: memory)
    for entry in entries.indices {
      for sense in entries[entry].senses.indices {
        var translations: [String] = []
        for translation in entries[entry].senses[sense].translations { translations.append(await words.divided(translation)) }
        entries[entry].senses[sense].translations = translations.withoutRepeats()
      }
    }
    return entries
  }
}

/// What was found out about the words of translations: a text asks for those of each of its words, and many are the same.
private final class WordMemory: Sendable {
  struct Word: Hashable {
    let text: String
    let language: Language
  }

  struct Known {
    /// How unlikely each word is as a part; `nil` for one that is none.
    var costs: [Word: Double?] = [:]
    /// The words with their spaces.
    var divided: [Word: String] = [:]
  }

  private let known = Mutex(Known())
  /// Syllables, of which each unknown word has hundreds, are many more than words.
  private static let most = (costs: 20_000, divided: 5_000)

  func read<Value: Sendable>(_ value: (Known) -> Value) -> Value { known.withLock { value($0) } }

  func keep(cost: Double?, of word: Word) {
    known.withLock { known in
      if known.costs.count >= Self.most.costs { known.costs = [:] }
      known.costs[word] = .some(cost)
    }
  }

  func keep(divided: String, of word: Word) {
    known.withLock { known in
      if known.divided.count >= Self.most.divided { known.divided = [:] }
      known.divided[word] = divided
    }
  }
}

/// Divides what was written without spaces into known words.
private struct FusedWords {
  let vocabulary: any DictionarySource
  let language: Language
  let memory: WordMemory

  func divided(_ text: String) async -> String {
    var words: [String] = []
    for text in text.split(separator: " ").map(String.init) {
      let word = WordMemory.Word(text: text, language: language)
      if let divided = memory.read({ $0.divided[word] }) {
        words.append(divided)
      } else {
        let divided = await dividedWord(text)
        memory.keep(divided: divided, of: word)
        words.append(divided)
      }
    }
    return words.joined(separator: " ")
  }

  /// The likeliest way to divide a word: by few words, small ones such as *de* first of all.
  private func dividedWord(_ word: String) async -> String {
    let letters = Array(word)
    guard (5...Self.longest).contains(letters.count), letters.allSatisfy(\.isLetter), await cost(of: word) == nil,
      await vocabulary.inflections(of: word.lowercased(), in: language, .exact).isEmpty
    else { return word }
    // The least cost of each beginning, and where its last word begins.
    var best: [(cost: Double, start: Int)?] = [(0, 0)]
    for end in 1...letters.count {
      var found: (cost: Double, start: Int)?
      for start in 0..<end {
        guard let before = best[start], let cost = await cost(of: String(letters[start..<end])) else { continue }
        if before.cost + cost < found?.cost ?? .infinity { found = (before.cost + cost, start) }
      }
      best.append(found)
    }
    var parts: [String] = []
    var end = letters.count
    while end > 0, let start = best[end]?.start {
      parts.insert(String(letters[start..<end]), at: 0)
      end = start
    }
    return isPlausible(parts) ? parts.joined(separator: " ") : word
  }

  /// Whether the parts are no single word that the vocabulary lacks, such as *alojar-se*, *en-carecer*, *precipitada-mente*.
  private func isPlausible(_ parts: [String]) -> Bool {
    guard let first = parts.first?.lowercased(), let last = parts.last else { return false }
    let isInfinitive = ["ar", "er", "ir"].contains(where: last.hasSuffix)
    return !["anti", "des"].contains(first) && !["se", "mente"].contains(last)
      && !(parts.count == 2 && isInfinitive && first.count <= 2 && Self.smallWords.contains(first))
  }

  /// How unlikely a word is as a part; `nil` when it is none.
  private func cost(of word: String) async -> Double? {
    let small = word.lowercased()
    if Self.smallWords.contains(small) { return 0.4 }
    guard word.count > 2 else { return nil }
    let key = WordMemory.Word(text: word, language: language)
    if let known = memory.read({ $0.costs[key] }) { return known }
    var cost = await vocabularyCost(of: small)
    if cost == nil, small != word { cost = await vocabularyCost(of: word) }
    memory.keep(cost: cost, of: key)
    return cost
  }

  private func vocabularyCost(of word: String) async -> Double? {
    let inflections = await vocabulary.inflections(of: word, in: language, .exact)
    if inflections.contains(where: { $0.headword == word }) { return 1 }
    // Inflected verbs hardly occur in translations, and many are as short as syllables.
    if !inflections.isEmpty { return inflections.contains { $0.partOfSpeech != "verb" } ? 1.1 : nil }
    guard let direction = Direction(from: language, to: .english) else { return nil }
    do throws(DictionarySourceError) {
      return try await vocabulary.briefEntries(for: word, in: direction, policy: .cacheOnly).contains { $0.headword == word } ? 1 : nil
    } catch { return nil }
  }

  private static let longest = 40
  private static let smallWords: Set = [
    "a", "al", "de", "del", "en", "el", "la", "las", "los", "un", "una", "por", "para", "sin", "con", "su", "lo", "se", "que", "y",
    "ir", "ya",
  ]
}
