public import CoreModule

/// The dependencies of a session.
@MainActor
public protocol SessionDependency {
  /// Stores the log and the cards.
  var practiceStore: any PracticeStore { get }
  /// The words to practise.
  var practiceWords: any PracticeWords { get }
  /// Combines a change of a card and that of its word; by default `SeparateChanges`, for stores in memory.
  var changeGroup: any ChangeGroup { get }
  /// The user's settings.
  var practiceSettings: PracticeSettings { get }
  /// The current time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
  /// The source of randomness.
  var random: RandomSource { get }
}

extension SessionDependency {
  /// For stores in memory.
  public var changeGroup: any ChangeGroup { SeparateChanges() }
}

/// Builds a session.
public typealias SessionBuilder = RoutingBuilder<any SessionDependency, PracticeDestination>

extension SessionBuilder {
  /// Creates the view model.
  public func build() -> SessionViewModel { SessionViewModel(SessionTools(dependency), router: router) }
}

/// The objects that a session uses.
struct SessionTools: Sendable {
  let store: any PracticeStore
  let words: any PracticeWords
  let changeGroup: any ChangeGroup
  let settings: PracticeSettings
  let clock: WallClock
  let calendar: PracticeCalendar
  let random: RandomSource

  @MainActor
  init(_ dependency: any SessionDependency) {
    store = dependency.practiceStore
    words = dependency.practiceWords
    changeGroup = dependency.changeGroup
    settings = dependency.practiceSettings
    clock = dependency.clock
    calendar = PracticeCalendar(dependency.localTime, dayStart: dependency.practiceSettings.dayStart)
    random = dependency.random
  }

  /// An entry of a card at the current time, or just after the `last` one if the clock was set back since.
  func entry(_ card: CardID, after last: Timestamp? = nil, _ event: LogEntry.Event) -> LogEntry {
    let now = max(clock.now(), last.map { Timestamp(milliseconds: $0.milliseconds + 1) } ?? clock.now())
    return LogEntry(id: LogEntry.ID(random.uuid()), card: card, time: now, day: calendar.day(of: now), event: event)
  }
}

extension SessionTools {
  /// Appends events other than answers, and updates the leech tag of the words.
  ///
  /// - Parameters:
  ///   - words: The words and their texts. Both cards of each are changed.
  ///   - event: The event of a card.
  /// - Returns: The entries that changed a card, which alone are stored, and the cards after them.
  func append(
    _ words: [PracticeWord], _ step: StepName, _ event: (Card) -> LogEntry.Event
  ) async throws(PracticeProblem) -> (entries: [LogEntry], cards: [Card]) {
    try await PracticeProblem.converting { () throws(PracticeStoreError) in
      let before = try await store.cards(words.flatMap { word in PracticeDirection.allCases.map { CardID(word.id, $0) } })
      let entries = before.map { entry($0.id, after: $0.latest, event($0)) }
      let cards = try await tagging(before, step) { change throws(PracticeStoreError) in
        try await store.append(entries, step, subjects: words.map(\.text), in: change)
      }
      return (zip(entries, cards).filter { $0.time == $1.latest }.map(\.0), cards)
    }
  }

  /// Appends an answer or a retraction to a card, and updates the leech tag of its word.
  ///
  /// - Returns: The card after it.
  func append(_ entry: LogEntry, to card: Card, subject: String) async throws(PracticeStoreError) -> Card {
    let step: StepName = entry.review == nil ? .practiceRetract : .practiceAnswer
    return try await tagging([card], step) { change throws(PracticeStoreError) in
      [try await store.append(entry, expecting: card.version, subject: subject, in: change)]
    }[0]
  }

  /// Changes cards and the leech tags that follow from them as one step.
  private func tagging(
    _ before: [Card], _ step: StepName, _ append: (Change?) async throws(PracticeStoreError) -> [Card]
  ) async throws(PracticeStoreError) -> [Card] {
    // Undoing a reset may make a card a leech again.
    guard step == .practiceRestore || before.contains(where: \.mayChangeAsLeech) else { return try await append(nil) }
    let result: Result<[Card], PracticeStoreError>
    do {
      result = try await changeGroup.together(step) { change in
        do throws(PracticeStoreError) {
          let after = try await append(change)
          try await tag(before, after, in: change)
          return .success(after)
        } catch { return .failure(error) }
      }
    } catch { throw .storage(error) }
    return try result.get()
  }

  /// Adds the leech tag to words of which a card has become a leech, or was forgotten too often again, and removes it from those that no
  /// longer have one.
  private func tag(_ before: [Card], _ after: [Card], in change: Change) async throws(PracticeStoreError) {
    let old = Set(before.filter(\.isLeech).map(\.id.word))
    let new = Set(after.filter(\.isLeech).map(\.id.word))
    let again = zip(before, after).filter { $1.isLeech && $1.isSuspended && $1.lapses > $0.lapses }.map(\.1.id.word)
    for word in old.symmetricDifference(new).union(again) {
      do { try await words.change(word, .tag(LeechRule.tag, isSet: new.contains(word)), in: change) } catch { throw .storage(error) }
    }
  }
}

extension Card {
  /// Whether it is a leech, or the next answer may make it one.
  fileprivate var mayChangeAsLeech: Bool { isLeech || LeechRule.isReached(lapses + 1) }
}
