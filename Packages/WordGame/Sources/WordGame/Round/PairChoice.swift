import CoreModule

/// Chooses the pairs of a round.
///
/// Whether a pair matches is decided first, so that the probability is exact. Each place has its own random numbers, so answers do not
/// influence later pairs, and a resumed round continues with the same pairs.
struct PairChoice {
  let bank: RoundBank
  /// The probability that a pair matches, in percent.
  let chanceOfMatch: Int
  let seed: UInt64

  /// The pair at a place; `nil` when no new pair is left.
  ///
  /// - Parameters:
  ///    - index: The place in the round, from 1.
  ///    - asked: The previous pairs. Prompts asked less often take precedence.
  func pair(at index: Int, level: DifficultyLevel, after asked: AskedPairs) -> WordPair? {
    var generator = SplitMix64(seed: seed, place: index)
    let matches = generator.next(below: 100) < chanceOfMatch
    if let pair = pair(matching: matches, level, asked, &generator) { return pair }
    // When one kind of pair is used up, the other follows, unless the player wants only one kind.
    guard (1...99).contains(chanceOfMatch) else { return nil }
    return pair(matching: !matches, level, asked, &generator)
  }

  private func pair(
    matching: Bool, _ level: DifficultyLevel, _ asked: AskedPairs, _ generator: inout SplitMix64
  ) -> WordPair? {
    for count in 0...asked.highestCount {
      for entry in bank.entries where asked.count(of: entry.prompt) == count {
        let shown = matching ? translation(of: entry, asked, &generator) : decoy(for: entry, level, asked, &generator)
        if let shown { return WordPair(prompt: entry.prompt, shown: shown) }
      }
    }
    return nil
  }

  private func translation(of entry: DeckEntry, _ asked: AskedPairs, _ generator: inout SplitMix64) -> String? {
    generator.element(of: entry.translations.filter { !asked.contains(WordPair(prompt: entry.prompt, shown: $0)) })
  }

  /// A wrong text with the similarity that the level requires, or a smaller one if there is none.
  private func decoy(
    for entry: DeckEntry, _ level: DifficultyLevel, _ asked: AskedPairs, _ generator: inout SplitMix64
  ) -> String? {
    func isUsable(_ text: String) -> Bool {
      !entry.isRight(text) && !asked.contains(WordPair(prompt: entry.prompt, shown: text))
    }
    if level == .last, let friend = generator.element(of: (bank.falseFriends[entry.prompt] ?? []).filter(isUsable)) { return friend }
    guard let model = generator.element(of: entry.translations).map(TextShape.init) else { return nil }
    for likeness in (0...level.decoyLikeness).reversed() {
      let alike = bank.decoys.filter { likeness == 0 || $0.shape.likeness(to: model) >= likeness }
      if let decoy = drawn(from: alike, isUsable, &generator) { return decoy }
    }
    return nil
  }

  /// One of the usable elements. When most are usable, a few random draws find one.
  private func drawn(
    from decoys: [RoundBank.Decoy], _ isUsable: (String) -> Bool, _ generator: inout SplitMix64
  ) -> String? {
    for _ in 0..<8 {
      if let decoy = generator.element(of: decoys), isUsable(decoy.text) { return decoy.text }
    }
    return generator.element(of: decoys.filter { isUsable($0.text) })?.text
  }
}

/// The pairs asked in a round so far.
struct AskedPairs: Equatable, Sendable {
  private var pairs: Set<WordPair> = []
  private var counts: [String: Int] = [:]
  /// How often the most frequent prompt was asked.
  private(set) var highestCount = 0

  init(_ pairs: [WordPair] = []) {
    for pair in pairs { insert(pair) }
  }

  mutating func insert(_ pair: WordPair) {
    guard pairs.insert(pair).inserted else { return }
    counts[pair.prompt, default: 0] += 1
    highestCount = max(highestCount, counts[pair.prompt] ?? 0)
  }

  func contains(_ pair: WordPair) -> Bool { pairs.contains(pair) }

  /// How often a prompt was asked.
  func count(of prompt: String) -> Int { counts[prompt] ?? 0 }
}
