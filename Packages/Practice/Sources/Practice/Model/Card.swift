public import CoreModule
public import PracticeScheduling

/// Which side of a word is asked.
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

/// A word in one direction, and how well it is known. It is computed from the log by ``CardFold``.
public struct Card: Equatable, Identifiable, Sendable {
  /// The word and the direction.
  public let id: CardID
  /// Where it is in its schedule. The time of its last answer is the beginning of a day, because days are what counts: see ``due``
  /// for when it comes back, and ``answered`` for when it was answered.
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
  /// Whether it was forgotten so often that learning it as it is costs too much.
  public internal(set) var isLeech = false
  /// It does not come back before this day.
  public internal(set) var buriedUntil: CalendarDay?
  /// What was last appended to its log of what an answer to it depends on, by which the next answer knows what it was given to; `nil` when
  /// there is none. Suspending a card, or burying it, does not make an answer to it wrong.
  public internal(set) var version: LogEntry.ID?
  /// The time of the latest entry that counts.
  public internal(set) var latest: Timestamp?
  /// The time of the earliest entry that does not count yet, because it is in the future.
  public internal(set) var pending: Timestamp?

  /// Creates a card that was never answered.
  public init(_ id: CardID) { self.id = id }

  /// The stage of its schedule.
  public var phase: CardPhase { CardPhase(state) }
  /// The days until the probability of recall has fallen to 90 %; `nil` for a new card.
  public var stability: Double? { state.lastReview?.memory.stability }

  /// Whether it may be asked on `today`, apart from when it is due.
  public func isAvailable(on today: CalendarDay) -> Bool { !isSuspended && (buriedUntil.map { $0 <= today } ?? true) }

  /// Whether it is asked now: a learned card on its day or later, one that is being learned at its time.
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
  /// From the beginning of a day on.
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

/// The columns of a stored card.
public struct StoredSchedule: Equatable, Sendable {
  /// The stage.
  public let phase: CardPhase
  /// The step of learning or relearning, from 0.
  public let step: Int
  /// The two numbers of the memory.
  public let memory: MemoryState?
  /// The day of the last answer.
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

  /// Creates a card from what is stored; `nil` when the schedule is not one that ``schedule`` gives.
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
