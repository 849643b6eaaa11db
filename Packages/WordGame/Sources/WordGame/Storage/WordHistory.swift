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
  /// How often it was asked and answered rightly, by day (UTC), in days since 1970-01-01.
  public private(set) var days: [Day] = []

  /// The answers of one day.
  public struct Day: Hashable, Sendable {
    /// The day.
    public let day: Int64
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
  public mutating func add(isCorrect: Bool, given: Timestamp) {
    asked += 1
    correct += isCorrect ? 1 : 0
    streak = isCorrect ? streak + 1 : 0
    bestStreak = max(bestStreak, streak)
    last = given
    let day = given.milliseconds / 86_400_000
    if days.last?.day != day { days.append(Day(day: day, asked: 0, correct: 0)) }
    days[days.count - 1].asked += 1
    days[days.count - 1].correct += isCorrect ? 1 : 0
  }

  /// The share of right answers, from 0 to 1.
  public var accuracy: Double { asked == 0 ? 0 : Double(correct) / Double(asked) }

  /// From when on the word should be asked again: at once after a wrong answer, and after ever longer times while it is known.
  public var due: Timestamp {
    let days: [Int64] = [0, 1, 3, 7, 16, 35, 90]
    return last.adding(seconds: days[min(streak, days.count - 1)] * 86_400)
  }
}
