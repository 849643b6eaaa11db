public import CoreModule
public import PracticeScheduling

/// Stores the log of the practice, and the cards computed from it. Every mutating method is one transaction.
public protocol PracticeStore: Sendable {
  /// The parameters of the memory model that were adopted last, or else the published ones.
  func parameters() async throws(PracticeStoreError) -> FSRSParameters

  /// These cards, in this order. A card that is not stored is new.
  func cards(_ ids: [CardID]) async throws(PracticeStoreError) -> [Card]

  /// The stored cards of these words, unordered.
  func cards(of words: [PracticeWord.ID]) async throws(PracticeStoreError) -> [Card]

  /// The cards to ask next.
  func queue(_ query: QueueQuery) async throws(PracticeStoreError) -> CardQueue

  /// The data at the beginning of a session.
  func outset(_ query: TallyQuery) async throws(PracticeStoreError) -> PracticeOutset

  /// The numbers of cards to ask now, of all words; `nil` if the store does not have the words.
  func workload(_ query: WorkloadQuery) async throws(PracticeStoreError) -> Workload?

  /// All words with a new card, the newest first; `nil` if the store does not have the words.
  ///
  /// - Parameter last: The word after which to continue; `nil` for the first ones.
  func newWords(_ query: WorkloadQuery, after last: PracticeWord.ID?) async throws(PracticeStoreError) -> [PracticeWord.ID]?

  /// The numbers of cards that are due today and tomorrow.
  func tally(_ query: TallyQuery) async throws(PracticeStoreError) -> PracticeTally

  /// The numbers of reviews that are due on each of these days; days without reviews are left out.
  func load(_ days: [ClosedRange<CalendarDay>]) async throws(PracticeStoreError) -> [CalendarDay: Int]

  /// Appends an answer or a retraction.
  ///
  /// - Parameters:
  ///   - version: The ``Card/version`` of the card that was asked.
  ///   - subject: The word, for the undo step.
  ///   - change: The transaction that this belongs to; `nil` for one of its own.
  /// - Returns: The card afterwards.
  /// - Throws: ``PracticeStoreError/movedOn(_:)`` when the card was changed since, and ``PracticeStoreError/setAside(_:)`` when a card that is
  ///   answered was suspended or buried; then nothing is stored.
  func append(
    _ entry: LogEntry, expecting version: LogEntry.ID?, subject: String, in change: Change?
  ) async throws(PracticeStoreError) -> Card

  /// Appends entries other than answers, regardless of changes to the cards since, and returns the cards in this order. Entries that would
  /// change nothing are left out, such as the release of a card that is not held.
  ///
  /// - Parameter change: The transaction that this belongs to; `nil` for one of its own.
  func append(_ holds: [LogEntry], _ step: StepName, subjects: [String], in change: Change?) async throws(PracticeStoreError) -> [Card]

  /// Updates which entries count after the clock was wrong: those whose time has come do, those in the future do not.
  ///
  /// - Returns: The number of cards that were computed again. Not an undo step.
  func refresh(at now: Timestamp) async throws(PracticeStoreError) -> Int

  /// Computes all cards and their due dates again, after a change of the desired retention or a merge of two logs.
  ///
  /// - Returns: The number of cards. Not an undo step, since the log is not changed.
  func rebuild(_ plan: RebuildPlan) async throws(PracticeStoreError) -> Int

  /// Stores parameters and computes all cards again. Returns the number of cards.
  func adopt(_ parameters: FSRSParameters, _ plan: RebuildPlan) async throws(PracticeStoreError) -> Int

  /// The answers to each card, as ``PracticeScheduling/ScheduleOptimizer`` requires them, without retracted ones.
  func histories() async throws(PracticeStoreError) -> [[Answer]]

  /// The entries of each of these cards, in the order of appending.
  func entries(of cards: [CardID]) async throws(PracticeStoreError) -> [[LogEntry]]

  /// The log in the order of appending: at most `limit` entries after this place; 0 for the beginning.
  func log(after place: Int, limit: Int) async throws(PracticeStoreError) -> StoredPage<LogEntry>

  /// Imports entries; those that are in the log are skipped.
  ///
  /// - Parameters:
  ///   - isTrial: Whether only to return what would change.
  ///   - now: The current time; later entries do not count yet.
  ///   - matching: How entries are recognised that are in the log.
  ///   - change: The transaction that this belongs to; `nil` for one of its own.
  func merge(
    _ entries: [LogEntry], isTrial: Bool, at now: Timestamp, matching: EntryMatching, in change: Change?
  ) async throws(PracticeStoreError) -> ImportedEntryCounts

  /// Imports parameters, unless others were adopted.
  ///
  /// - Parameters:
  ///   - isTrial: Whether only to return what would change.
  ///   - now: The current time; later entries do not count yet.
  ///   - change: The transaction that this belongs to; `nil` for one of its own.
  /// - Returns: Whether they are imported.
  func merge(_ parameters: FSRSParameters, isTrial: Bool, at now: Timestamp, in change: Change?) async throws(PracticeStoreError) -> Bool

  /// Statistics: past answers, and reviews due in the next days.
  func statistics(_ query: StatisticsQuery) async throws(PracticeStoreError) -> PracticeStatistics

  /// The words without a new card in these directions: each of their cards was answered, or is suspended or buried. Unordered.
  func words(withoutNew directions: Set<PracticeDirection>, on today: CalendarDay) async throws(PracticeStoreError) -> [PracticeWord.ID]

  /// The words with this familiarity, each once, unordered.
  func words(_ familiarity: Familiarity, at now: Timestamp, on today: CalendarDay) async throws(PracticeStoreError) -> [PracticeWord.ID]
}

extension PracticeStore {
  /// Appends an answer or a retraction in a transaction of its own.
  public func append(
    _ entry: LogEntry, expecting version: LogEntry.ID?, subject: String
  ) async throws(PracticeStoreError) -> Card {
    try await append(entry, expecting: version, subject: subject, in: nil)
  }

  /// Appends entries other than answers in a transaction of its own.
  public func append(_ holds: [LogEntry], _ step: StepName, subjects: [String]) async throws(PracticeStoreError) -> [Card] {
    try await append(holds, step, subjects: subjects, in: nil)
  }

  /// Imports entries of another log of this program, which are recognised by their identities.
  public func merge(
    _ entries: [LogEntry], isTrial: Bool, at now: Timestamp, in change: Change?
  ) async throws(PracticeStoreError) -> ImportedEntryCounts {
    try await merge(entries, isTrial: isTrial, at: now, matching: .identity, in: change)
  }
}

/// How imported entries are recognised that are in the log.
public enum EntryMatching: Sendable {
  /// By identity.
  case identity
  /// By identity, or by card and time: answers that went through another program have lost their identities.
  case identityOrTime
}

/// An error of the practice store.
public enum PracticeStoreError: StoreFailure, Equatable, Sendable {
  /// The disk or the database failed.
  case storage(StorageError)
  /// Another process answered or changed the card meanwhile.
  case movedOn(CardID)
  /// The card was suspended or buried meanwhile.
  case setAside(CardID)
}

/// The data for computing the cards.
public struct RebuildPlan: Sendable {
  /// The settings of the scheduler. The stored parameters are used.
  public let settings: PracticeSettings
  /// The current time; later entries do not count yet.
  public let now: Timestamp

  /// Creates a plan.
  public init(_ settings: PracticeSettings, at now: Timestamp) {
    self.settings = settings
    self.now = now
  }
}

/// The numbers of imported entries.
public struct ImportedEntryCounts: Equatable, Sendable {
  /// Entries that were new.
  public var new: Int
  /// The number of new answers.
  public var newAnswers: Int
  /// Entries that are in the log.
  public var skipped: Int

  /// Creates a count.
  public init(new: Int = 0, newAnswers: Int = 0, skipped: Int = 0) {
    self.new = new
    self.newAnswers = newAnswers
    self.skipped = skipped
  }
}

extension DataArea {
  /// The log of the practice, and the parameters of the memory model.
  public static let practice = DataArea("practice")
}

extension StepName {
  /// A card was answered.
  public static let practiceAnswer = StepName("practice answer")
  /// An answer was retracted.
  public static let practiceRetract = StepName("practice retract")
  /// Cards were suspended.
  public static let practiceSuspend = StepName("practice suspend")
  /// Cards were released.
  public static let practiceRelease = StepName("practice unsuspend")
  /// Cards were buried until tomorrow.
  public static let practiceBury = StepName("practice bury")
  /// Cards became new again.
  public static let practiceReset = StepName("practice reset")
  /// Cards were rescheduled to a day.
  public static let practiceReschedule = StepName("practice reschedule")
  /// A reset or a rescheduling was undone.
  public static let practiceRestore = StepName("practice restore")
  /// Parameters were adopted.
  public static let practiceOptimise = StepName("practice optimise")
}
