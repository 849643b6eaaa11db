import CoreModule

extension LevelTest {
  /// Draws the words of each band and invents others; `nil` when the dictionary has too few.
  static func make(_ dictionary: any TextDictionary, in languages: LanguagePair, seed: UInt64) async -> LevelTest? {
    let headwords = await dictionary.rankedHeadwords(in: languages)
    guard headwords >= fewestHeadwords else { return nil }
    let edges = edges(headwords)
    let order = { @Sendable (word: String) in
      var hash = FNV1a(seed)
      hash.add(word)
      return hash.value
    }
    var items: [Item] = []
    for band in 0..<bands {
      let ranks = edges[band]..<edges[band + 1]
      let words = await dictionary.headwords(in: languages, ranks: ranks, count: wordsOfBand * 8, order: order)
      // A rare sense of a common word has a rank of its own, but who knows the word says yes.
      let plain = words.filter { isPlain($0.headword) && ranks.contains($0.rank ?? ranks.lowerBound) }
      items += plain.prefix(wordsOfBand).map { Item(text: $0.headword, rank: $0.rank ?? (ranks.lowerBound + ranks.upperBound) / 2) }
    }
    let sample = await dictionary.headwords(in: languages, ranks: 1..<headwords + 1, count: 1500, order: order)
    var generator = SplitMix64(seed: seed)
    let inventor = WordInventor(sample.map(\.headword).filter(isPlain))
    let inventions = await inventor.words(invented, unknownTo: dictionary, in: languages, using: &generator)
    guard items.count >= bands * wordsOfBand / 2, inventions.count >= invented / 2 else { return nil }
    items += inventions.map { Item(text: $0, rank: nil) }
    return LevelTest(language: languages.from, headwords: headwords, items: items.shuffled(using: &generator))
  }

  /// Whether a headword is a single word of letters alone.
  private static func isPlain(_ word: String) -> Bool {
    word.unicodeScalars.count > 2 && word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
  }
}

/// Invents words that look like words of a language: each letter follows the three before it as in real words.
struct WordInventor {
  private static let lengths = 5...10
  private static let rounds = 8

  private var followers: [String: [Character?]] = [:]
  private let real: Set<String>

  init(_ words: [String]) {
    real = Set(words)
    for word in words {
      var before = ""
      for letter in word {
        followers[before, default: []].append(letter)
        before = String((before + String(letter)).suffix(3))
      }
      followers[before, default: []].append(nil)
    }
  }

  /// Invented words that no dictionary has.
  func words(
    _ count: Int, unknownTo dictionary: any TextDictionary, in languages: LanguagePair, using generator: inout SplitMix64
  ) async -> [String] {
    var words: [String] = []
    for _ in 0..<Self.rounds where words.count < count {
      var inventions: [String] = []
      for _ in 0..<count * 40 {
        if let word = invention(&generator), !real.contains(word), !words.contains(word) { inventions.append(word) }
      }
      inventions = Array(inventions.withoutRepeats().prefix(count * 4))
      let spellings = inventions.flatMap { [$0, $0.lowercased(), $0.prefix(1).uppercased() + $0.dropFirst()] }
      let found = await dictionary.words(spellings, in: languages)
      words += inventions.indices.filter { found[$0 * 3..<$0 * 3 + 3].allSatisfy { $0 == nil } }.map { inventions[$0] }
    }
    return Array(words.prefix(count))
  }

  private func invention(_ generator: inout SplitMix64) -> String? {
    var word = ""
    while word.count <= Self.lengths.upperBound {
      guard let letter = followers[String(word.suffix(3))]?.randomElement(using: &generator), let letter else { break }
      word.append(letter)
    }
    return Self.lengths.contains(word.count) ? word : nil
  }
}
