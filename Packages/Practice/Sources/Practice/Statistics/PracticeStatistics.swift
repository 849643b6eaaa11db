public import CoreModule
public import PracticeScheduling

/// A query for statistics.
public struct StatisticsQuery: Equatable, Sendable {
  /// The day of the practice.
  public var today: CalendarDay
  /// The probability of recall that is wanted.
  public var desiredRetention: Double
  /// How many days of answers, today included.
  public var days: Int
  /// How many days of the forecast, today included.
  public var forecastDays: Int

  /// Creates a query, by default for a year back and thirty days ahead.
  public init(today: CalendarDay, desiredRetention: Double, days: Int = 365, forecastDays: Int = 30) {
    self.today = today
    self.desiredRetention = desiredRetention
    self.days = max(1, days)
    self.forecastDays = max(1, forecastDays)
  }

  var past: ClosedRange<CalendarDay> { today.adding(days: Int64(1 - days))...today }
}

/// Statistics: what was practised, and what is due in the next days.
public struct PracticeStatistics: Equatable, Sendable {
  /// The reviews that are due on each of the next days, beginning today with those that are overdue.
  public let forecast: [DueForecast]
  /// The days on which anything was answered, the earliest first.
  public let days: [DayAnswers]
  /// How many reviews were recalled, by month, the earliest first; months without reviews are left out.
  public let months: [MonthRetention]
  /// The retention that is wanted.
  public let desiredRetention: Double
  /// The words that were begun, by the stability of their least stable card.
  public let stabilities: [StabilityBucket]
  /// The cards that were begun, by stage.
  public let cards: CardCounts

  /// The retention of all reviews of these months together; `nil` without reviews.
  public var trueRetention: Double? {
    let reviews = months.reduce(0) { $0 + $1.reviews }
    return reviews == 0 ? nil : Double(months.reduce(0) { $0 + $1.recalled }) / Double(reviews)
  }

  /// The time that was spent on all days together.
  public var timeSpent: Duration { days.reduce(.zero) { $0 + $1.timeSpent } }
}

/// How many reviews are due on a day.
public struct DueForecast: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// The number of reviews.
  public let reviews: Int
}

/// What was answered on a day.
public struct DayAnswers: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// The number of answers.
  public var answers = 0
  /// How many of them were right.
  public var recalled = 0
  /// How many cards were begun.
  public var new = 0
  /// The time that they took.
  public var timeSpent = Duration.zero
}

/// How many learned cards were recalled in a month.
public struct MonthRetention: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The month, 1–12.
  public let month: Int
  /// The number of reviews of learned cards.
  public var reviews = 0
  /// How many of them were recalled.
  public var recalled = 0

  /// The share that was recalled.
  public var retention: Double { reviews == 0 ? 0 : Double(recalled) / Double(reviews) }
}

/// How many words have a stability in a range of days.
public struct StabilityBucket: Hashable, Sendable {
  /// The least number of days.
  public let days: Double
  /// Fewer days than this; `nil` for the last one.
  public let limit: Double?
  /// The number of words.
  public let words: Int

  /// The beginnings of the ranges, in days.
  public static let bounds: [Double] = [0, 1, 3, 7, 14, 30, 90, 180, 365]
}

/// The numbers of cards that were begun.
public struct CardCounts: Hashable, Sendable {
  /// Cards that are being learned for the first time.
  public var learning: Int
  /// Learned cards.
  public var review: Int
  /// Cards that were forgotten and are being learned again.
  public var relearning: Int
  /// Suspended cards.
  public var suspended: Int
  /// Leeches.
  public var leeches: Int

  /// Creates counts.
  public init(learning: Int = 0, review: Int = 0, relearning: Int = 0, suspended: Int = 0, leeches: Int = 0) {
    self.learning = learning
    self.review = review
    self.relearning = relearning
    self.suspended = suspended
    self.leeches = leeches
  }

  init(_ cards: [Card]) {
    self.init(
      learning: cards.count { $0.phase == .learning }, review: cards.count { $0.phase == .review },
      relearning: cards.count { $0.phase == .relearning }, suspended: cards.count(where: \.isSuspended),
      leeches: cards.count(where: \.isLeech)
    )
  }
}

/// What answers are summed up by.
public struct AnswerGroup: Hashable, Sendable {
  /// The day of the answers.
  public let day: CalendarDay
  /// The stage of the cards before.
  public let before: CardPhase
  /// The grade.
  public let grade: Grade

  /// Creates a group.
  public init(day: CalendarDay, before: CardPhase, grade: Grade) {
    self.day = day
    self.before = before
    self.grade = grade
  }
}

/// The number of answers of a group, and the time they took.
public struct AnswerCount: Hashable, Sendable {
  /// What they have in common.
  public let group: AnswerGroup
  /// How many there are.
  public let count: Int
  /// How long they took together.
  public let duration: Duration

  /// Creates a count.
  public init(_ group: AnswerGroup, count: Int, duration: Duration) {
    self.group = group
    self.count = count
    self.duration = duration
  }
}

extension PracticeStatistics {
  /// The statistics of a store in which nothing was ever stored.
  init(_ query: StatisticsQuery) {
    self.init(query, forecast: [:], answers: [], stabilities: StabilityBucket.bounds.map { _ in 0 }, cards: CardCounts())
  }

  init(_ query: StatisticsQuery, from rows: some PracticeRows) throws {
    let last = query.today.adding(days: Int64(query.forecastDays - 1))
    self.init(
      query, forecast: try rows.forecast(query.today, through: last), answers: try rows.answerCounts(query.past),
      stabilities: try rows.stabilities(StabilityBucket.bounds), cards: try rows.cardCounts()
    )
  }

  private init(
    _ query: StatisticsQuery, forecast: [CalendarDay: Int], answers: [AnswerCount], stabilities: [Int], cards: CardCounts
  ) {
    self.forecast = (0..<query.forecastDays).map { offset in
      let day = query.today.adding(days: Int64(offset))
      return DueForecast(day: day, reviews: forecast[day] ?? 0)
    }
    days = Self.days(answers)
    months = Self.months(answers)
    desiredRetention = query.desiredRetention
    let limits = StabilityBucket.bounds.dropFirst().map(Optional.some) + [nil]
    self.stabilities = zip(zip(StabilityBucket.bounds, limits), stabilities).map { bounds, words in
      StabilityBucket(days: bounds.0, limit: bounds.1, words: words)
    }
    self.cards = cards
  }

  private static func days(_ answers: [AnswerCount]) -> [DayAnswers] {
    let days = answers.reduce(into: [CalendarDay: DayAnswers]()) { days, answer in
      var day = days[answer.group.day] ?? DayAnswers(day: answer.group.day)
      day.answers += answer.count
      day.recalled += answer.group.grade.isRecall ? answer.count : 0
      day.new += answer.group.before == .new ? answer.count : 0
      day.timeSpent += answer.duration
      days[day.day] = day
    }
    return days.values.sorted { $0.day < $1.day }
  }

  private static func months(_ answers: [AnswerCount]) -> [MonthRetention] {
    let reviews = answers.filter { $0.group.before == .review }
    let months = reviews.reduce(into: [Int: MonthRetention]()) { months, answer in
      let (year, number, _) = answer.group.day.parts
      var month = months[year * 12 + number] ?? MonthRetention(year: year, month: number)
      month.reviews += answer.count
      month.recalled += answer.group.grade.isRecall ? answer.count : 0
      months[year * 12 + number] = month
    }
    return months.sorted { $0.key < $1.key }.map(\.value)
  }
}
