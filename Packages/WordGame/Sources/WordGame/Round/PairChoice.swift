/// Chooses the pairs of a round.
///
/// Whether a pair matches is drawn first, so that it does with exactly the set chance. Each place of the round has random numbers of its own:
/// what was answered never changes what comes, and a round that is resumed goes on with the same pairs.
struct PairChoice {
  let bank: RoundBank
  /// In per cent.
  let chanceOfMatch: Int
  let seed: UInt64

  /// The pair at a place, or `nil` when none is left that was not asked.
  ///
  /// - Parameters:
  ///   - index: The place in the round, counted from 1.
  ///   - asked: The pairs before it. Prompts that were asked less often come first.
  func pair(at index: Int, level: DifficultyLevel, after asked: AskedPairs) -> WordPair? {
    var generator = SeededGenerator(seed: seed, place: index)
    let matches = generator.next(below: 100) < chanceOfMatch
    if let pair = pair(matching: matches, level, asked, &generator) { return pair }
    // A bank that has no such pair left gives the others; but a player who wants only one kind gets no other.
    guard (1...99).contains(chanceOfMatch) else { return nil }
    return pair(matching: !matches, level, asked, &generator)
  }

  private func pair(
    matching: Bool, _ level: DifficultyLevel, _ asked: AskedPairs, _ generator: inout SeededGenerator
  ) -> WordPair? {
    for count in 0...asked.most {
      for entry in bank.entries where asked.count(of: entry.prompt) == count {
        let shown = matching ? translation(of: entry, asked, &generator) : decoy(for: entry, level, asked, &generator)
        if let shown { return WordPair(prompt: entry.prompt, shown: shown) }
      }
    }
    return nil
  }

  private func translation(of entry: DeckEntry, _ asked: AskedPairs, _ generator: inout SeededGenerator) -> String? {
    generator.element(of: entry.translations.filter { !asked.contains(WordPair(prompt: entry.prompt, shown: $0)) })
  }

  /// A text that is wrong, and looks as much like a right one as the level asks for, or less where there is none.
  private func decoy(
    for entry: DeckEntry, _ level: DifficultyLevel, _ asked: AskedPairs, _ generator: inout SeededGenerator
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

  /// One of those that are usable: a few draws find one where most are.
  private func drawn(
    from decoys: [RoundBank.Decoy], _ isUsable: (String) -> Bool, _ generator: inout SeededGenerator
  ) -> String? {
    for _ in 0..<8 {
      if let decoy = generator.element(of: decoys), isUsable(decoy.text) { return decoy.text }
    }
    return generator.element(of: decoys.filter { isUsable($0.text) })?.text
  }
}

/// The pairs that a round has asked.
struct AskedPairs: Equatable, Sendable {
  private var pairs: Set<WordPair> = []
  private var counts: [String: Int] = [:]
  /// How often the prompt was asked that was asked most often.
  private(set) var most = 0

  init(_ pairs: [WordPair] = []) {
    for pair in pairs { insert(pair) }
  }

  mutating func insert(_ pair: WordPair) {
    guard pairs.insert(pair).inserted else { return }
    counts[pair.prompt, default: 0] += 1
    most = max(most, counts[pair.prompt] ?? 0)
  }

  func contains(_ pair: WordPair) -> Bool { pairs.contains(pair) }

  /// How often a prompt was asked.
  func count(of prompt: String) -> Int { counts[prompt] ?? 0 }
}
