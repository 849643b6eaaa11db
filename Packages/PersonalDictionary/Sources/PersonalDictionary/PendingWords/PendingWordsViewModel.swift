public import CoreModule
public import Observation

/// The queue of look-ups that are owed because a source could not be asked.
@MainActor
@Observable
public final class PendingWordsViewModel {
  /// What the queue shows.
  public internal(set) var state = PendingWordsState()

  @ObservationIgnored private var readings = IntentOrder()
  @ObservationIgnored private var runs = IntentOrder()
  private let lookUp: LookUp
  private let store: any WordStore
  private let records: any ServiceRecords
  private let nextTries: NextTries
  private let changes: any DataChanges
  private let router: any Router<PersonalDictionaryDestination>

  init(
    lookUp: LookUp, store: any WordStore, records: any ServiceRecords, nextTries: NextTries, changes: any DataChanges,
    router: any Router<PersonalDictionaryDestination>
  ) {
    self.lookUp = lookUp
    self.store = store
    self.records = records
    self.nextTries = nextTries
    self.changes = changes
    self.router = router
  }

  /// Reads which words are pending.
  public func load() async {
    state.problem = nil
    await read()
  }

  private func read() async {
    let turn = readings.next()
    do throws(PersonalDictionaryProblem) {
      let words = try await pendingWords()
      let next = try await nextTries.moments(for: words)
      guard readings.isLatest(turn) else { return }
      let known = Dictionary(state.pending.map { ($0.word.number, $0.nextTry) }) { first, _ in first }
      state.pending = words.map { PendingWord(word: $0, nextTry: next[$0.number] ?? known[$0.number] ?? nil) }
      state.isLoaded = true
    } catch {
      if readings.isLatest(turn) { state.problem = error }
    }
  }

  /// Reads the queue again after each change, until the task that runs this is cancelled; the queue lives as long as that task.
  public func follow() async {
    for await change in changes.subscribe() where change.mayTouch(.words) && state.progress == nil { await load() }
  }

  /// Looks all pending words up, the oldest first; those whose reason does not pass by itself only where they are named.
  ///
  /// What is found is stored word by word, so that whatever ends the work loses nothing, and the next time goes on where it ended. Of
  /// several runs at the same time, the state tells what the last one does.
  ///
  /// - Parameters:
  ///   - selectors: The words to look up, whatever came of it before; empty for all pending ones.
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

  /// Asks for the entry of a word.
  public func open(_ number: Word.Number) { router.navigate(to: .entry(number)) }

  /// Forgets what services answered. Words keep their translations.
  ///
  /// - Returns: How many answers were forgotten; `nil` when that failed.
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

  /// Stores what came of a look-up. A word that was deleted or changed while it went on is left alone.
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
