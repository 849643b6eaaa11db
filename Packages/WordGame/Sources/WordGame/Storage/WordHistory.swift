public import CoreModule

/// The history of one word.
public struct WordHistory: Hashable, Sendable {
  /// The word.
  public let prompt: String
  /// Its languages, if known.
  public let languages: LanguagePair?
  /// How often the word was asked.
  public private(set) var asked = 0
  /// The number of correct answers.
  public private(set) var correct = 0
  /// The number of correct answers since the last wrong one.
  public private(set) var streak = 0
  /// The longest streak.
  public private(set) var bestStreak = 0
  /// When the word was last asked.
  public private(set) var last: Timestamp
  /// The answers of each day, in the player's time zone.
  public private(set) var days: [Day] = []

  /// The answers of one day.
  public struct Day: Hashable, Sendable {
    /// The day.
    public let day: CalendarDay
    /// How often the word was asked.
    public var asked: Int
    /// The number of correct answers.
    public var correct: Int
  }

  /// Creates an empty history.
  public init(prompt: String, languages: LanguagePair?) {
    self.prompt = prompt
    self.languages = languages
    last = Timestamp(milliseconds: .min)
  }

  /// Adds an answer. Answers must be added in chronological order.
  public mutating func add(isCorrect: Bool, given: Timestamp, _ localTime: LocalTime) {
    asked += 1
    correct += isCorrect ? 1 : 0
    streak = isCorrect ? streak + 1 : 0
    bestStreak = max(bestStreak, streak)
    last = given
    let day = localTime.day(of: given)
    if days.last?.day != day { days.append(Day(day: day, asked: 0, correct: 0)) }
    days[days.count - 1].asked += 1
    days[days.count - 1].correct += isCorrect ? 1 : 0
  }

  /// When the word should be asked again.
  public var due: Timestamp { WordProgress(prompt: prompt, streak: streak, last: last).due }
}

/// How well a word is known.
public struct WordProgress: Hashable, Sendable {
  /// The word.
  public let prompt: String
  /// The number of correct answers since the last wrong one, up to ``longestStreak``.
  public let streak: Int
  /// When the word was last asked.
  public let last: Timestamp

  /// The largest streak that makes a difference.
  public static let longestStreak = restingDays.count - 1
  private static let restingDays: [Int64] = [0, 1, 3, 7, 16, 35, 90]

  /// Creates the progress of a word.
  public init(prompt: String, streak: Int, last: Timestamp) {
    self.prompt = prompt
    self.streak = min(streak, Self.longestStreak)
    self.last = last
  }

  /// When the word should be asked again: at once after a wrong answer; after each correct one, the pause is longer.
  public var due: Timestamp { last.adding(seconds: Self.restingDays[streak] * 86_400) }
}
