import CoreModule

/// Finds the phrases of several words around a word.
struct PhraseSearch {
  /// The most words of a phrase.
  private static let mostWords = 6

  /// The words of each possible phrase, and how it is written; the longest first.
  let candidates: [(words: Range<Int>, forms: [String])]

  init(around word: Int, in block: GlossedBlock) {
    var candidates: [(words: Range<Int>, forms: [String])] = []
    for length in stride(from: min(Self.mostWords, block.words.count), to: 1, by: -1) {
      for start in max(0, word - length + 1)...word where start + length <= block.words.count {
        let words = start..<start + length
        guard Self.isRun(words, in: block) else { continue }
        let range = block.words[start].range.lowerBound..<block.words[words.upperBound - 1].range.upperBound
        let text = WordForm(String(block.block.text.slice(range)), []).text.singleSpaced
        candidates.append((words, [text, text.lowercased()].withoutRepeats()))
      }
    }
    self.candidates = candidates
  }

  /// Whether the words belong to one sentence and only spaces stand between them.
  private static func isRun(_ words: Range<Int>, in block: GlossedBlock) -> Bool {
    zip(words, words.dropFirst()).allSatisfy { left, right in
      let (left, right) = (block.words[left], block.words[right])
      guard left.sentence == right.sentence, left.range.upperBound <= right.range.lowerBound else { return false }
      return block.block.text.slice(left.range.upperBound..<right.range.lowerBound).utf8.allSatisfy { $0 == 0x20 }
    }
  }

  /// The longest phrase that the dictionary has.
  func phrase(_ dictionary: any TextDictionary, in languages: LanguagePair) async -> (words: Range<Int>, word: TextWord)? {
    let found = await dictionary.words(candidates.flatMap(\.forms), in: languages)
    var place = 0
    for (words, forms) in candidates {
      if let word = found[place..<place + forms.count].compactMap({ $0 }).first { return (words, word) }
      place += forms.count
    }
    return nil
  }
}
