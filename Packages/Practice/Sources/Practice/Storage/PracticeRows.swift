public import CoreModule
public import PracticeScheduling

/// The row operations of a store of the practice. Cards are derived from the log, which is the only user data besides the parameters.
public protocol PracticeRows: StoreRows where Failure == PracticeStoreError {
  /// The adopted parameters; `nil` for the published ones.
  func adoptedParameters() throws -> FSRSParameters?
  /// Stores parameters.
  mutating func setParameters(_ parameters: FSRSParameters) throws

  /// The log of a card in the order of appending.
  func entries(of card: CardID) throws -> [LogEntry]
  /// The entries among `ids` that are in the log.
  func known(_ ids: [LogEntry.ID]) throws -> Set<LogEntry.ID>
  /// The words among `words` that have entries in the log.
  func logged(_ words: Set<PracticeWord.ID>) throws -> Set<PracticeWord.ID>
  /// Appends entries to the log.
  mutating func insert(_ entries: [LogEntry]) throws
  /// Calls `body` for each card with its log, in the order of the cards.
  func forEachLog(_ body: (_ card: CardID, _ entries: [LogEntry]) throws -> Void) throws
  /// See ``PracticeStore/log(after:limit:)``.
  func log(after place: Int, limit: Int) throws -> StoredPage<LogEntry>

  /// A stored card; `nil` when nothing ever happened to it.
  func card(_ id: CardID) throws -> Card?
  /// See ``PracticeStore/cards(of:)``.
  func cards(of words: [PracticeWord.ID]) throws -> [Card]
  /// Stores cards, replacing those with the same identities.
  mutating func put(_ cards: [Card]) throws
  /// The stored cards with a counted entry at or after `limit`, or an uncounted one before it.
  func staleCards(_ limit: Timestamp) throws -> [CardID]

  /// See ``PracticeStore/queue(_:)``.
  func queue(_ query: QueueQuery) throws -> CardQueue
  /// The number of answers of the query's day to cards that were in this stage.
  func answers(_ stage: CardPhase, _ query: TallyQuery) throws -> Int
  /// The average duration of the last answers; `nil` before the first.
  func averageDuration() throws -> Duration?
  /// See ``PracticeStore/workload(_:)``.
  func workload(_ query: WorkloadQuery) throws -> Workload?
  /// See ``PracticeStore/newWords(_:after:)``.
  func newWords(_ query: WorkloadQuery, after last: PracticeWord.ID?) throws -> [PracticeWord.ID]?
  /// See ``PracticeStore/tally(_:)``.
  func tally(_ query: TallyQuery) throws -> PracticeTally
  /// See ``PracticeStore/load(_:)``.
  func load(_ days: ClosedRange<CalendarDay>) throws -> [CalendarDay: Int]
  /// See ``PracticeStore/words(withoutNew:on:)``.
  func words(withoutNew directions: Set<PracticeDirection>, on today: CalendarDay) throws -> [PracticeWord.ID]
  /// See ``PracticeStore/words(_:at:on:)``.
  func words(_ familiarity: Familiarity, at now: Timestamp, on today: CalendarDay) throws -> [PracticeWord.ID]

  /// The numbers of answers on these days, by day, stage and grade, without retracted ones.
  func answerCounts(_ days: ClosedRange<CalendarDay>) throws -> [AnswerCount]
  /// The numbers of due cards, by day, up to `last`. Those due before `first` count on `first`, and so do those that are being learned, which come
  /// back within a day.
  func forecast(_ first: CalendarDay, through last: CalendarDay) throws -> [CalendarDay: Int]
  /// The number of stored cards of each stage, and of suspended cards and leeches.
  func cardCounts() throws -> CardCounts
  /// For each number in `bounds`, the number of words whose least stable card has at least this stability, and less than the next number.
  func stabilities(_ bounds: [Double]) throws -> [Int]
}
