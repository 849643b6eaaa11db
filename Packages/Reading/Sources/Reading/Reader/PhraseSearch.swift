import CoreModule

/// Finds the phrases of several words that a word belongs to.
///
/// Their words stand side by side, or have others between them: the two parts of a German or English verb (*gab nicht auf*, *gave it up*), or
/// the words of an expression with a verb (*tuvo muy en cuenta*).
struct PhraseSearch {
  /// A possible phrase.
  struct Candidate: Equatable {
    /// From its first word to its last one.
    let words: Range<Int>
    /// How many of these belong to it.
    let count: Int
    /// How a dictionary may write it.
    let forms: [String]

    /// Whether other words stand between its own.
    var isParted: Bool { count < words.count }
  }

  /// The most words of a phrase.
  private static let mostWords = 6
  /// The lengths of expressions in which one word may be another.
  private static let interrupted = 3...4

  let block: GlossedBlock
  /// Those with the most words first, and of these the shortest; before all of them verbs whose other part ends a German clause, where it belongs:
  /// *gab nach dem Kampf nicht auf* is *aufgeben*, not *nachgeben*.
  let candidates: [Candidate]

  init(around word: Int, in block: GlossedBlock, language: String) {
    self.block = block
    var candidates: [Candidate] = []
    for length in stride(from: min(Self.mostWords, block.words.count), to: 1, by: -1) {
      for start in max(0, word - length + 1)...word where start + length <= block.words.count {
        let words = Array(start..<start + length)
        guard Self.isRun(words, in: block) else { continue }
        candidates.append(Self.candidate(words, in: block))
        guard Self.interrupted.contains(length) else { continue }
        for left in words.dropFirst().dropLast() where left != word {
          candidates.append(Self.candidate(words.filter { $0 != left }, in: block))
        }
      }
    }
    candidates += Self.partedVerbs(word, in: block, language).map { Self.candidate([$0.lowerBound, $0.upperBound], in: block) }
    self.candidates = candidates.enumerated().map { offset, candidate in
      let isFirst = language == "de" && Self.endsClause(candidate, in: block)
      return (candidate, key: (isFirst ? 0 : 1, -candidate.count, candidate.words.count, offset))
    }.sorted { $0.key < $1.key }.map(\.0)
  }

  /// The longest phrase that the dictionary has. No phrase is what only adds an article or a subject to one of its words.
  func phrase(_ dictionary: any TextDictionary, in languages: LanguagePair) async -> (words: Range<Int>, word: TextWord)? {
    let found = await dictionary.words(candidates.flatMap(\.forms), in: languages)
    var place = 0
    var phrases: [(candidate: Candidate, word: TextWord)] = []
    for candidate in candidates {
      let words = found[place..<place + candidate.forms.count]
      place += candidate.forms.count
      if let word = words.lazy.compactMap({ $0 }).first(where: { isPhrase($0, candidate) }) { phrases.append((candidate, word)) }
    }
    guard let best = phrases.first else { return nil }
    // An auxiliary or a subject beside it is not part of it.
    let shortest = phrases.filter { $0.word.headword == best.word.headword }.min { left, right in
      (left.candidate.count, left.candidate.words.count) < (right.candidate.count, right.candidate.words.count)
    }
    return ((shortest ?? best).candidate.words, best.word)
  }

  private func isPhrase(_ word: TextWord, _ candidate: Candidate) -> Bool {
    guard !candidate.isParted || word.partOfSpeech == "verb" else { return false }
    return !block.words[candidate.words].contains { $0.word.headword == word.headword }
  }
}

extension PhraseSearch {
  private static func candidate(_ words: [Int], in block: GlossedBlock) -> Candidate {
    var text = ""
    for (place, word) in words.enumerated() {
      let range = block.words[word].range
      // The parts of a word with an apostrophe have nothing between them.
      if place > 0, block.words[words[place - 1]].range.upperBound < range.lowerBound { text += " " }
      text += block.block.text.slice(range)
    }
    text = WordForm(text, []).text.singleSpaced
    return Candidate(words: words[0]..<words[words.count - 1] + 1, count: words.count, forms: [text, text.lowercased()].withoutRepeats())
  }

  /// Whether the words belong to one sentence and only spaces stand between them.
  private static func isRun(_ words: [Int], in block: GlossedBlock) -> Bool {
    zip(words, words.dropFirst()).allSatisfy { left, right in
      let (left, right) = (block.words[left], block.words[right])
      guard left.sentence == right.sentence, left.range.upperBound <= right.range.lowerBound else { return false }
      return block.block.text.slice(left.range.upperBound..<right.range.lowerBound).utf8.allSatisfy { $0 == 0x20 }
    }
  }

  /// Whether other words stand within it, no comma does, and something other than a word follows.
  private static func endsClause(_ candidate: Candidate, in block: GlossedBlock) -> Bool {
    let (first, end) = (candidate.words.lowerBound, candidate.words.upperBound)
    guard candidate.isParted, isRun(Array(first..<end), in: block) else { return false }
    return end == block.words.count || !isRun([end - 1, end], in: block)
  }

  /// The verb and the particle that may belong together, from the one to the other, the nearest first.
  private static func partedVerbs(_ word: Int, in block: GlossedBlock, _ language: String) -> [ClosedRange<Int>] {
    guard let verbs = PartedVerbs(language: language) else { return [] }
    func isParticle(_ word: Int) -> Bool { verbs.particles.contains(block.form(block.words[word])) }
    let sentence = block.words[word].sentence
    let places = max(0, word - verbs.farthest)...min(block.words.count - 1, word + verbs.farthest)
    let others = places.filter { abs($0 - word) > 1 && block.words[$0].sentence == sentence }
    let parted = isParticle(word) ? others.filter { $0 < word } : others.filter { $0 > word && isParticle($0) }
    return parted.map { min($0, word)...max($0, word) }.sorted { $0.count < $1.count }
  }
}
