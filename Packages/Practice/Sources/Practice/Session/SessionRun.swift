import CoreModule
import PracticeScheduling

/// Chooses the next card of a session.
@MainActor
final class SessionRun {
  let tools: SessionTools
  let options: SessionOptions
  let maker: QuestionMaker
  /// The time of the last answer.
  var latest: Timestamp?
  /// The changes that can be undone.
  var changes: [SessionChange] = []

  private var newLeft: Int
  private var reviewsLeft: Int
  private var newCards: [CardID]?
  /// The last review in the queue that was passed over, because its word is not practised or was deleted.
  private var position: QueuePosition?
  private var skipped: Set<CardID> = []

  private init(_ tools: SessionTools, _ options: SessionOptions, _ scheduler: Scheduler, _ outset: PracticeOutset) {
    self.tools = tools
    self.options = options
    maker = QuestionMaker(tools: tools, scheduler: scheduler, seed: options.seed)
    newLeft = max(0, options.newLimit ?? (tools.settings.newPerDay - outset.newToday))
    reviewsLeft = max(0, options.reviewLimit ?? (tools.settings.reviewsPerDay - outset.reviewsToday))
  }

  /// Begins a run, and counts the cards.
  static func begin(_ tools: SessionTools, _ options: SessionOptions) async throws(PracticeProblem) -> (SessionRun, SessionOverview) {
    let (run, outset) = try await prepared(tools, options)
    return (run, try await run.overview(outset))
  }

  /// Counts the due cards, without looking for new ones.
  static func due(_ tools: SessionTools, _ options: SessionOptions) async throws(PracticeProblem) -> Int {
    let run = try await prepared(tools, options).run
    let work = try await run.workload(newLimit: 0)
    return min(work.reviews, run.reviewsLeft) + work.learning
  }

  private static func prepared(
    _ tools: SessionTools, _ options: SessionOptions
  ) async throws(PracticeProblem) -> (run: SessionRun, outset: PracticeOutset) {
    let now = tools.clock.now()
    let query = TallyQuery(now: now, today: tools.calendar.day(of: now), directions: options.directions)
    let outset = try await PracticeProblem.converting { () throws(PracticeStoreError) in
      let outset = try await tools.store.outset(query)
      if outset.isStale { _ = try await tools.store.refresh(at: now) }
      return outset
    }
    let scheduler: Scheduler
    do { scheduler = try tools.settings.scheduler(outset.parameters) } catch { throw .scheduling(error) }
    return (SessionRun(tools, options, scheduler, outset), outset)
  }

  /// The next question; `nil` when no card is left for now.
  func next() async throws(PracticeProblem) -> Question? {
    while let card = try await nextCard() {
      if let word = try await word(of: card.id) { return try await maker.question(card, word) }
      skipped.insert(card.id)
    }
    return nil
  }

  /// Subtracts an answer from the numbers that are left for today, or adds it again.
  func count(_ review: Review, isTakenBack: Bool = false) {
    let one = isTakenBack ? -1 : 1
    if review.before == .new { newLeft = max(0, newLeft - one) }
    if review.before == .review { reviewsLeft = max(0, reviewsLeft - one) }
  }

  /// The numbers of cards that are left today and due tomorrow.
  func summary() async throws(PracticeProblem) -> SessionSummary {
    let now = tools.clock.now()
    let query = TallyQuery(now: now, today: tools.calendar.day(of: now), directions: options.directions)
    let tally = try await PracticeProblem.converting { () throws(PracticeStoreError) in try await tools.store.tally(query) }
    return SessionSummary(tomorrow: tally.reviewsByTomorrow + tally.allLearning, left: tally.reviews + tally.learning)
  }

  /// The word of a card; `nil` when it is not practised in this session or was deleted.
  func word(of card: CardID) async throws(PracticeProblem) -> PracticeWord? {
    let found = try await PracticeProblem.convertingWords { () throws(StorageError) in try await tools.words.word(card.word) }
    return found.flatMap { options.filter.matches($0) ? $0 : nil }
  }
}

extension SessionRun {
  /// The time of the last answer, if it was within the last second; otherwise `nil`. The next answer must be later, because packages of
  /// Anki identify answers by their time, and would move one of two equal ones by a millisecond.
  var justAnswered: Timestamp? { latest.flatMap { abs($0.milliseconds - tools.clock.now().milliseconds) < 1000 ? $0 : nil } }

  /// The next card: first cards in learning that are due, then reviews, then new cards; when nothing else is left, cards in learning before
  /// their time.
  private func nextCard() async throws(PracticeProblem) -> Card? {
    let query = query(limit: 1)
    let (now, today) = (query.now, query.today)
    var limit = 1
    while true {
      var query = query
      (query.position, query.limit) = (position, limit)
      let queue = try await PracticeProblem.converting { () throws(PracticeStoreError) in try await tools.store.queue(query) }
      let learning = queue.learning.filter { !skipped.contains($0.id) }
      if let card = learning.first, card.isDue(at: now, on: today) { return card }
      guard reviewsLeft > 0, !queue.reviews.isEmpty else {
        if let card = try await nextNewCard(at: now, on: today) { return card }
        return learning.first
      }
      if let review = try await firstPractised(queue.reviews) { return review }
      limit = min(limit * 8, Self.maximumAtOnce)
    }
  }

  private static let maximumAtOnce = 512

  /// A query for the cards that this session asks now.
  private func query(limit: Int) -> QueueQuery {
    let now = tools.clock.now()
    var query = QueueQuery(now: now, today: tools.calendar.day(of: now), directions: options.directions, limit: limit)
    query.daysAhead = options.daysAhead
    return query
  }

  /// The first review of a word that is practised. The ones before it are passed over from now on.
  private func firstPractised(_ reviews: [QueuedReview]) async throws(PracticeProblem) -> Card? {
    let practised = try await practised(reviews.map(\.card.id.word))
    for review in reviews {
      if practised?.contains(review.card.id.word) != false, !skipped.contains(review.card.id) { return review.card }
      position = review.position
    }
    return nil
  }

  /// The words of `ids` that are practised; `nil` when all are. Deleted words are then noticed when their card is asked.
  private func practised(_ ids: [PracticeWord.ID]) async throws(PracticeProblem) -> Set<PracticeWord.ID>? {
    guard options.filter != PracticeFilter() else { return nil }
    let found = try await PracticeProblem.convertingWords { () throws(StorageError) in try await tools.words.words(ids) }
    return Set(found.filter(options.filter.matches).map(\.id))
  }

  /// The next card that is still new. New cards are looked for once.
  private func nextNewCard(at now: Timestamp, on today: CalendarDay) async throws(PracticeProblem) -> Card? {
    guard newLeft > 0 else { return nil }
    if newCards == nil { newCards = try await NewCards(tools: tools, options: options).first(newLeft) }
    while let id = newCards?.first {
      let cards = try await PracticeProblem.converting { () throws(PracticeStoreError) in
        try await tools.store.cards([id, id.sibling])
      }
      let mustWait = SiblingRule.mustWait(at: now, sibling: cards.last?.answered)
      if let card = cards.first, card.phase == .new, card.isAvailable(on: today), !mustWait, !skipped.contains(id) { return card }
      newCards?.removeFirst()
    }
    return nil
  }

  private func overview(_ outset: PracticeOutset) async throws(PracticeProblem) -> SessionOverview {
    let work = try await workload(newLimit: newLeft)
    let due = min(work.reviews, reviewsLeft) + work.learning
    let duration = outset.averageDuration ?? SessionOverview.usualDuration
    return SessionOverview(due: due, new: work.new, estimate: duration * SessionOverview.answers(due: due, new: work.new))
  }

  /// The number of cards to ask now, with at most `newLimit` new ones. When not all words are practised, the words are read to filter them.
  private func workload(newLimit: Int) async throws(PracticeProblem) -> Workload {
    if options.filter == PracticeFilter() {
      let query = query(limit: reviewsLeft)
      let counted = try await PracticeProblem.converting { () throws(PracticeStoreError) in
        try await tools.store.workload(WorkloadQuery(query, newLimit: newLimit))
      }
      if let counted { return counted }
    }
    let (reviews, learning) = try await countPractised()
    return Workload(reviews: reviews, learning: learning, new: try await NewCards(tools: tools, options: options).count(upTo: newLimit))
  }

  /// The number of due reviews, counted up to those left for today, and of due cards in learning, of words that are practised and not
  /// deleted.
  private func countPractised() async throws(PracticeProblem) -> (reviews: Int, learning: Int) {
    var query = query(limit: Self.maximumAtOnce)
    let (now, today) = (query.now, query.today)
    var position: QueuePosition?
    var (reviews, learning) = (0, 0)
    repeat {
      query.position = position
      let queue = try await PracticeProblem.converting { () throws(PracticeStoreError) in try await tools.store.queue(query) }
      if position == nil { learning = try await practised(queue.learning.filter { $0.isDue(at: now, on: today) }) }
      reviews += try await practised(queue.reviews.map(\.card))
      position = queue.reviews.count == Self.maximumAtOnce ? queue.reviews.last?.position : nil
    } while position != nil && reviews < reviewsLeft
    return (reviews, learning)
  }

  /// The number of `cards` whose word is practised.
  private func practised(_ cards: [Card]) async throws(PracticeProblem) -> Int {
    guard !cards.isEmpty else { return 0 }
    let found = try await PracticeProblem.convertingWords { () throws(StorageError) in
      try await tools.words.words(cards.map(\.id.word))
    }
    let practised = Set(found.filter(options.filter.matches).map(\.id))
    return cards.count { practised.contains($0.id.word) }
  }
}
