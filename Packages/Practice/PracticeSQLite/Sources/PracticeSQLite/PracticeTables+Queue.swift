public import CoreModule
import CoreModuleSQLite
import GRDB
public import Practice

extension PracticeTables {
  /// Reads along the indexes of the cards that are being learned and of those that are due, so that no rows are read in vain.
  public func queue(_ query: QueueQuery) throws -> CardQueue {
    CardQueue(learning: try learning(query), reviews: query.limit > 0 ? try reviews(query) : [])
  }

  private func learning(_ query: QueueQuery) throws -> [Card] {
    let sql = """
      SELECT \(Card.storedColumns) FROM practice_card
      WHERE due_moment IS NOT NULL AND NOT is_suspended AND (due_moment <= :soon OR answered > :now) AND \(isOpen)
      ORDER BY due_moment, position LIMIT :limit
      """
    let arguments = Self.arguments(query).merging(["soon": query.learningLimit.milliseconds, "limit": QueueQuery.maximumLearning]) { $1 }
    return try database.rows(sql, StatementArguments(arguments), Card.init(row:))
  }

  private func reviews(_ query: QueueQuery) throws -> [QueuedReview] {
    let after = query.position == nil ? "" : "AND (due_day, stability, position) > (:day, :stability, :row)"
    let sql = """
      SELECT \(Card.storedColumns) FROM practice_card INDEXED BY practice_card_reviews
      WHERE due_day IS NOT NULL AND NOT is_suspended AND \(Self.isAsked(query)) \(after) AND \(isOpen)
      ORDER BY due_day, stability, position LIMIT :limit
      """
    var arguments = Self.arguments(query)
    arguments["limit"] = query.limit
    if let position = query.position {
      let place: [String: (any DatabaseValueConvertible)?] = [
        "day": position.day.daysSinceEpoch, "stability": position.stability, "row": position.row,
      ]
      arguments.merge(place) { $1 }
    }
    return try database.rows(sql, StatementArguments(arguments)) { row in
      let card = try Card(row: row)
      guard case .day(let day)? = card.due, let number = row.integer(0) else {
        throw RowReader(row, of: "practice_card").damage
      }
      return QueuedReview(card, at: QueuePosition(day: day, stability: card.stability ?? 0, row: number))
    }
  }

  /// A review that is due, or one that comes back soon and was not answered today.
  private static func isAsked(_ query: QueueQuery) -> String {
    query.daysAhead > 0 ? "due_day <= :today + \(query.daysAhead) AND (due_day <= :today OR day < :today)" : "due_day <= :today"
  }

  /// A card of these directions that is not buried, whose sibling was not answered just now, and whose word was not deleted.
  private var isOpen: String {
    """
    \(isUnburied) AND NOT EXISTS (
      SELECT 1 FROM practice_card AS sibling WHERE sibling.word = practice_card.word
      AND sibling.direction = 1 - practice_card.direction AND sibling.answered > :now - :distance AND sibling.answered < :now + :distance
    ) AND \(isPractised)
    """
  }

  /// The same as `isOpen`, faster for many cards: it reads once which cards were answered just now, and does not look for the sibling of
  /// each card.
  private var isOneOfOpen: String {
    """
    \(isUnburied) AND (word, direction) NOT IN (
      SELECT word, 1 - direction FROM practice_card INDEXED BY practice_card_latest
      WHERE latest > :now - :distance AND answered > :now - :distance AND answered < :now + :distance
    ) AND \(isPractised)
    """
  }

  private var isUnburied: String {
    "(direction = :direction OR :direction IS NULL) AND (buried_until IS NULL OR buried_until <= :today)"
  }

  public func workload(_ query: WorkloadQuery) throws -> Workload? {
    guard let words else { return nil }
    let (reviews, learning) = try due(query.queue)
    return Workload(reviews: reviews, learning: learning, new: try newWords(query, words))
  }

  /// The number of due reviews, up to the limit of the query, and of cards that are being learned.
  private func due(_ query: QueueQuery) throws -> (reviews: Int, learning: Int) {
    let reviews =
      "practice_card INDEXED BY practice_card_reviews WHERE due_day IS NOT NULL AND NOT is_suspended AND \(Self.isAsked(query))"
    let learning = "practice_card WHERE due_moment IS NOT NULL AND NOT is_suspended AND due_moment <= :now"
    let counts = [(reviews, max(0, query.limit)), (learning, QueueQuery.maximumLearning)].map { cards, limit in
      "(SELECT count(*) FROM (SELECT 1 FROM \(cards) AND \(isOneOfOpen) LIMIT \(limit)))"
    }
    let statement = try database.cachedStatement(sql: "SELECT \(counts.joined(separator: ", "))")
    guard let row = try Row.fetchOne(statement, arguments: StatementArguments(Self.arguments(query))) else { return (0, 0) }
    var columns = RowReader(row, of: "practice_card", key: nil)
    return (try columns.count(), try columns.count())
  }

  public func newWords(_ query: WorkloadQuery, after last: PracticeWord.ID?) throws -> [PracticeWord.ID]? {
    guard let words else { return nil }
    let statement = try database.cachedStatement(sql: words.newest(where: Self.isNew(query, words), isContinued: last != nil))
    let arguments = Self.arguments(query.queue).merging(["limit": query.newLimit, "last": last?.rawValue]) { $1 }
    return try Row.fetchAll(statement, arguments: StatementArguments(arguments)).map { row in
      var columns = RowReader(row, of: words.name, key: nil)
      return PracticeWord.ID(try columns.uuid())
    }
  }

  private func newWords(_ query: WorkloadQuery, _ words: PractisedWordTable) throws -> Int {
    guard query.newLimit > 0 else { return 0 }
    let condition = Self.isNew(query, words)
    let usual = Self.arguments(query.queue)
    func count(_ sql: String, atMost limit: Int, between places: Arguments = [:]) throws -> (count: Int, place: Int64?) {
      let arguments = usual.merging(["limit": limit]) { $1 }.merging(places) { $1 }
      let statement = try database.cachedStatement(sql: sql)
      guard let row = try Row.fetchOne(statement, arguments: StatementArguments(arguments)) else { return (0, nil) }
      var columns = RowReader(row, of: words.name, key: nil)
      return (try columns.count(), row.count > 1 ? try columns.integerIfAny() : nil)
    }
    let newest = try count(words.countNewest(where: condition), atMost: query.newLimit)
    guard let last = newest.place, newest.count < query.newLimit else { return newest.count }
    let oldest = try count(words.countOldest(where: condition), atMost: query.newLimit - newest.count, between: ["last": last])
    let atEnds = newest.count + oldest.count
    guard let first = oldest.place, atEnds < query.newLimit, try areAllBegun(words) == false else { return atEnds }
    let others = try count(
      words.count(where: condition), atMost: query.newLimit - atEnds, between: ["first": first, "last": last])
    return atEnds + others.count
  }

  /// Whether both cards of every word were answered, which is found out without looking at each word.
  private func areAllBegun(_ words: PractisedWordTable) throws -> Bool {
    let statement = try database.cachedStatement(sql: words.areAllBegun)
    return try Bool.fetchOne(statement) ?? false
  }

  /// The condition that a word has a new card that is neither suspended nor buried, and whose sibling was not answered just now.
  private static func isNew(_ query: WorkloadQuery, _ words: PractisedWordTable) -> String {
    let (isHeld, isRecent) = (
      "stage <> 0 OR is_suspended OR buried_until > :today", "answered > :now - :distance AND answered < :now + :distance"
    )
    let cards = "FROM practice_card WHERE word = \(words.name).\(words.identity)"
    // A card that was answered just now is not new, and makes its sibling wait.
    guard let side = query.queue.directions.only else {
      return "(SELECT coalesce(sum(CASE WHEN \(isRecent) THEN 2 ELSE \(isHeld) END), 0) \(cards)) < 2"
    }
    return "NOT EXISTS (SELECT 1 \(cards) AND (direction = \(side) AND (\(isHeld)) OR direction = \(1 - side) AND \(isRecent)))"
  }

  private typealias Arguments = [String: (any DatabaseValueConvertible)?]

  private static func arguments(_ query: QueueQuery) -> Arguments {
    [
      "direction": query.directions.only, "today": query.today.daysSinceEpoch, "now": query.now.milliseconds,
      "distance": Int64(SiblingRule.distance / .milliseconds(1)),
    ]
  }

  public func tally(_ query: TallyQuery) throws -> PracticeTally {
    /// Counts the cards that are due by now and those that are by tomorrow, in one go.
    func due(_ cards: String, now: String) throws -> (now: Int, all: Int) {
      let statement = try database.cachedStatement(
        sql: """
          SELECT coalesce(sum(\(now) AND (buried_until IS NULL OR buried_until <= :today)), 0), count(*) FROM \(cards)
          AND NOT is_suspended AND (direction = :direction OR :direction IS NULL)
          AND (buried_until IS NULL OR buried_until <= :today + 1) AND \(isPractised)
          """
      )
      let arguments: [String: (any DatabaseValueConvertible)?] = [
        "direction": query.directions.only, "today": query.today.daysSinceEpoch, "now": query.now.milliseconds,
      ]
      guard let row = try Row.fetchOne(statement, arguments: StatementArguments(arguments)) else { return (0, 0) }
      var columns = RowReader(row, of: "practice_card", key: nil)
      return (try columns.count(), try columns.count())
    }
    let reviews = try due(
      "practice_card INDEXED BY practice_card_reviews WHERE due_day IS NOT NULL AND due_day <= :today + 1", now: "due_day <= :today")
    let learning = try due("practice_card WHERE due_moment IS NOT NULL", now: "due_moment <= :now")
    return PracticeTally(
      reviews: reviews.now, learning: learning.now, reviewsByTomorrow: reviews.all, allLearning: learning.all)
  }

  public func averageDuration() throws -> Duration? {
    let statement = try database.cachedStatement(
      sql: """
        SELECT avg(milliseconds) FROM (SELECT milliseconds FROM practice_log WHERE event = 0 AND NOT EXISTS (
          SELECT 1 FROM practice_log AS later WHERE later.retracts = practice_log.id
        ) ORDER BY position DESC LIMIT ?)
        """
    )
    return try Double.fetchOne(statement, arguments: [PracticeOutset.averagedAnswers]).map { .milliseconds($0) }
  }
}

extension Set<PracticeDirection> {
  /// The only direction that is asked; `nil` when both are.
  var only: Int? { count == 1 ? first?.rawValue : nil }
}
