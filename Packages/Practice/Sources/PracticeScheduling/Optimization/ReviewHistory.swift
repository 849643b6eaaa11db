/// The answers to one card, as the optimiser sees them.
struct ReviewHistory: Sendable {
  /// One answer.
  struct Review: Sendable {
    let grade: Grade
    /// Whole days since the answer before, 0 for the first.
    let days: Int
  }

  /// The answers by time, at most ``maximumLength`` of them.
  let reviews: [Review]
  /// How many of them are informative about forgetting: those a day or more after the one before.
  let scoredCount: Int

  /// Later answers to a card add little; py-fsrs uses the same number.
  static let maximumLength = 64

  /// Creates a history of answers that are in order.
  init(_ answers: some Collection<Answer>) {
    let answers = answers.prefix(Self.maximumLength)
    let before = answers.prefix(1) + answers.dropLast()
    reviews = zip(answers, before).map { Review(grade: $0.grade, days: $0.time.days(since: $1.time)) }
    scoredCount = reviews.count { $0.days > 0 }
  }
}
