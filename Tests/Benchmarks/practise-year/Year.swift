import PracticeScheduling

/// What decides which word is asked when. Times are seconds since the beginning of the year.
@MainActor
protocol YearScheduler: AnyObject {
  /// Begins the practice of a day.
  func begin(at time: Double) async throws
  /// The number of the word to ask now; `nil` when the day's work is done.
  func next(at time: Double) async throws -> Int?
  /// Takes the answer to the word that was asked.
  func answer(_ grade: Grade, at time: Double) async throws
}

/// A year of one learner with one scheduler.
@MainActor
struct Year {
  let learner: Learner
  let words: Int

  static let days = 365
  /// Seven in the evening.
  private static let evening = 19 * 3600.0

  struct Result {
    var answers = 0
    var seconds = 0.0
    /// Of the answers a day or more after the one before, and of those that were recalled.
    var reviews = 0
    var recalled = 0
    /// The words that are remembered on the last evening with a probability of 90 % at least.
    var known = 0
    /// The expected number of words that are remembered then.
    var expected = 0.0
  }

  func run(_ scheduler: any YearScheduler) async throws -> Result {
    var result = Result()
    var memories = learner.memories(words)
    var asked = [(number: Int, day: Int)](repeating: (0, -1), count: words)
    for day in 0..<Self.days where !learner.isAbsent(on: day) {
      var now = Double(day) * 86_400 + Self.evening
      try await scheduler.begin(at: now)
      while let word = try await scheduler.next(at: now) {
        let grade = learner.grade(word, asked[word].number, recall: memories[word].recall(at: now))
        let (isFirst, isSameDay) = (asked[word].number == 0, asked[word].day == day)
        let seconds = Learner.seconds(grade, isFirst: isFirst, isSameDay: isSameDay)
        now += seconds
        memories[word].see(recalled: grade.isRecall, at: now)
        try await scheduler.answer(grade, at: now)
        asked[word] = (asked[word].number + 1, day)
        result.answers += 1
        result.seconds += seconds
        if !isFirst, !isSameDay {
          result.reviews += 1
          result.recalled += grade.isRecall ? 1 : 0
        }
      }
    }
    let recalls = memories.map { $0.recall(at: Double(Self.days) * 86_400 + Self.evening) }
    result.known = recalls.count { $0 >= 0.9 }
    result.expected = recalls.reduce(0, +)
    return result
  }
}
