import CoreModule
public import PracticeScheduling

/// A session, which asks one card after another.
@MainActor
public final class SessionViewModel {
  /// The state to show.
  public internal(set) var state = SessionState()

  var turns = IntentOrder()
  var run: SessionRun?
  /// Whether an answer or another change is being stored, after which the next question is shown.
  var isAnswering = false
  /// The number of stored changes.
  var changes = 0
  let tools: SessionTools
  private let router: any Router<PracticeDestination>

  init(_ tools: SessionTools, router: any Router<PracticeDestination>) {
    self.tools = tools
    self.router = router
  }

  /// Begins a session.
  public func start(_ options: SessionOptions = SessionOptions()) async {
    let turn = turns.next()
    do throws(PracticeProblem) {
      let (run, overview, question, summary) = try await steady { () throws(PracticeProblem) in
        let (run, overview) = try await SessionRun.begin(tools, options)
        let (question, summary) = try await Self.next(run)
        return (run, overview, question, summary)
      }
      guard turns.isLatest(turn) else { return }
      self.run = run
      state = SessionState()
      (state.overview, state.left, state.question, state.summary) = (overview, overview, question, summary)
    } catch {
      if turns.isLatest(turn) { state.problem = error }
    }
  }

  /// Shows the right answer.
  public func reveal() { state.question?.isRevealed = true }

  /// Judges a typed answer and shows the right one; ``answer(_:)`` stores it.
  public func type(_ text: String) async {
    guard let question = state.question else { return }
    let turn = turns.latest
    let judgement = await question.judgement(of: text, tools.words)
    guard turns.isLatest(turn), !isAnswering, state.question?.card == question.card else { return }
    state.question?.judgement = judgement
    state.question?.isRevealed = true
  }

  /// Chooses an answer by its index, from 0, and shows the right one; ``answer(_:)`` stores it.
  public func choose(_ choice: Int) {
    guard let question = state.question, question.choices.indices.contains(choice) else { return }
    let (text, expected) = (question.choices[choice], question.expected.first ?? "")
    state.question?.judgement = Judgement(
      verdict: text == expected ? .right : .wrong, remark: nil, expected: expected, difference: []
    )
    state.question?.chosen = choice
    state.question?.isRevealed = true
  }

  /// Stores the answer, by default with the grade of the judgement, and asks the next card.
  ///
  /// If the answer cannot be stored, the question stays. An answer to a card that another process answered or set aside meanwhile, or whose
  /// word was deleted, does not count.
  public func answer(_ given: Grade? = nil) async {
    guard let run, let question = state.question, let grade = given ?? question.judgement?.grade,
      let button = question.button(grade), !isAnswering
    else { return }
    isAnswering = true
    defer { isAnswering = false }
    let turn = turns.next()
    let review = Review(
      grade, kind: question.kind, duration: tools.clock.now().duration(since: question.asked), before: question.card.phase,
      interval: button.interval
    )
    let entry = tools.entry(question.card.id, after: [question.card.latest, run.justAnswered].compactMap(\.self).max(), .answer(review))
    run.latest = entry.time
    var problem: PracticeProblem?
    do throws(PracticeProblem) {
      let card = try await stored(entry, question)
      note(AnsweredCard(entry: entry, question: question, card: card), review, in: run)
    } catch {
      guard error.wasOvertaken else { return show(error, turn) }
      problem = error
    }
    await showNext(of: run, turn, problem)
  }

  /// Appends an answer unless the word was deleted meanwhile.
  ///
  /// - Returns: The card after it.
  private func stored(_ entry: LogEntry, _ question: Question) async throws(PracticeProblem) -> Card {
    let found = try await PracticeProblem.convertingWords { () throws(StorageError) in try await tools.words.words([question.word.id]) }
    guard !found.isEmpty else { throw .deleted(question.card.id) }
    return try await PracticeProblem.converting { () throws(PracticeStoreError) in
      try await tools.append(entry, to: question.card, subject: question.word.text)
    }
  }

  /// Navigates to the editor of the word.
  public func edit() {
    guard let word = state.leech ?? state.question?.word else { return }
    router.navigate(to: .editor(word.id))
  }

  /// Dismisses the suggestion about a leech.
  public func dismissLeech() { state.leech = nil }

  private func note(_ answered: AnsweredCard, _ review: Review, in run: SessionRun) {
    changes += 1
    run.changes.append(.answer(answered))
    run.count(review)
    guard run === self.run else { return }
    state.progress.count(review)
    if answered.card.isLeech, answered.card.isSuspended { state.leech = answered.question.word }
    showLastChange(of: run)
  }

  /// Updates the change that can be undone next, and the number of cards that are left.
  func showLastChange(of run: SessionRun) {
    guard run === self.run else { return }
    state.left = state.overview?.left(after: run.changes)
    state.lastHold = if case .hold(let held)? = run.changes.last { held } else { nil }
    state.lastAnswer = run.changes.reversed().lazy.compactMap { if case .answer(let answered) = $0 { answered } else { nil } }.first
  }
}

extension SessionViewModel {
  /// The next question, or the summary of the session.
  static func next(_ run: SessionRun) async throws(PracticeProblem) -> (Question?, SessionSummary?) {
    let question = try await run.next()
    return (question, question == nil ? try await run.summary() : nil)
  }

  /// Shows what comes next, unless something newer is shown.
  func showNext(of run: SessionRun, _ turn: IntentOrder.Turn, _ problem: PracticeProblem? = nil) async {
    do throws(PracticeProblem) {
      let (question, summary) = try await steady { () throws(PracticeProblem) in try await Self.next(run) }
      guard turns.isLatest(turn), run === self.run else { return }
      (state.question, state.summary, state.problem) = (question, summary, problem)
    } catch { show(error, turn) }
  }

  /// Repeats `read` until no change of this session is stored meanwhile, so that the results of several reads belong together.
  func steady<Value>(_ read: () async throws(PracticeProblem) -> Value) async throws(PracticeProblem) -> Value {
    while true {
      let before = changes
      let value = try await read()
      if before == changes { return value }
    }
  }

  func show(_ problem: PracticeProblem?, _ turn: IntentOrder.Turn) {
    if turns.isLatest(turn) { state.problem = problem }
  }
}
