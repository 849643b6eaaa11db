public import CoreModule
public import PracticeScheduling

/// The side of a word that is asked.
public enum PracticeDirection: Int, CaseIterable, Hashable, Sendable {
  /// From the word to its meaning.
  case from = 0
  /// To the word from its meaning.
  case to = 1

  /// The other direction.
  public var reversed: PracticeDirection { self == .from ? .to : .from }
}

/// The identity of a card: a word and a direction.
public struct CardID: Hashable, Sendable {
  /// The word.
  public let word: PracticeWord.ID
  /// The side that is asked.
  public let direction: PracticeDirection

  /// Creates an identity.
  public init(_ word: PracticeWord.ID, _ direction: PracticeDirection) {
    self.word = word
    self.direction = direction
  }

  /// The card of the same word in the other direction.
  public var sibling: CardID { CardID(word, direction.reversed) }
}

/// A word in one direction, with its schedule. ``CardFold`` computes it from the log.
public struct Card: Equatable, Identifiable, Sendable {
  /// The word and the direction.
  public let id: CardID
  /// The state of its schedule. The time of its last answer in it is the beginning of a day, because the memory model counts days; see
  /// ``due`` for when the card comes back, and ``answered`` for when it was answered.
  public internal(set) var state = CardState.new
  /// When it comes back; `nil` for a new card.
  public internal(set) var due: Due?
  /// When it was last answered.
  public internal(set) var answered: Timestamp?
  /// The number of answers.
  public internal(set) var answers = 0
  /// How often it was forgotten after it had been learned.
  public internal(set) var lapses = 0
  /// Whether it is suspended until it is released.
  public internal(set) var isSuspended = false
  /// Whether it was forgotten so often that it is not worth learning in this form.
  public internal(set) var isLeech = false
  /// The day before which it does not come back; `nil` when it is not buried.
  public internal(set) var buriedUntil: CalendarDay?
  /// The last entry of its log that an answer depends on; `nil` when there is none. The next answer names it, so that an answer to an
  /// outdated card is rejected. Suspending or burying a card does not outdate it.
  public internal(set) var version: LogEntry.ID?
  /// The time of the latest entry that counts; `nil` when there is none.
  public internal(set) var latest: Timestamp?
  /// The time of the earliest entry that does not count yet, because it is in the future; `nil` when there is none.
  public internal(set) var pending: Timestamp?

  /// Creates a card that was never answered.
  public init(_ id: CardID) { self.id = id }

  /// The stage of its schedule.
  public var phase: CardPhase { CardPhase(state) }
  /// The number of days after which the probability of recall has fallen to 90 %; `nil` for a new card.
  public var stability: Double? { state.lastReview?.memory.stability }

  /// Whether it may be asked on `today`, regardless of when it is due: whether it is neither suspended nor buried.
  public func isAvailable(on today: CalendarDay) -> Bool { !isSuspended && (buriedUntil.map { $0 <= today } ?? true) }

  /// Whether it is due: a learned card on its day or later, a card in learning at its time.
  public func isDue(at now: Timestamp, on today: CalendarDay) -> Bool {
    switch due {
    case .day(let day)?: day <= today
    case .moment(let moment)?: moment <= now
    case nil: false
    }
  }
}

/// When a card comes back.
public enum Due: Hashable, Sendable {
  /// On a day.
  case day(CalendarDay)
  /// At a moment.
  case moment(Timestamp)
}

/// The stages of a card's schedule.
public enum CardPhase: Int, CaseIterable, Hashable, Sendable {
  /// It was never answered.
  case new = 0
  /// It is being learned.
  case learning = 1
  /// It is known and comes back after days.
  case review = 2
  /// It was forgotten and is being learned again.
  case relearning = 3

  init(_ state: CardState) {
    switch state {
    case .new: self = .new
    case .learning: self = .learning
    case .review: self = .review
    case .relearning: self = .relearning
    }
  }
}

/// The columns of a stored schedule.
public struct StoredSchedule: Equatable, Sendable {
  /// The stage.
  public let phase: CardPhase
  /// The step of learning or relearning, from 0.
  public let step: Int
  /// The state of the memory; `nil` for a new card.
  public let memory: MemoryState?
  /// The day of the last answer; `nil` for a new card.
  public let day: CalendarDay?

  /// Creates the columns.
  public init(phase: CardPhase, step: Int, memory: MemoryState?, day: CalendarDay?) {
    (self.phase, self.step, self.memory, self.day) = (phase, step, memory, day)
  }
}

extension Card {
  /// The schedule as it is stored.
  public var schedule: StoredSchedule {
    let step: Int
    switch state {
    case .learning(let place, _), .relearning(let place, _): step = place
    case .new, .review: step = 0
    }
    return StoredSchedule(phase: phase, step: step, memory: state.lastReview?.memory, day: state.lastReview.map { CalendarDay($0.time) })
  }

  /// Creates a card from stored values; `nil` when ``schedule`` cannot have these values.
  public init?(
    _ id: CardID, schedule: StoredSchedule, due: Due?, answered: Timestamp?, answers: Int, lapses: Int, isSuspended: Bool, isLeech: Bool,
    buriedUntil: CalendarDay?, version: LogEntry.ID?, latest: Timestamp?, pending: Timestamp?
  ) {
    self.init(id)
    guard let state = CardState(schedule, due, answered) else { return nil }
    (self.state, self.due, self.answered, self.answers, self.lapses) = (state, due, answered, answers, lapses)
    (self.isSuspended, self.isLeech, self.buriedUntil) = (isSuspended, isLeech, buriedUntil)
    (self.version, self.latest, self.pending) = (version, latest, pending)
  }
}

extension CardState {
  fileprivate init?(_ stored: StoredSchedule, _ due: Due?, _ answered: Timestamp?) {
    guard stored.phase != .new else {
      self = .new
      return
    }
    guard let memory = stored.memory, let day = stored.day, let due, let answered else { return nil }
    let interval: Interval
    switch due {
    case .day(let dueDay): interval = .days(Int(dueDay.daysSinceEpoch - day.daysSinceEpoch))
    case .moment(let moment): interval = .time(moment.duration(since: answered))
    }
    let last = LastReview(time: day.startForMemory, memory: memory, interval: interval)
    switch stored.phase {
    case .new: return nil
    case .learning: self = .learning(step: stored.step, last)
    case .review: self = .review(last)
    case .relearning: self = .relearning(step: stored.step, last)
    }
  }
}
