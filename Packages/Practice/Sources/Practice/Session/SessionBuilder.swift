public import CoreModule

/// The dependencies of a session.
@MainActor
public protocol SessionDependency {
  /// Stores what was practised.
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

  /// An entry about a card, now; or just after the `last` one, when a clock was put back since.
  func entry(_ card: CardID, after last: Timestamp? = nil, _ event: LogEntry.Event) -> LogEntry {
    let now = max(clock.now(), last.map { Timestamp(milliseconds: $0.milliseconds + 1) } ?? clock.now())
    return LogEntry(id: LogEntry.ID(random.uuid()), card: card, time: now, day: calendar.day(of: now), event: event)
  }
}
