public import CoreModule
public import PracticeScheduling

/// The rules of a store of the practice, over rows.
public struct RowPracticeStore<Storage: RowStorage>: PracticeStore where Storage.Rows: PracticeRows {
  /// Where the rows are.
  public let storage: Storage

  /// Creates a store over `storage`.
  public init(_ storage: Storage) { self.storage = storage }

  public func parameters() async throws(PracticeStoreError) -> FSRSParameters {
    try await storage.read(orWhenMissing: nil) { try $0.adoptedParameters() } ?? .default
  }

  public func cards(_ ids: [CardID]) async throws(PracticeStoreError) -> [Card] {
    try await storage.read(orWhenMissing: ids.map(Card.init)) { rows in try ids.map { try rows.card($0) ?? Card($0) } }
  }

  public func cards(of words: [PracticeWord.ID]) async throws(PracticeStoreError) -> [Card] {
    guard !words.isEmpty else { return [] }
    return try await storage.read(orWhenMissing: []) { try $0.cards(of: words) }
  }

  public func queue(_ query: QueueQuery) async throws(PracticeStoreError) -> CardQueue {
    try await storage.read(orWhenMissing: CardQueue()) { try $0.queue(query) }
  }

  public func outset(_ query: TallyQuery) async throws(PracticeStoreError) -> PracticeOutset {
    try await storage.read(orWhenMissing: PracticeOutset()) { rows in
      PracticeOutset(
        parameters: try rows.adoptedParameters() ?? .default, newToday: try rows.answers(.new, query),
        reviewsToday: try rows.answers(.review, query), averageDuration: try rows.averageDuration(),
        isStale: try rows.staleCards(query.now.adding(CardFold.tolerance)).isEmpty == false
      )
    }
  }

  public func workload(_ query: WorkloadQuery) async throws(PracticeStoreError) -> Workload? {
    try await storage.read(orWhenMissing: nil) { try $0.workload(query) }
  }

  public func newWords(
    _ query: WorkloadQuery, after last: PracticeWord.ID?
  ) async throws(PracticeStoreError) -> [PracticeWord.ID]? {
    try await storage.read(orWhenMissing: nil) { try $0.newWords(query, after: last) }
  }

  public func tally(_ query: TallyQuery) async throws(PracticeStoreError) -> PracticeTally {
    try await storage.read(orWhenMissing: PracticeTally()) { try $0.tally(query) }
  }

  public func load(_ days: [ClosedRange<CalendarDay>]) async throws(PracticeStoreError) -> [CalendarDay: Int] {
    guard !days.isEmpty else { return [:] }
    return try await storage.read(orWhenMissing: [:]) { rows in
      try days.reduce(into: [:]) { load, range in load.merge(try rows.load(range)) { first, _ in first } }
    }
  }

  public func append(
    _ entry: LogEntry, expecting version: LogEntry.ID?, subject: String, in change: Change?
  ) async throws(PracticeStoreError) -> Card {
    let step: StepName = entry.review == nil ? .practiceRetract : .practiceAnswer
    return try await storage.write(step, in: change, subjects: { _ in [subject] }) { rows in
      let card = try rows.card(entry.card) ?? Card(entry.card)
      guard card.version == version else { throw PracticeStoreError.movedOn(entry.card) }
      guard entry.review == nil || card.isAvailable(on: entry.day) else { throw PracticeStoreError.setAside(entry.card) }
      return try rows.append(entry, to: card)
    }
  }

  public func append(
    _ holds: [LogEntry], _ step: StepName, subjects: [String], in change: Change?
  ) async throws(PracticeStoreError) -> [Card] {
    try await storage.write(step, in: change, subjects: { _ in subjects }) { rows in
      try holds.map { hold in
        let card = try rows.card(hold.card) ?? Card(hold.card)
        return hold.isNeeded(for: card) ? try rows.append(hold, to: card) : card
      }
    }
  }

  public func refresh(at now: Timestamp) async throws(PracticeStoreError) -> Int {
    let limit = now.adding(CardFold.tolerance)
    let stale = try await storage.read(orWhenMissing: []) { try $0.staleCards(limit) }
    // Usually nothing is stale, and reading does not block other processes.
    guard !stale.isEmpty else { return 0 }
    return try await storage.write(nil) { rows in
      let stale = try rows.staleCards(limit)
      let fold = try CardFold(rows)
      try rows.put(try stale.map { id in fold.card(id, from: try rows.entries(of: id), before: limit) })
      return stale.count
    }
  }

  public func rebuild(_ plan: RebuildPlan) async throws(PracticeStoreError) -> Int {
    try await storage.write(nil) { rows in try rows.rebuild(plan) }
  }

  public func adopt(_ parameters: FSRSParameters, _ plan: RebuildPlan) async throws(PracticeStoreError) -> Int {
    try await storage.write(.practiceOptimise, subjects: { _ in [] }) { rows in
      try rows.setParameters(parameters)
      return try rows.rebuild(plan)
    }
  }

  public func histories() async throws(PracticeStoreError) -> [[Answer]] {
    try await storage.read(orWhenMissing: []) { rows in
      var histories: [[Answer]] = []
      try rows.forEachLog { _, entries in histories.append(LogHistory.answers(entries)) }
      return histories.filter { !$0.isEmpty }
    }
  }

  public func entries(of cards: [CardID]) async throws(PracticeStoreError) -> [[LogEntry]] {
    try await storage.read(orWhenMissing: cards.map { _ in [] }) { rows in try cards.map { try rows.entries(of: $0) } }
  }

  public func log(after place: Int, limit: Int) async throws(PracticeStoreError) -> StoredPage<LogEntry> {
    try await storage.read(orWhenMissing: StoredPage([])) { try $0.log(after: place, limit: limit) }
  }

  public func merge(
    _ entries: [LogEntry], isTrial: Bool, at now: Timestamp, matching: EntryMatching, in change: Change?
  ) async throws(PracticeStoreError) -> ImportedEntryCounts {
    guard !isTrial else {
      let all = ImportedEntryCounts(of: entries.withoutRepeats(), among: entries)
      return try await storage.read(orWhenMissing: all) { rows in
        var known = try KnownEntries(entries, matching, in: rows)
        return ImportedEntryCounts(of: try entries.filter { try known.add($0, to: rows) }, among: entries)
      }
    }
    return try await storage.write(.fileImport, in: change) { rows in
      var known = try KnownEntries(entries, matching, in: rows)
      let new = try entries.filter { try known.add($0, to: rows) }
      try rows.insert(new)
      let fold = try CardFold(rows)
      let limit = now.adding(CardFold.tolerance)
      let added = Dictionary(grouping: new, by: \.card)
      try rows.put(
        try new.map(\.card).withoutRepeats().map { id in
          fold.card(id, from: known.isLogged(id) ? try rows.entries(of: id) : added[id] ?? [], before: limit)
        })
      return ImportedEntryCounts(of: new, among: entries)
    }
  }

  public func merge(
    _ parameters: FSRSParameters, isTrial: Bool, at now: Timestamp, in change: Change?
  ) async throws(PracticeStoreError) -> Bool {
    guard !isTrial else { return try await storage.read(orWhenMissing: true) { try $0.adoptedParameters() == nil } }
    return try await storage.write(.fileImport, in: change) { rows in
      guard try rows.adoptedParameters() == nil else { return false }
      try rows.setParameters(parameters)
      let fold = try CardFold(rows)
      var cards: [Card] = []
      try rows.forEachLog { id, entries in cards.append(fold.card(id, from: entries, before: now.adding(CardFold.tolerance))) }
      try rows.put(cards)
      return true
    }
  }

  public func statistics(_ query: StatisticsQuery) async throws(PracticeStoreError) -> PracticeStatistics {
    try await storage.read(orWhenMissing: PracticeStatistics(query)) { try PracticeStatistics(query, from: $0) }
  }

  public func words(
    withoutNew directions: Set<PracticeDirection>, on today: CalendarDay
  ) async throws(PracticeStoreError) -> [PracticeWord.ID] {
    try await storage.read(orWhenMissing: []) { try $0.words(withoutNew: directions, on: today) }
  }

  public func words(
    _ familiarity: Familiarity, at now: Timestamp, on today: CalendarDay
  ) async throws(PracticeStoreError) -> [PracticeWord.ID] {
    try await storage.read(orWhenMissing: []) { try $0.words(familiarity, at: now, on: today) }
  }
}

extension ImportedEntryCounts {
  fileprivate init(of new: [LogEntry], among entries: [LogEntry]) {
    self.init(new: new.count, newAnswers: new.count { $0.review != nil }, skipped: entries.count - new.count)
  }
}

extension CardFold {
  /// A fold with the stored parameters.
  public init(_ rows: some PracticeRows) throws {
    let parameters = try rows.adoptedParameters() ?? .default
    do { self.init(try Scheduler(parameters: parameters)) } catch {
      throw StorageError.inputOutput(path: "", detail: "the scheduler refuses its own defaults: \(error)")
    }
  }
}

extension PracticeRows {
  /// Appends an entry and computes its card again.
  fileprivate mutating func append(_ entry: LogEntry, to card: Card) throws -> Card {
    try insert([entry])
    let limit = entry.time.adding(CardFold.tolerance)
    let card = try CardFold(self).card(entry.card, from: try entries(of: entry.card), before: limit)
    try put([card])
    return card
  }

  /// Computes all cards and their due dates again.
  fileprivate mutating func rebuild(_ plan: RebuildPlan) throws -> Int {
    let parameters = try adoptedParameters() ?? .default
    var rebuild: LogRebuild
    do { rebuild = LogRebuild(try plan.settings.scheduler(parameters), plan) } catch {
      throw StorageError.inputOutput(path: "", detail: "the settings of the practice are out of bounds: \(error)")
    }
    try forEachLog { id, entries in rebuild.add(id, entries) }
    try put(rebuild.cards)
    return rebuild.cards.count
  }
}
