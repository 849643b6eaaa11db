/// The words that bring a text to a share of known words.
enum Coverage {
  /// The fewest words of a vocabulary to learn until the goal is reached. As each word adds its own number of occurrences, these are the
  /// most frequent ones, in whose order `vocabulary` must be.
  static func words(of vocabulary: [VocabularyWord], leadingTo goal: CoverageGoal, from count: WordCount) -> [VocabularyWord] {
    // In whole numbers, as 0.95 is none that a computer has.
    var missing = count.words * goal.rawValue - count.known * 100
    return Array(
      vocabulary.prefix { word in
        defer { missing -= word.count * 100 }
        return missing > 0
      })
  }
}
