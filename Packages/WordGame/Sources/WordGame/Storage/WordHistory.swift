public import CoreModule

/// What the answers say about one word.
public struct WordHistory: Hashable, Sendable {
  /// The word that was asked about.
  public let prompt: String
  /// Its languages, where they are known.
  public let languages: LanguagePair?
  /// How often it was asked.
  public private(set) var asked = 0
  /// How many answers were right.
  public private(set) var correct = 0
  /// How many answers were right since the last wrong one.
  public private(set) var streak = 0
  /// The longest such run there ever was.
  public private(set) var bestStreak = 0
  /// When it was last asked.
  public private(set) var last: Timestamp
  /// How often it was asked and answered rightly, by the player's days.
  public private(set) var days: [Day] = []

  /// The answers of one day.
  public struct Day: Hashable, Sendable {
    /// The day.
    public let day: CalendarDay
    /// How often it was asked.
    public var asked: Int
    /// How many answers were right.
    public var correct: Int
  }

  /// A word that was not asked yet.
  public init(prompt: String, languages: LanguagePair?) {
    self.prompt = prompt
    self.languages = languages
    last = Timestamp(milliseconds: .min)
  }

  /// Adds an answer. Answers must come in the order in which they were given.
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

  /// The share of right answers, from 0 to 1.
  public var accuracy: Double { asked == 0 ? 0 : Double(correct) / Double(asked) }

  /// From when on the word should be asked again.
  public var due: Timestamp { WordProgress(prompt: prompt, streak: streak, last: last).due }
}

/// How well a word is known.
public struct WordProgress: Hashable, Sendable {
  /// The word that was asked about.
  public let prompt: String
  /// How many answers were right since the last wrong one; more than ``longestStreak`` make no difference.
  public let streak: Int
  /// When it was last asked.
  public let last: Timestamp

  /// More right answers than these are not counted.
  public static let longestStreak = restingDays.count - 1
  private static let restingDays: [Int64] = [0, 1, 3, 7, 16, 35, 90]

  /// What is known of a word.
  public init(prompt: String, streak: Int, last: Timestamp) {
    self.prompt = prompt
    self.streak = min(streak, Self.longestStreak)
    self.last = last
  }

  /// From when on the word should be asked again: at once after a wrong answer, and after ever longer times while it is known.
  public var due: Timestamp { last.adding(seconds: Self.restingDays[streak] * 86_400) }
}
