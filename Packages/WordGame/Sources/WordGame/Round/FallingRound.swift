public import CoreModule

/// Something that happens in a round that is played against the clock.
public enum RoundEvent: Equatable, Sendable {
  /// Time has gone by.
  case frame
  /// The player said that the two belong together, or that they do not.
  case answer(Bool)
  /// The player wants a rest.
  case pause
  /// The player goes on.
  case resume
}

/// A round whose words fall: what is seen of it follows from the round, from what happened when, and from the time, and from nothing else.
public struct FallingRound: Equatable, Sendable {
  /// The round as the events have made it.
  public private(set) var round: Round
  /// Whether the player rests.
  public private(set) var isPaused = false
  private let hasTimer: Bool
  /// How long the present pair has been falling, in milliseconds.
  private var fallen: Int64 = 0
  private var last: Timestamp

  /// Time in which nobody looked, such as that of a suspended program, does not count; frames follow each other much faster than this.
  public static let longestFrame: Int64 = 1000

  /// A round whose first pair begins to fall at `start`; without a timer nothing falls.
  public init(_ round: Round, hasTimer: Bool = true, at start: Timestamp) {
    self.round = round
    self.hasTimer = hasTimer
    last = start
  }

  /// What `events` make of a round that began at `start`.
  public init(_ round: Round, hasTimer: Bool = true, at start: Timestamp, events: [(RoundEvent, Timestamp)]) {
    self.init(round, hasTimer: hasTimer, at: start)
    for (event, moment) in events { apply(event, at: moment) }
  }

  /// Lets time go by until `moment`, then lets `event` happen.
  ///
  /// - Returns: The answers that this has given: first those that came too late, of which there is one for each pair that fell to the end.
  @discardableResult
  public mutating func apply(_ event: RoundEvent, at moment: Timestamp) -> [RoundAnswer] {
    var given = pass(until: moment)
    switch event {
    case .frame: break
    case .pause: isPaused = round.result == nil
    case .resume: isPaused = false
    case .answer(let said):
      guard !isPaused, let answer = round.answer(said) else { break }
      given.append(answer)
      fallen = 0
    }
    return given
  }

  /// How far the present pair has fallen at `moment`: 0 at the top, 1 at the bottom.
  public func position(at moment: Timestamp) -> Double {
    guard hasTimer, round.pair != nil else { return 0 }
    return min(1, Double(fallen + elapsed(until: moment)) / Double(timeOfPair))
  }

  /// How much time is left for the present pair at `moment`, in milliseconds; `nil` without a timer.
  public func millisecondsLeft(at moment: Timestamp) -> Int64? {
    hasTimer ? max(0, timeOfPair - fallen - elapsed(until: moment)) : nil
  }

  private var timeOfPair: Int64 { Int64(round.setup.rules.secondsPerPair) * 1000 }

  private mutating func pass(until moment: Timestamp) -> [RoundAnswer] {
    fallen += elapsed(until: moment)
    last = moment
    guard hasTimer else { return [] }
    var given: [RoundAnswer] = []
    while fallen >= timeOfPair, let late = round.answer(nil) {
      given.append(late)
      fallen -= timeOfPair
    }
    return given
  }

  private func elapsed(until moment: Timestamp) -> Int64 {
    let time = moment.milliseconds - last.milliseconds
    guard !isPaused, round.pair != nil, time > 0 else { return 0 }
    return time > Self.longestFrame ? 0 : time
  }
}
