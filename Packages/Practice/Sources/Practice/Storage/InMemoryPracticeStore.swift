public import CoreModule
import Foundation
public import PracticeScheduling

/// A practice in memory, for tests and for hosts that store nothing.
public typealias InMemoryPracticeStore = RowPracticeStore<InMemoryStorage<InMemoryPracticeRows>>

extension InMemoryPracticeStore {
  /// Creates an empty store.
  public init() { self.init(InMemoryStorage(InMemoryPracticeRows())) }
}

/// The rows of an ``InMemoryPracticeStore``.
public struct InMemoryPracticeRows: PracticeRows, Sendable {
  private var parameters: FSRSParameters?
  private var log: [LogEntry] = []
  private var places: [CardID: [Int]] = [:]
  private var identities: Set<LogEntry.ID> = []
  private var stored: [CardID: NumberedCard] = [:]

  private struct NumberedCard {
    let row: Int64
    let card: Card

    var moment: Timestamp { if case .moment(let moment)? = card.due { moment } else { Timestamp(milliseconds: .max) } }
  }

  public func adoptedParameters() -> FSRSParameters? { parameters }
  public mutating func setParameters(_ parameters: FSRSParameters) { self.parameters = parameters }

  public func entries(of card: CardID) -> [LogEntry] { places[card, default: []].map { log[$0] } }
  public func known(_ ids: [LogEntry.ID]) -> Set<LogEntry.ID> { identities.intersection(ids) }
  public func logged(_ words: Set<PracticeWord.ID>) -> Set<PracticeWord.ID> {
    words.filter { word in PracticeDirection.allCases.contains { places[CardID(word, $0)] != nil } }
  }

  public mutating func insert(_ entries: [LogEntry]) {
    for entry in entries {
      places[entry.card, default: []].append(log.count)
      identities.insert(entry.id)
      log.append(entry)
    }
  }

  public func forEachLog(_ body: (_ card: CardID, _ entries: [LogEntry]) throws -> Void) rethrows {
    let ids = places.keys.sorted { left, right in
      (left.word.rawValue.uuidString, left.direction.rawValue) < (right.word.rawValue.uuidString, right.direction.rawValue)
    }
    for id in ids { try body(id, entries(of: id)) }
  }

  public func log(after place: Int, limit: Int) -> StoredPage<LogEntry> {
    let end = min(log.count, place + limit)
    return StoredPage(Array(log[min(place, end)..<end]), next: end < log.count ? end : nil)
  }

  public func card(_ id: CardID) -> Card? { stored[id]?.card }
  public func cards(of words: [PracticeWord.ID]) -> [Card] {
    words.flatMap { word in PracticeDirection.allCases.compactMap { card(CardID(word, $0)) } }
  }
  public mutating func put(_ cards: [Card]) {
    for card in cards { stored[card.id] = NumberedCard(row: stored[card.id]?.row ?? Int64(stored.count), card: card) }
  }

  public func staleCards(_ limit: Timestamp) -> [CardID] {
    cards.filter { card in (card.latest.map { $0 >= limit } ?? false) || (card.pending.map { $0 < limit } ?? false) }.map(\.id)
  }

  public func queue(_ query: QueueQuery) -> CardQueue {
    let open = stored.values.filter { row in
      query.directions.contains(row.card.id.direction) && row.card.isAvailable(on: query.today)
        && !SiblingRule.mustWait(at: query.now, sibling: stored[row.card.id.sibling]?.card.answered)
    }
    let learning = open.filter { query.isNearLearning($0.card) }.sorted { ($0.moment, $0.row) < ($1.moment, $1.row) }
    let reviews = open.compactMap(Self.review).filter { review in
      query.isAsked(review.card, dueOn: review.position.day) && (query.position.map { $0 < review.position } ?? true)
    }
    return CardQueue(
      learning: learning.prefix(QueueQuery.maximumLearning).map(\.card),
      reviews: Array(reviews.sorted { $0.position < $1.position }.prefix(query.limit))
    )
  }

  public func tally(_ query: TallyQuery) -> PracticeTally {
    let open = cards.filter { query.directions.contains($0.id.direction) && $0.isAvailable(on: query.today) }
    let tomorrow = query.today.adding(days: 1)
    let cardsByTomorrow = cards.filter { query.directions.contains($0.id.direction) && $0.isAvailable(on: tomorrow) }
    return PracticeTally(
      reviews: open.count { $0.dueDay.map { $0 <= query.today } ?? false },
      learning: open.count { $0.dueDay == nil && $0.isDue(at: query.now, on: query.today) },
      reviewsByTomorrow: cardsByTomorrow.count { $0.dueDay.map { $0 <= tomorrow } ?? false },
      allLearning: cardsByTomorrow.count { $0.dueDay == nil && $0.due != nil }
    )
  }

  public func answers(_ stage: CardPhase, _ query: TallyQuery) -> Int {
    reviews.count { entry, review in
      entry.day == query.today && query.directions.contains(entry.card.direction) && review.before == stage
    }
  }

  public func averageDuration() -> Duration? {
    let last = reviews.suffix(PracticeOutset.averagedAnswers).map(\.review.duration)
    return last.isEmpty ? nil : last.reduce(.zero, +) / last.count
  }

  /// The store does not have the words.
  public func workload(_ query: WorkloadQuery) -> Workload? { nil }
  public func newWords(_ query: WorkloadQuery, after last: PracticeWord.ID?) -> [PracticeWord.ID]? { nil }

  public func load(_ days: ClosedRange<CalendarDay>) -> [CalendarDay: Int] {
    cards.filter { !$0.isSuspended }.compactMap(\.dueDay).filter(days.contains).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  public func words(withoutNew directions: Set<PracticeDirection>, on today: CalendarDay) -> [PracticeWord.ID] {
    let used = cards.filter { directions.contains($0.id.direction) && ($0.phase != .new || !$0.isAvailable(on: today)) }
    return Dictionary(grouping: used, by: \.id.word).filter { $0.value.count == directions.count }.map(\.key)
  }

  public func words(_ familiarity: Familiarity, at now: Timestamp, on today: CalendarDay) -> [PracticeWord.ID] {
    Dictionary(grouping: cards, by: \.id.word).filter { familiarity.isTrue(of: $0.value, at: now, on: today) }.map(\.key)
  }

  public func answerCounts(_ days: ClosedRange<CalendarDay>) -> [AnswerCount] {
    let groups = Dictionary(grouping: reviews.filter { days.contains($0.entry.day) }) { entry, review in
      AnswerGroup(day: entry.day, before: review.before, grade: review.grade)
    }
    return groups.map { group, answers in
      AnswerCount(group, count: answers.count, duration: answers.map(\.review.duration).reduce(.zero, +))
    }
  }

  public func forecast(_ first: CalendarDay, through last: CalendarDay) -> [CalendarDay: Int] {
    // What is being learned comes back within a day.
    let days = cards.filter { !$0.isSuspended && $0.due != nil }.map { $0.dueDay ?? first }
    return days.filter { $0 <= last }.reduce(into: [:]) { $0[max(first, $1), default: 0] += 1 }
  }

  public func cardCounts() -> CardCounts { CardCounts(cards) }

  public func stabilities(_ bounds: [Double]) -> [Int] {
    let words = Dictionary(grouping: cards.filter { $0.stability != nil }, by: \.id.word).values
    let least = words.compactMap { $0.compactMap(\.stability).min() }
    return bounds.indices.map { index in
      least.count { $0 >= bounds[index] && (index + 1 == bounds.count || $0 < bounds[index + 1]) }
    }
  }

  private var cards: [Card] { stored.values.map(\.card) }

  /// The answers that were not retracted, in the order of appending.
  private var reviews: [(entry: LogEntry, review: Review)] {
    let retracted = Set(log.compactMap(\.retracted))
    return log.compactMap { entry in
      guard let review = entry.review, !retracted.contains(entry.id) else { return nil }
      return (entry, review)
    }
  }

  private static func review(_ row: NumberedCard) -> QueuedReview? {
    guard let day = row.card.dueDay else { return nil }
    return QueuedReview(row.card, at: QueuePosition(day: day, stability: row.card.stability ?? 0, row: row.row))
  }
}

extension Card {
  /// The day on which it is due; `nil` for a card that is not learned.
  var dueDay: CalendarDay? { if case .day(let day)? = due { day } else { nil } }
}
