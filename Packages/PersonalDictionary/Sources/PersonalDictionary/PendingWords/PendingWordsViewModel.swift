public import CoreModule

/// The queue of pending look-ups, for which a source gave no answer.
@MainActor
public final class PendingWordsViewModel {
  /// The state to show.
  public internal(set) var state = PendingWordsState()

  private var reads = IntentOrder()
  private var runs = IntentOrder()
  private let lookUp: LookUp
  private let store: any WordStore
  private let records: any ServiceRecords
  private let nextTries: NextTries
  private let router: any Router<PersonalDictionaryDestination>

  init(
    lookUp: LookUp, store: any WordStore, records: any ServiceRecords, nextTries: NextTries,
    router: any Router<PersonalDictionaryDestination>
  ) {
    self.lookUp = lookUp
    self.store = store
    self.records = records
    self.nextTries = nextTries
    self.router = router
  }

  /// Reads the pending words.
  public func load() async {
    state.problem = nil
    await read()
  }

  private func read() async {
    let turn = reads.next()
    do throws(PersonalDictionaryProblem) {
      let words = try await pendingWords()
      let next = try await nextTries.moments(for: words)
      guard reads.isLatest(turn) else { return }
      let known = Dictionary(state.pending.map { ($0.word.number, $0.nextTry) }) { first, _ in first }
      state.pending = words.map { PendingWord(word: $0, nextTry: next[$0.number] ?? known[$0.number] ?? nil) }
      state.isLoaded = true
    } catch {
      if reads.isLatest(turn) { state.problem = error }
    }
  }

  /// Looks up all pending words, the oldest first. Words that the user must do something about are looked up only if they are selected.
  ///
  /// Each result is stored immediately, so nothing is lost if this is interrupted, and the next call continues where this one ended. Of
  /// several simultaneous calls, the state shows the last one.
  ///
  /// - Parameters:
  ///   - selectors: The words to look up, regardless of earlier results; empty for all pending ones.
  ///   - report: Called before each word.
  public func fetch(_ selectors: [WordSelector] = [], report: (PendingWordsProgress) -> Void = { _ in }) async {
    let turn = runs.next()
    state.done = []
    state.problem = nil
    let count = selectors.count
    func show(_ progress: PendingWordsProgress) {
      if runs.isLatest(turn) { state.progress = progress }
      report(progress)
    }
    let problem = await records.inTurn(
      waiting: { show(PendingWordsProgress(asked: 0, all: count, text: nil)) },
      { await self.worked(off: selectors, turn, show) }
    )
    if runs.isLatest(turn) {
      state.progress = nil
      if let problem { state.problem = problem }
    }
    if problem == nil { await read() }
  }

  /// Navigates to the entry of a word.
  public func open(_ number: Word.Number) { router.navigate(to: .entry(number)) }

  /// Deletes the cached answers of services. Words keep their translations.
  ///
  /// - Returns: The number of deleted answers; `nil` when this failed.
  public func clearAnswers() async -> Int? {
    state.problem = nil
    do { return try await records.clearAnswers() } catch {
      state.problem = PersonalDictionaryProblem(error)
      return nil
    }
  }

  private func worked(
    off selectors: [WordSelector], _ turn: IntentOrder.Turn, _ show: (PendingWordsProgress) -> Void
  ) async -> PersonalDictionaryProblem? {
    do throws(PersonalDictionaryProblem) {
      let words = try await wanted(selectors)
      var round = FetchRound()
      if runs.isLatest(turn) { state.pending = [] }
      for (index, word) in words.enumerated() {
        if Task.isCancelled { break }
        show(PendingWordsProgress(asked: index, all: words.count, text: word.text))
        let answer = try await lookUp.ignoringPauses(word.text, in: word.direction, except: round.unavailableServices)
        if answer.pendingReason == .interrupted { break }
        round.note(answer)
        try await keep(answer, of: word, turn)
      }
      return nil
    } catch { return error }
  }

  private func wanted(_ selectors: [WordSelector]) async throws(PersonalDictionaryProblem) -> [Word] {
    guard selectors.isEmpty else { return try await WordSelection(store: store).words(selectors) }
    return try await pendingWords().filter { $0.pendingReason?.isPassing == true }
  }

  private func pendingWords() async throws(PersonalDictionaryProblem) -> [Word] {
    var query = WordQuery()
    query.status = .pending
    query.order = .oldest
    do { return try await store.words(query) } catch { throw .store(error) }
  }

  /// Stores the result of a look-up, unless the word was deleted or changed meanwhile.
  private func keep(_ answer: LookUpAnswer, of word: Word, _ turn: IntentOrder.Turn) async throws(PersonalDictionaryProblem) {
    let reason = answer.found == nil ? answer.pendingReason : nil
    var edit = WordEdit()
    edit.lookedUp = LookedUp(text: word.text, direction: word.direction)
    edit.found = answer.found.map { .some($0) }
    edit.pendingReason = reason
    let stored: Word?
    do { stored = try await store.edit([word.number], edit).first } catch {
      switch error {
      case .noSuchWord, .changedMeanwhile: return
      default: throw .store(error)
      }
    }
    guard let stored, runs.isLatest(turn) else { return }
    state.pending.removeAll { $0.word.number == stored.number }
    if reason == nil {
      state.done.append(stored)
    } else {
      state.pending.append(PendingWord(word: stored, nextTry: answer.nextTry))
    }
  }
}
