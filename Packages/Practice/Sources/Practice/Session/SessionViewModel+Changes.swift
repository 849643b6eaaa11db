public import CoreModule

extension SessionViewModel {
  /// Undoes the last change of the session, and asks its card again.
  public func undo() async {
    guard let run, let last = run.changes.popLast() else { return }
    switch last {
    case .answer(let answered): await takeBack(answered, in: run)
    case .hold(let held): await release(held, in: run)
    }
  }

  private func takeBack(_ last: AnsweredCard, in run: SessionRun) async {
    guard let review = last.review else { return }
    let turn = turns.next()
    let retraction = tools.entry(last.card.id, after: last.card.latest, .retraction(of: last.entry.id))
    do throws(PracticeStoreError) {
      let card = try await tools.append(retraction, to: last.card, subject: last.question.word.text)
      changes += 1
      discount(review, in: run)
      if run === self.run, last.card.isLeech, !card.isLeech { state.leech = nil }
      await ask(card, last.question, in: run, turn)
    } catch {
      if case .storage = error {
        run.changes.append(.answer(last))
        return show(PracticeProblem(error), turn)
      }
      await passOver(last, review, in: run, turn)
    }
  }

  /// Goes on without undoing an answer whose card another process has changed since. An answer that the other process has undone counts no
  /// more.
  private func passOver(_ last: AnsweredCard, _ review: Review, in run: SessionRun, _ turn: IntentOrder.Turn) async {
    do throws(PracticeProblem) {
      let log = try await PracticeProblem.converting { () throws(PracticeStoreError) in
        try await tools.store.entries(of: [last.card.id])
      }.flatMap(\.self)
      guard !log.effective.contains(where: { $0.id == last.entry.id }) else {
        showLastChange(of: run)
        return await showNext(of: run, turn, .changedSince(last.card.id))
      }
      discount(review, in: run)
      let card = try await PracticeProblem.converting { () throws(PracticeStoreError) in try await tools.store.cards([last.card.id]) }.first
      guard let card, card.state == last.question.card.state, card.isAvailable(on: tools.calendar.day(of: tools.clock.now())) else {
        return await showNext(of: run, turn, .alreadyUndone(last.card.id))
      }
      await ask(card, last.question, in: run, turn, .alreadyUndone(last.card.id))
    } catch { show(error, turn) }
  }

  /// Subtracts an answer that no longer counts.
  private func discount(_ review: Review, in run: SessionRun) {
    run.count(review, isTakenBack: true)
    guard run === self.run else { return }
    state.progress.count(review, isTakenBack: true)
    showLastChange(of: run)
  }

  private func release(_ held: HeldWord, in run: SessionRun) async {
    let turn = turns.next()
    let step: StepName = held.isRetractable ? .practiceRestore : .practiceRelease
    do throws(PracticeProblem) {
      let cards = try await store(held.question, step) { card in
        guard held.isRetractable, let entry = held.entries.first(where: { $0.card == card.id }) else { return .release }
        return .retraction(of: entry.id)
      }.cards
      showLastChange(of: run)
      guard let card = cards.first(where: { $0.id == held.question.card.id }) else { return await showNext(of: run, turn) }
      await ask(card, held.question, in: run, turn)
    } catch {
      run.changes.append(.hold(held))
      show(error, turn)
    }
  }

  /// Adds the word of the question to the favourites, or removes it. If the word was deleted meanwhile, asks the next card.
  public func star() async {
    guard let run, let word = state.question?.word else { return }
    let turn = turns.latest
    do {
      guard try await tools.words.change(word.id, .star(!word.isStarred)) else { return await showNext(of: run, turn) }
      changes += 1
      if turns.isLatest(turn) { state.problem = nil }
      if state.question?.word.id == word.id { state.question?.word.isStarred = !word.isStarred }
    } catch { show(.storage(error), turn) }
  }

  /// Suspends the word in both directions until it is released, and asks the next card.
  public func suspend() async { await hold(.practiceSuspend, .suspension) }

  /// Buries the word in both directions until tomorrow, and asks the next card.
  public func bury() async {
    let today = tools.calendar.day(of: tools.clock.now())
    await hold(.practiceBury, .burial(until: today.adding(days: 1)))
  }

  /// Makes the word new again in both directions, as if it had never been practised, and asks the next card.
  public func reset() async { await hold(.practiceReset, .reset) }

  /// Reschedules the word in both directions to a day, and asks the next card.
  public func reschedule(to day: CalendarDay) async { await hold(.practiceReschedule, .rescheduling(to: day)) }

  /// Ends the session, and shows its summary.
  public func finish() async {
    guard let run else { return }
    let turn = turns.next()
    do throws(PracticeProblem) {
      let summary = try await run.summary()
      guard turns.isLatest(turn) else { return }
      (state.question, state.summary, state.problem) = (nil, summary, nil)
    } catch { show(error, turn) }
  }

  /// Reads the word of the question again, in case it was edited, starred or deleted.
  public func reload() async {
    guard let run, let question = state.question else { return }
    let turn = turns.latest
    do throws(PracticeProblem) {
      let (found, cards) = try await steady { () throws(PracticeProblem) in
        let word = try await run.word(of: question.card.id)
        let cards = try await PracticeProblem.converting { () throws(PracticeStoreError) in
          try await tools.store.cards([question.card.id])
        }
        return (word, cards)
      }
      guard turns.isLatest(turn), !isAnswering, state.question?.card == question.card else { return }
      guard let word = found, cards.first == question.card else { return await showNext(of: run, turn) }
      state.question?.word = word
    } catch { show(error, turn) }
  }

  private func hold(_ step: StepName, _ event: LogEntry.Event) async {
    guard let run, let question = state.question, !isAnswering else { return }
    isAnswering = true
    defer { isAnswering = false }
    let today = tools.calendar.day(of: tools.clock.now())
    let turn = turns.next()
    do throws(PracticeProblem) {
      let entries = try await store(question, step) { _ in event }.entries
      run.changes.append(.hold(HeldWord(question: question, event: event, day: today, entries: entries)))
    } catch { return show(error, turn) }
    showLastChange(of: run)
    await showNext(of: run, turn)
  }

  /// Appends an event of the word of a question, in both directions.
  ///
  /// - Returns: The entries, and the card of the question and its sibling.
  private func store(
    _ question: Question, _ step: StepName, _ event: (Card) -> LogEntry.Event
  ) async throws(PracticeProblem) -> (entries: [LogEntry], cards: [Card]) {
    let stored = try await tools.append([question.word], step, event)
    changes += 1
    return stored
  }

  /// Asks a card again, in the same way.
  private func ask(
    _ card: Card, _ before: Question, in run: SessionRun, _ turn: IntentOrder.Turn, _ problem: PracticeProblem? = nil
  ) async {
    do throws(PracticeProblem) {
      let question = try await run.maker.question(card, before.word, as: before.kind)
      guard turns.isLatest(turn), run === self.run else { return }
      (state.question, state.summary, state.problem) = (question, nil, problem)
    } catch { show(error, turn) }
  }
}

extension HeldWord {
  /// Whether its entries are retracted to undo it; otherwise an entry that releases the word is appended.
  fileprivate var isRetractable: Bool {
    switch event {
    case .reset, .rescheduling: true
    default: false
    }
  }
}
