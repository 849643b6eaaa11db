public import CoreModule
public import PracticeScheduling

/// A query for the cards to ask next.
public struct QueueQuery: Equatable, Sendable {
  /// The current time.
  public var now: Timestamp
  /// The current day of the practice.
  public var today: CalendarDay
  /// The directions to ask.
  public var directions: Set<PracticeDirection>
  /// Only reviews after this position; `nil` for all.
  public var position: QueuePosition?
  /// The maximum number of reviews.
  public var limit: Int
  /// The number of days ahead: reviews due by then are asked as well, unless they were answered today.
  public var daysAhead = 0

  /// Cards in learning may be asked this much before their time, when nothing else is left.
  public static let learnAhead = Duration.seconds(1200)
  /// The maximum number of cards in learning.
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

  /// The time by which cards in learning must be due to be asked.
  public var learningLimit: Timestamp { now.adding(Self.learnAhead) }

  /// Whether a learned card that is due on `day` is asked.
  func isAsked(_ card: Card, dueOn day: CalendarDay) -> Bool {
    day <= today || day <= today.adding(days: Int64(daysAhead)) && (card.schedule.day.map { $0 < today } ?? true)
  }

  /// Whether a card in learning is asked now or soon. A card with an answer in the future, from before the clock was corrected, is.
  func isNearLearning(_ card: Card) -> Bool {
    guard case .moment(let due)? = card.due else { return false }
    return due <= learningLimit || (card.answered.map { $0 > now } ?? false)
  }
}

/// The position of a review in the queue: earlier days come first. Within a day, the least stable cards come first. All were due at the
/// same probability of recall, so these are the most likely to be forgotten.
public struct QueuePosition: Comparable, Sendable {
  /// The day on which the card is due.
  public let day: CalendarDay
  /// The card's stability.
  public let stability: Double
  /// The number of the card's row, which distinguishes equal positions.
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

/// The cards to ask next, without those whose sibling was just answered.
public struct CardQueue: Equatable, Sendable {
  /// The cards in learning that are due now or soon, by time.
  public var learning: [Card]
  /// The due reviews, with their positions.
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

/// A query for the numbers of due or answered cards.
public struct TallyQuery: Equatable, Sendable {
  /// The current time.
  public var now: Timestamp
  /// The current day of the practice.
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

/// The numbers of cards that are due today and tomorrow.
public struct PracticeTally: Equatable, Sendable {
  /// Reviews that are due today or overdue.
  public var reviews: Int
  /// Cards in learning that are due now.
  public var learning: Int
  /// Reviews that are due by tomorrow.
  public var reviewsByTomorrow: Int
  /// Cards in learning, whenever they are due.
  public var allLearning: Int

  /// Creates a tally.
  public init(reviews: Int = 0, learning: Int = 0, reviewsByTomorrow: Int = 0, allLearning: Int = 0) {
    self.reviews = reviews
    self.learning = learning
    self.reviewsByTomorrow = reviewsByTomorrow
    self.allLearning = allLearning
  }
}

/// The data at the beginning of a session.
public struct PracticeOutset: Equatable, Sendable {
  /// The parameters that were adopted last, or else the published ones.
  public var parameters: FSRSParameters
  /// The number of new cards today.
  public var newToday: Int
  /// The number of reviews answered today.
  public var reviewsToday: Int
  /// The average duration of the last answers; `nil` before the first.
  public var averageDuration: Duration?
  /// Whether cards must be refreshed, because the clock was wrong or entries from the future count now.
  public var isStale: Bool

  /// The number of answers that are averaged.
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

/// A query for the numbers of cards to ask now.
public struct WorkloadQuery: Equatable, Sendable {
  /// The cards to ask; its limit applies to the reviews.
  public var queue: QueueQuery
  /// The number up to which new words are counted.
  public var newLimit: Int

  /// Creates a query.
  public init(_ queue: QueueQuery, newLimit: Int) {
    self.queue = queue
    self.newLimit = newLimit
  }
}

/// The numbers of cards to ask now.
public struct Workload: Equatable, Sendable {
  /// The reviews that are due.
  public var reviews: Int
  /// The due cards in learning.
  public var learning: Int
  /// The words with a new card.
  public var new: Int

  /// Creates a workload.
  public init(reviews: Int, learning: Int, new: Int) {
    self.reviews = reviews
    self.learning = learning
    self.new = new
  }
}

/// How well a word is known, as a condition of a search.
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
