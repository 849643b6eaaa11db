public import CoreModule
public import PracticeScheduling

/// A query for the cards to ask next.
public struct QueueQuery: Equatable, Sendable {
  /// The time.
  public var now: Timestamp
  /// The day of the practice.
  public var today: CalendarDay
  /// The directions to ask.
  public var directions: Set<PracticeDirection>
  /// Only reviews that come after this one.
  public var position: QueuePosition?
  /// The maximum number of reviews.
  public var limit: Int
  /// Reviews that come back this many days later are asked as well, unless they were answered today.
  public var daysAhead = 0

  /// Cards that are being learned may come back so much too early, when there is nothing else to do.
  public static let learnAhead = Duration.seconds(1200)
  /// The maximum number of cards that are being learned.
  public static let maximumLearning = 1000

  /// Creates a query.
  public init(
    now: Timestamp, today: CalendarDay, directions: Set<PracticeDirection> = Set(PracticeDirection.allCases),
    after position: QueuePosition? = nil, limit: Int
  ) {
    self.now = now
    self.today = today
    self.directions = directions
    self.position = position
    self.limit = limit
  }

  /// Cards that are being learned are asked when they are due by this time.
  public var learningLimit: Timestamp { now.adding(Self.learnAhead) }

  /// Whether a learned card that is due on `day` is asked.
  func isAsked(_ card: Card, dueOn day: CalendarDay) -> Bool {
    day <= today || day <= today.adding(days: Int64(daysAhead)) && (card.schedule.day.map { $0 < today } ?? true)
  }

  /// Whether a card that is being learned is asked now or soon. One that was answered in the future, before a clock was put right, is.
  func isNearLearning(_ card: Card) -> Bool {
    guard case .moment(let due)? = card.due else { return false }
    return due <= learningLimit || (card.answered.map { $0 > now } ?? false)
  }
}

/// The place of a review in the queue: earlier days come first. Of one day, the least stable come first: they are the ones most likely
/// forgotten, as they were all due at the same probability of recall.
public struct QueuePosition: Comparable, Sendable {
  /// The day on which it is due.
  public let day: CalendarDay
  /// Its stability.
  public let stability: Double
  /// The number of its row, which distinguishes equal ones.
  public let row: Int64

  /// Creates a position.
  public init(day: CalendarDay, stability: Double, row: Int64) {
    self.day = day
    self.stability = stability
    self.row = row
  }

  /// Earlier positions come first.
  public static func < (left: Self, right: Self) -> Bool { (left.day, left.stability, left.row) < (right.day, right.stability, right.row) }
}

/// The cards to ask next, without siblings of cards that were answered just now.
public struct CardQueue: Equatable, Sendable {
  /// The cards that are being learned and are due, or soon will be; by time.
  public var learning: [Card]
  /// The reviews that are due, with their positions.
  public var reviews: [QueuedReview]

  /// Creates a queue.
  public init(learning: [Card] = [], reviews: [QueuedReview] = []) {
    self.learning = learning
    self.reviews = reviews
  }
}

/// A review with its position.
public struct QueuedReview: Equatable, Sendable {
  /// The card.
  public let card: Card
  /// Its place in the queue.
  public let position: QueuePosition

  /// Creates a queued review.
  public init(_ card: Card, at position: QueuePosition) {
    self.card = card
    self.position = position
  }
}

/// A query for how much there is to do, or was done.
public struct TallyQuery: Equatable, Sendable {
  /// The time.
  public var now: Timestamp
  /// The day of the practice.
  public var today: CalendarDay
  /// The directions to ask.
  public var directions: Set<PracticeDirection>

  /// Creates a query.
  public init(now: Timestamp, today: CalendarDay, directions: Set<PracticeDirection> = Set(PracticeDirection.allCases)) {
    self.now = now
    self.today = today
    self.directions = directions
  }
}

/// How much there is to do today and tomorrow.
public struct PracticeTally: Equatable, Sendable {
  /// Reviews that are due today or were before.
  public var reviews: Int
  /// Cards that are being learned and are due now.
  public var learning: Int
  /// Reviews that are due by tomorrow.
  public var reviewsByTomorrow: Int
  /// Cards that are being learned, whenever they are due.
  public var allLearning: Int

  /// Creates a tally.
  public init(reviews: Int = 0, learning: Int = 0, reviewsByTomorrow: Int = 0, allLearning: Int = 0) {
    self.reviews = reviews
    self.learning = learning
    self.reviewsByTomorrow = reviewsByTomorrow
    self.allLearning = allLearning
  }
}

/// The data that a session begins with.
public struct PracticeOutset: Equatable, Sendable {
  /// The parameters: those that were adopted last, else the published ones.
  public var parameters: FSRSParameters
  /// How many cards were begun today.
  public var newToday: Int
  /// How many reviews were answered today.
  public var reviewsToday: Int
  /// How long the last answers took on average; `nil` before the first.
  public var averageDuration: Duration?
  /// Whether cards must be refreshed, because the clock was wrong.
  public var isStale: Bool

  /// How many answers the average is of.
  public static let averagedAnswers = 100

  /// Creates an outset.
  public init(
    parameters: FSRSParameters = .default, newToday: Int = 0, reviewsToday: Int = 0, averageDuration: Duration? = nil, isStale: Bool = false
  ) {
    self.parameters = parameters
    self.newToday = newToday
    self.reviewsToday = reviewsToday
    self.averageDuration = averageDuration
    self.isStale = isStale
  }
}

/// A query for how much there is to do now.
public struct WorkloadQuery: Equatable, Sendable {
  /// What is asked; its limit is that of the reviews.
  public var queue: QueueQuery
  /// New words are counted up to this number.
  public var newLimit: Int

  /// Creates a query.
  public init(_ queue: QueueQuery, newLimit: Int) {
    self.queue = queue
    self.newLimit = newLimit
  }
}

/// How much there is to do now.
public struct Workload: Equatable, Sendable {
  /// The reviews that are due.
  public var reviews: Int
  /// The cards that are being learned and are due.
  public var learning: Int
  /// The words of which a card can be begun.
  public var new: Int

  /// Creates a workload.
  public init(reviews: Int, learning: Int, new: Int) {
    self.reviews = reviews
    self.learning = learning
    self.new = new
  }
}

/// What a search can ask about how well words are known.
public enum Familiarity: Hashable, Sendable {
  /// A card is due.
  case due
  /// A card was answered at least once.
  case begun
  /// The smallest stability of its cards is in this range, in days.
  case stability(ClosedRange<Double>)
  /// A card is a leech.
  case leech
  /// A card is suspended.
  case suspended

  func isTrue(of cards: [Card], at now: Timestamp, on today: CalendarDay) -> Bool {
    switch self {
    case .due: cards.contains { $0.isDue(at: now, on: today) && $0.isAvailable(on: today) }
    case .begun: cards.contains { $0.answers > 0 }
    case .stability(let range): cards.compactMap(\.stability).min().map(range.contains) ?? false
    case .leech: cards.contains(where: \.isLeech)
    case .suspended: cards.contains(where: \.isSuspended)
    }
  }
}
