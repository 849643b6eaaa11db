import CoreModule

/// A game: one round after another.
@MainActor
public final class PlayViewModel {
  /// The state to show.
  public private(set) var state = PlayState()

  private var openings = IntentOrder()
  private let store: any GameStore
  private let words: any GameWords
  private let clock: WallClock
  private let random: RandomSource
  private let router: any Router<WordGameDestination>
  private var options = RoundOptions()
  private var started = Timestamp(milliseconds: 0)
  private var waiting: [(RecordedAnswer, RoundRecord)] = []
  private var isKeeping = false
  /// Whether the shown problem is a failure to store answers.
  private var couldNotKeep = false

  init(
    store: any GameStore, words: any GameWords, clock: WallClock, random: RandomSource, router: any Router<WordGameDestination>
  ) {
    self.store = store
    self.words = words
    self.clock = clock
    self.random = random
    self.router = router
  }

  /// Starts a round with these options.
  public func start(_ options: RoundOptions) async {
    self.options = options
    let turn = openings.next()
    let opening = RoundOpening(store: store, gameWords: words, clock: clock, random: random, options: options)
    do throws(WordGameProblem) {
      let opened = try await opening.open()
      guard openings.isLatest(turn) else { return }
      let now = clock.now()
      started = opened.started ?? now
      state = PlayState()
      state.falling = FallingRound(opened.round, hasTimer: options.hasTimer, at: now)
    } catch {
      guard openings.isLatest(turn) else { return }
      couldNotKeep = false
      state.problem = error
    }
  }

  /// Starts another round with the same options.
  public func restart() async {
    options.resumes = false
    options.isOfMistakes = false
    // The same seed would ask the same pairs again.
    options.seed = options.seed.map { $0 &+ 1 }
    await start(options)
  }

  /// Starts a round with the words that were answered wrongly in this one.
  public func playMistakes() async {
    options.resumes = false
    options.isOfMistakes = true
    // The chosen number of pairs was for the round that is over.
    options.hasChosenPairs = false
    await start(options)
  }

  /// Answers whether the two words match, and stores the answer.
  public func answer(_ said: Bool) async {
    handle(.answer(said))
    await storeAnswers()
  }

  /// Applies an event, and the time that has passed, to the round. ``storeAnswers()`` stores the answers that result.
  ///
  /// - Returns: Whether there were answers.
  @discardableResult
  public func handle(_ event: RoundEvent) -> Bool {
    guard var falling = state.falling else { return false }
    let now = clock.now()
    let given = falling.apply(event, at: now)
    state.falling = falling
    guard let last = given.last else { return false }
    state.lastAnswer = last
    for answer in given { waiting.append((RecordedAnswer(answer, given: now), record(after: answer, in: falling.round, at: now))) }
    return true
  }

  /// Stores the waiting answers one after another; while it runs, a second call does nothing. Answers that cannot be stored wait for the
  /// next call.
  public func storeAnswers() async {
    guard !isKeeping else { return }
    isKeeping = true
    defer { isKeeping = false }
    while let (answer, record) = waiting.first {
      do {
        try await store.keep(answer, of: record)
        waiting.removeFirst()
      } catch {
        state.problem = WordGameProblem(error)
        if case .storage = error { couldNotKeep = true } else { forget(record.setup.id) }
        return
      }
    }
    guard couldNotKeep else { return }
    couldNotKeep = false
    state.problem = nil
  }

  /// Discards the waiting answers of a round that another process plays.
  private func forget(_ round: RoundSetup.ID) {
    couldNotKeep = false
    waiting.removeAll { $0.1.setup.id == round }
  }

  /// Navigates to the scores.
  public func showScores() { router.navigate(to: .scores) }

  /// Whether the last round had wrong answers.
  public var hasMistakes: Bool { state.round?.missed.isEmpty == false }

  /// The record of the round after `answer`.
  private func record(after answer: RoundAnswer, in round: Round, at now: Timestamp) -> RoundRecord {
    let answers = round.answers.prefix(answer.index)
    let correct = answers.count(where: \.isCorrect)
    return RoundRecord(
      setup: round.setup, started: started, played: now, correct: correct, wrong: answers.count - correct,
      result: answer.index == round.answers.count ? round.result : nil
    )
  }
}
