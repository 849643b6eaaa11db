public import CoreModule
public import PracticeScheduling

/// Stores what was practised. Every mutating method is one transaction.
public protocol PracticeStore: Sendable {
  /// The parameters of the memory model: those that were adopted last, else the published ones.
  func parameters() async throws(PracticeStoreError) -> FSRSParameters

  /// These cards in this order; one that was never answered is new.
  func cards(_ ids: [CardID]) async throws(PracticeStoreError) -> [Card]

  /// The stored cards of these words, in no order.
  func cards(of words: [PracticeWord.ID]) async throws(PracticeStoreError) -> [Card]

  /// The cards to ask next.
  func queue(_ query: QueueQuery) async throws(PracticeStoreError) -> CardQueue

  /// The data that a session begins with.
  func outset(_ query: TallyQuery) async throws(PracticeStoreError) -> PracticeOutset

  /// How much there is to do now, of all words; `nil` if this store does not know which words there are.
  func workload(_ query: WorkloadQuery) async throws(PracticeStoreError) -> Workload?

  /// The words of which a card can be begun, of all words, the newest first; `nil` if this store does not know which words there are.
  ///
  /// - Parameter last: Only those that come after this word; `nil` for the first ones.
  func newWords(_ query: WorkloadQuery, after last: PracticeWord.ID?) async throws(PracticeStoreError) -> [PracticeWord.ID]?

  /// How much there is to do today and tomorrow.
  func tally(_ query: TallyQuery) async throws(PracticeStoreError) -> PracticeTally

  /// How many reviews are due on each of these days; days without reviews are left out.
  func load(_ days: [ClosedRange<CalendarDay>]) async throws(PracticeStoreError) -> [CalendarDay: Int]

  /// Appends an answer, or takes one back.
  ///
  /// - Parameters:
  ///   - version: The ``Card/version`` that the answer was given to.
  ///   - subject: The word, for the undo step.
  /// - Returns: The card as it is then.
  /// - Throws: ``PracticeStoreError/movedOn(_:)`` when something else happened to the card since; nothing is stored then.
  func append(_ entry: LogEntry, expecting version: LogEntry.ID?, subject: String) async throws(PracticeStoreError) -> Card

  /// Appends what is no answer, whatever happened to the cards meanwhile, and returns the cards in this order.
  func append(_ holds: [LogEntry], _ step: StepName, subjects: [String]) async throws(PracticeStoreError) -> [Card]

  /// Lets entries of the log count whose time has come, and those no more that are in the future: the clock may have been wrong.
  ///
  /// - Returns: The number of cards that were computed again. Not an undo step.
  func refresh(at now: Timestamp) async throws(PracticeStoreError) -> Int

  /// Computes all cards again, and when they come back: after a change of the desired retention, or a merge of two logs.
  ///
  /// - Returns: The number of cards. Not an undo step, as nothing but the log is the user's.
  func rebuild(_ plan: RebuildPlan) async throws(PracticeStoreError) -> Int

  /// Stores parameters, and computes all cards again with them. Returns the number of cards.
  func adopt(_ parameters: FSRSParameters, _ plan: RebuildPlan) async throws(PracticeStoreError) -> Int

  /// The answers to each card, as ``PracticeScheduling/ScheduleOptimizer`` takes them: without those that were taken back.
  func histories() async throws(PracticeStoreError) -> [[Answer]]

  /// The entries of each of these cards, in the order of appending.
  func entries(of cards: [CardID]) async throws(PracticeStoreError) -> [[LogEntry]]

  /// The log in the order of appending: at most `limit` entries after the one with this place. Begin with 0.
  func log(after place: Int, limit: Int) async throws(PracticeStoreError) -> LogPage

  /// Imports entries; those that are there already are skipped.
  ///
  /// - Parameters:
  ///   - isTrial: Whether to only report what would change.
  ///   - now: Entries after it count later.
  ///   - matching: Which entries are there already.
  ///   - change: The open change to write in; `nil` for a transaction of its own.
  func merge(
    _ entries: [LogEntry], isTrial: Bool, at now: Timestamp, matching: EntryMatching, in change: Change?
  ) async throws(PracticeStoreError) -> ImportedEntryCounts

  /// Imports parameters, unless others were adopted already.
  ///
  /// - Parameters:
  ///   - isTrial: Whether to only report what would change.
  ///   - now: Entries after it count later.
  ///   - change: The open change to write in; `nil` for a transaction of its own.
  /// - Returns: Whether they are new.
  func merge(_ parameters: FSRSParameters, isTrial: Bool, at now: Timestamp, in change: Change?) async throws(PracticeStoreError) -> Bool

  /// Statistics: what was practised, and what is due in the next days.
  func statistics(_ query: StatisticsQuery) async throws(PracticeStoreError) -> PracticeStatistics

  /// The words of which no card in these directions can be begun: each was begun, or is suspended or buried. In no order.
  func words(withoutNew directions: Set<PracticeDirection>, on today: CalendarDay) async throws(PracticeStoreError) -> [PracticeWord.ID]

  /// The words with this familiarity, each once, in no order.
  func words(_ familiarity: Familiarity, at now: Timestamp, on today: CalendarDay) async throws(PracticeStoreError) -> [PracticeWord.ID]
}

extension PracticeStore {
  /// Imports entries of another log of this program, which are known by their identities.
  public func merge(
    _ entries: [LogEntry], isTrial: Bool, at now: Timestamp, in change: Change?
  ) async throws(PracticeStoreError) -> ImportedEntryCounts {
    try await merge(entries, isTrial: isTrial, at: now, matching: .identity, in: change)
  }
}

/// How imported entries are recognized as entries that the log already has.
public enum EntryMatching: Sendable {
  /// By its identity.
  case identity
  /// By its identity, or by its card and its time: answers that went through another program have lost theirs.
  case identityOrTime
}

/// An error of the practice store.
public enum PracticeStoreError: StoreFailure, Equatable, Sendable {
  /// The disk or the database failed.
  case storage(StorageError)
  /// Another process answered or changed the card meanwhile.
  case movedOn(CardID)
}

/// What the cards are computed with.
public struct RebuildPlan: Sendable {
  /// The scheduler, with the desired retention. Its parameters are replaced by the stored ones.
  public let settings: PracticeSettings
  /// Entries after it count later.
  public let now: Timestamp

  /// Creates a plan.
  public init(_ settings: PracticeSettings, at now: Timestamp) {
    self.settings = settings
    self.now = now
  }
}

/// A part of the log.
public struct LogPage: Equatable, Sendable {
  /// The entries in the order of appending.
  public let entries: [LogEntry]
  /// Where the next part begins; `nil` at the end of the log.
  public let next: Int?

  /// Creates a part.
  public init(entries: [LogEntry], next: Int?) {
    self.entries = entries
    self.next = next
  }
}

/// The numbers of imported entries.
public struct ImportedEntryCounts: Equatable, Sendable {
  /// Entries that were new.
  public var new: Int
  /// How many of them are answers.
  public var newAnswers: Int
  /// Entries that were there already.
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
  /// An answer was taken back.
  public static let practiceRetract = StepName("practice retract")
  /// Cards were suspended.
  public static let practiceSuspend = StepName("practice suspend")
  /// Cards were released.
  public static let practiceRelease = StepName("practice unsuspend")
  /// Cards were buried until tomorrow.
  public static let practiceBury = StepName("practice bury")
  /// Cards became new again.
  public static let practiceReset = StepName("practice reset")
  /// A day was set on which cards come back.
  public static let practiceReschedule = StepName("practice reschedule")
  /// It was taken back that cards became new again, or that a day was set on which they come back.
  public static let practiceRestore = StepName("practice restore")
  /// Parameters were adopted.
  public static let practiceOptimise = StepName("practice optimise")
}
