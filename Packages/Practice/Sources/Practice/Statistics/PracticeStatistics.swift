public import CoreModule
public import PracticeScheduling

/// A query for statistics.
public struct StatisticsQuery: Equatable, Sendable {
  /// The current day of the practice.
  public var today: CalendarDay
  /// The desired probability of recall, from 0 to 1.
  public var desiredRetention: Double
  /// The number of past days, including today.
  public var days: Int
  /// The number of days of the forecast, including today.
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

/// Statistics: past answers, and reviews due in the next days.
public struct PracticeStatistics: Equatable, Sendable {
  /// The number of reviews due on each of the next days; overdue ones count today.
  public let forecast: [DueForecast]
  /// The days with answers, the earliest first.
  public let days: [DayAnswers]
  /// The retention of each month, the earliest first; months without reviews are left out.
  public let months: [MonthRetention]
  /// The desired retention, from 0 to 1.
  public let desiredRetention: Double
  /// The numbers of practised words, by the stability of their least stable card.
  public let stabilities: [StabilityBucket]
  /// The numbers of practised cards, by stage.
  public let cards: CardCounts

  /// The retention in all months together, from 0 to 1; `nil` without reviews.
  public var trueRetention: Double? {
    let reviews = months.reduce(0) { $0 + $1.reviews }
    return reviews == 0 ? nil : Double(months.reduce(0) { $0 + $1.recalled }) / Double(reviews)
  }

  /// The time spent on all days together.
  public var timeSpent: Duration { days.reduce(.zero) { $0 + $1.timeSpent } }
}

/// The number of reviews due on a day.
public struct DueForecast: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// The number of reviews.
  public let reviews: Int
}

/// The answers of a day.
public struct DayAnswers: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// The number of answers.
  public var answers = 0
  /// The number of right answers.
  public var recalled = 0
  /// The number of new cards.
  public var new = 0
  /// The time spent on them.
  public var timeSpent = Duration.zero
}

/// The retention of learned cards in a month.
public struct MonthRetention: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The month, 1–12.
  public let month: Int
  /// The number of reviews of learned cards.
  public var reviews = 0
  /// The number of reviews with a right answer.
  public var recalled = 0

  /// The share of reviews with a right answer, from 0 to 1; 0 without reviews.
  public var retention: Double { reviews == 0 ? 0 : Double(recalled) / Double(reviews) }
}

/// The number of words whose stability is in a range.
public struct StabilityBucket: Hashable, Sendable {
  /// The lower bound, in days.
  public let days: Double
  /// The upper bound, in days, which is not in the range; `nil` for the last range.
  public let limit: Double?
  /// The number of words.
  public let words: Int

  /// The lower bounds of the ranges, in days.
  public static let bounds: [Double] = [0, 1, 3, 7, 14, 30, 90, 180, 365]
}

/// The numbers of practised cards.
public struct CardCounts: Hashable, Sendable {
  /// Cards in learning.
  public var learning: Int
  /// Learned cards.
  public var review: Int
  /// Cards in relearning.
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

/// The properties by which answers are grouped.
public struct AnswerGroup: Hashable, Sendable {
  /// The day of the answers.
  public let day: CalendarDay
  /// The stage of the cards before the answer.
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

/// The number of answers in a group, and their duration.
public struct AnswerCount: Hashable, Sendable {
  /// The group.
  public let group: AnswerGroup
  /// The number of answers.
  public let count: Int
  /// Their duration together.
  public let duration: Duration

  /// Creates a count.
  public init(_ group: AnswerGroup, count: Int, duration: Duration) {
    self.group = group
    self.count = count
    self.duration = duration
  }
}

extension PracticeStatistics {
  /// The statistics of an empty store.
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
