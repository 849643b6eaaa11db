/// The words that bring a text to a share of known words.
enum Coverage {
  /// The fewest words of a vocabulary to learn until the goal is reached: those that are most of the text. Of words that are as much of it,
  /// the first ones of `vocabulary`.
  static func words(of vocabulary: [VocabularyWord], leadingTo goal: CoverageGoal, from count: WordCount) -> [VocabularyWord] {
    // In whole numbers, as 0.95 is none that a computer has.
    var missing = count.words * goal.rawValue - count.known * 100
    return Array(
      // The sort is stable.
      vocabulary.sorted { $0.words > $1.words }.prefix { word in
        defer { missing -= word.words * 100 }
        return missing > 0
      })
  }
}
