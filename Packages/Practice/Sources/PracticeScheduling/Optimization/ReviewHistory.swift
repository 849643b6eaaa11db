/// The answers to one card that the optimiser uses.
struct ReviewHistory: Sendable {
  /// One answer.
  struct Review: Sendable {
    let grade: Grade
    /// Whole days since the answer before, 0 for the first.
    let days: Int
  }

  /// The answers by time, at most ``maximumLength`` of them.
  let reviews: [Review]
  /// The number of answers that are scored: those given a day or more after the one before.
  let scoredCount: Int

  /// The maximum number of answers to a card, as in py-fsrs: later ones add little.
  static let maximumLength = 64

  /// Creates a history of answers in the order of their times.
  init(_ answers: some Collection<Answer>) {
    let answers = answers.prefix(Self.maximumLength)
    let before = answers.prefix(1) + answers.dropLast()
    reviews = zip(answers, before).map { Review(grade: $0.grade, days: $0.time.days(since: $1.time)) }
    scoredCount = reviews.count { $0.days > 0 }
  }
}
