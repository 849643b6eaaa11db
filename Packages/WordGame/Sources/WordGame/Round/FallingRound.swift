public import CoreModule

/// An event in a round with a time limit.
public enum RoundEvent: Equatable, Sendable {
  /// Time has passed.
  case frame
  /// The player answered whether the pair matches.
  case answer(Bool)
  /// The player paused the round.
  case pause
  /// The player resumed the round.
  case resume
}

/// A round with falling words. Its state is a pure function of the round, the events with their times, and the current time.
public struct FallingRound: Equatable, Sendable {
  /// The round after all events.
  public private(set) var round: Round
  /// Whether the round is paused.
  public private(set) var isPaused = false
  private let hasTimer: Bool
  /// How long the current pair has been falling, in milliseconds.
  private var fallen: Int64 = 0
  private var last: Timestamp

  /// The longest time between two events that counts, in milliseconds. After a longer one, the program was suspended.
  public static let longestFrame: Int64 = 1000

  /// A round whose first pair begins to fall at `start`; without a timer, nothing falls.
  public init(_ round: Round, hasTimer: Bool, at start: Timestamp) {
    self.round = round
    self.hasTimer = hasTimer
    last = start
  }

  /// Advances the time to `moment`, then applies `event`.
  ///
  /// - Returns: The new answers. Each pair that reached the bottom in the meantime has a missing answer.
  @discardableResult
  public mutating func apply(_ event: RoundEvent, at moment: Timestamp) -> [RoundAnswer] {
    var newAnswers = pass(until: moment)
    switch event {
    case .frame: break
    case .pause: isPaused = round.result == nil
    case .resume: isPaused = false
    case .answer(let said):
      // The player answered the pair that has just reached the bottom, and has not seen the next one.
      guard newAnswers.isEmpty, !isPaused, let answer = round.answer(said) else { break }
      newAnswers.append(answer)
      fallen = 0
    }
    return newAnswers
  }

  /// The position of the current pair at `moment`: 0 at the top, 1 at the bottom.
  public func position(at moment: Timestamp) -> Double {
    guard hasTimer, round.pair != nil else { return 0 }
    return min(1, Double(fallen + elapsed(until: moment)) / Double(timeOfPair))
  }

  /// The time left for the current pair at `moment`, in milliseconds; `nil` without a timer.
  public func millisecondsLeft(at moment: Timestamp) -> Int64? {
    hasTimer ? max(0, timeOfPair - fallen - elapsed(until: moment)) : nil
  }

  private var timeOfPair: Int64 { Int64(round.setup.rules.secondsPerPair) * 1000 }

  private mutating func pass(until moment: Timestamp) -> [RoundAnswer] {
    fallen += elapsed(until: moment)
    last = moment
    guard hasTimer else { return [] }
    var newAnswers: [RoundAnswer] = []
    while fallen >= timeOfPair, let late = round.answer(nil) {
      newAnswers.append(late)
      fallen -= timeOfPair
    }
    return newAnswers
  }

  private func elapsed(until moment: Timestamp) -> Int64 {
    let time = moment.milliseconds - last.milliseconds
    guard !isPaused, round.pair != nil, time > 0 else { return 0 }
    return time > Self.longestFrame ? 0 : time
  }
}
