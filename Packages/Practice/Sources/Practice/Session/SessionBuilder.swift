public import CoreModule

/// The dependencies of a session.
@MainActor
public protocol SessionDependency {
  /// Stores the log and the cards.
  var practiceStore: any PracticeStore { get }
  /// The words to practise.
  var practiceWords: any PracticeWords { get }
  /// The user's settings.
  var practiceSettings: PracticeSettings { get }
  /// The current time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
  /// The source of randomness.
  var random: RandomSource { get }
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
  let settings: PracticeSettings
  let clock: WallClock
  let calendar: PracticeCalendar
  let random: RandomSource

  @MainActor
  init(_ dependency: any SessionDependency) {
    store = dependency.practiceStore
    words = dependency.practiceWords
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
  /// - Returns: The entries, and the cards after them.
  func append(
    _ ids: [CardID], _ step: StepName, subjects: [String], _ event: (Card) -> LogEntry.Event
  ) async throws(PracticeProblem) -> (entries: [LogEntry], cards: [Card]) {
    let (before, entries, cards) = try await PracticeProblem.converting { () throws(PracticeStoreError) in
      let before = try await store.cards(ids)
      let entries = before.map { entry($0.id, after: $0.latest, event($0)) }
      return (before, entries, try await store.append(entries, step, subjects: subjects))
    }
    try await tag(before, cards)
    return (entries, cards)
  }

  /// Adds the leech tag to words that have a leech now, and removes it from words that no longer have one.
  private func tag(_ before: [Card], _ after: [Card]) async throws(PracticeProblem) {
    let (old, new) = (Set(before.filter(\.isLeech).map(\.id.word)), Set(after.filter(\.isLeech).map(\.id.word)))
    for word in old.symmetricDifference(new) {
      do { _ = try await words.change(word, .tag(LeechRule.tag, isSet: new.contains(word))) } catch { throw .storage(error) }
    }
  }
}
