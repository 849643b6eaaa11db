public import Foundation

/// The scheduler FSRS-6. It determines when a card comes back after each answer.
///
/// ```swift
/// let scheduler = try Scheduler()
/// let card = scheduler.next(.new, after: Answer(.easy, at: now))
/// card.lastReview?.interval  // 8 days
/// ```
public struct Scheduler: Hashable, Sendable {
  /// The parameters of the memory model.
  public let parameters: FSRSParameters
  /// The probability of recall, from 0 to 1, at which a card comes back.
  public let desiredRetention: Double
  /// The intervals between the answers to a card that is being learned.
  public let learningSteps: [Duration]
  /// The intervals between the answers to a card that was forgotten.
  public let relearningSteps: [Duration]
  /// The longest interval, in days.
  public let maximumInterval: Int

  /// The valid desired retentions.
  public static let retentions = 0.7...0.99
  /// The valid maximum intervals, in days.
  public static let maximumIntervals = 1...36_500

  let model: MemoryModel

  /// Creates a scheduler. The defaults are the published ones.
  ///
  /// - Throws: ``SchedulingProblem`` when a value is out of its bounds or a step is not positive.
  public init(
    parameters: FSRSParameters = .default, desiredRetention: Double = 0.9,
    learningSteps: [Duration] = [.seconds(60), .seconds(600)], relearningSteps: [Duration] = [.seconds(600)],
    maximumInterval: Int = Self.maximumIntervals.upperBound
  ) throws(SchedulingProblem) {
    guard Self.retentions.contains(desiredRetention) else {
      throw .retentionOutOfBounds(desiredRetention, bounds: Self.retentions)
    }
    guard Self.maximumIntervals.contains(maximumInterval) else {
      throw .maximumIntervalOutOfBounds(maximumInterval, bounds: Self.maximumIntervals)
    }
    if let step = (learningSteps + relearningSteps).first(where: { $0 <= .zero }) { throw .stepNotPositive(step) }
    self.parameters = parameters
    self.desiredRetention = desiredRetention
    self.learningSteps = learningSteps
    self.relearningSteps = relearningSteps
    self.maximumInterval = maximumInterval
    model = MemoryModel(parameters)
  }

  /// The state of a card after an answer. `fuzz` varies intervals of days a little.
  public func next(_ card: CardState, after answer: Answer, fuzz: Fuzz? = nil) -> CardState {
    let memory = self.memory(of: card, after: answer)
    let review = { (interval: Interval) in LastReview(time: answer.time, memory: memory, interval: interval) }
    switch card {
    case .new, .learning:
      guard let step = Step(after: answer.grade, at: card.step, of: learningSteps) else { break }
      return .learning(step: step.index, review(.time(step.duration)))
    case .review:
      guard !answer.grade.isRecall, let first = relearningSteps.first else { break }
      return .relearning(step: 0, review(.time(first)))
    case .relearning:
      guard let step = Step(after: answer.grade, at: card.step, of: relearningSteps) else { break }
      return .relearning(step: step.index, review(.time(step.duration)))
    }
    return .review(review(.days(days(for: memory, fuzz))))
  }

  /// The state of a card that leaves the steps of learning early, as if it had passed the last one. The interval is without fuzz.
  public func graduated(_ card: CardState) -> CardState {
    switch card {
    case .new, .review: card
    case .learning(_, let last), .relearning(_, let last):
      .review(LastReview(time: last.time, memory: last.memory, interval: .days(days(for: last.memory, nil))))
    }
  }

  /// The memory state for an ease and an interval of the scheduler SM-2, converted as in Anki; `nil` when one of them is invalid.
  ///
  /// - Parameters:
  ///   - ease: The factor by which each answer lengthens the interval, such as 2.5; greater than 1.
  ///   - interval: The interval in days, at least 1.
  public func memory(ease: Double, interval: Int) -> MemoryState? {
    guard ease > 1, interval > 0 else { return nil }
    let stability = Double(interval)
    // The ease of an answer at a retrievability of 90 %, without the difficulty.
    let growth = exp(parameters.values[8]) * pow(stability, -parameters.values[9]) * (exp(parameters.values[10] * 0.1) - 1)
    return MemoryState(bounding: stability, 11 - (ease - 1) / growth)
  }

  /// The states of a card after each possible answer at `time`, for the labels of the four buttons.
  public func previews(of card: CardState, at time: Date, fuzz: Fuzz? = nil) -> [(grade: Grade, card: CardState)] {
    Grade.allCases.map { ($0, next(card, after: Answer($0, at: time), fuzz: fuzz)) }
  }

  /// The probability that a card is remembered at `time`, from 0 to 1; `nil` for a new card.
  public func retrievability(of card: CardState, at time: Date) -> Double? {
    card.lastReview.map { model.retrievability(stability: $0.memory.stability, days: time.days(since: $0.time)) }
  }

  /// The state of a card from all answers to it, in any order.
  ///
  /// Answers count in the order of their times, each once, and only those not later than `now`; the order of the sequence does not matter.
  /// `fuzz` varies the interval after the last answer.
  public func rebuild(from answers: some Sequence<Answer>, asOf now: Date, fuzz: Fuzz? = nil) -> CardState {
    let answers = answers.chronological(asOf: now)
    guard let last = answers.last else { return .new }
    return next(answers.dropLast().reduce(.new) { next($0, after: $1) }, after: last, fuzz: fuzz)
  }

  private func memory(of card: CardState, after answer: Answer) -> MemoryState {
    guard let last = card.lastReview else { return model.initial(answer.grade) }
    return model.memory(after: answer.grade, from: last.memory, days: answer.time.days(since: last.time))
  }

  /// The interval in whole days, at least one.
  private func days(for memory: MemoryState, _ fuzz: Fuzz?) -> Int {
    let exact = model.days(until: desiredRetention, stability: memory.stability).rounded(.toNearestOrEven)
    let days = Int(exact.bounded(by: 1...Double(maximumInterval)))
    return fuzz?.day(near: days, maximum: maximumInterval) ?? days
  }
}

/// A step of learning or relearning.
private struct Step {
  let index: Int
  let duration: Duration

  /// The step after an answer; `nil` when the card has left the steps.
  init?(after grade: Grade, at index: Int, of steps: [Duration]) {
    // A stored card may be at a step that no longer exists.
    guard let first = steps.first, index < steps.count || grade == .again else { return nil }
    switch grade {
    case .again: (self.index, duration) = (0, first)
    case .hard where index > 0: (self.index, duration) = (index, steps[index])
    case .hard: (self.index, duration) = (index, steps.count > 1 ? (first + steps[1]) / 2 : first * 1.5)
    case .good where index + 1 < steps.count: (self.index, duration) = (index + 1, steps[index + 1])
    case .good, .easy: return nil
    }
  }
}

extension CardState {
  fileprivate var step: Int {
    switch self {
    case .new, .review: 0
    case .learning(let step, _), .relearning(let step, _): max(0, step)
    }
  }
}

extension Date {
  /// The whole days of 24 hours since `earlier`, to the millisecond; 0 when that is later.
  func days(since earlier: Date) -> Int {
    let days = ((timeIntervalSince(earlier) * 1000).rounded() / 1000 / .secondsPerDay).rounded(.down)
    return Int(days.bounded(by: 0...1_000_000))
  }
}
