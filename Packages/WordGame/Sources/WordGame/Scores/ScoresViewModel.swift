import CoreModule

/// Lists the rounds that were played, and the words that were asked.
@MainActor
public final class ScoresViewModel {
  /// The state to show.
  public private(set) var state = ScoresState()

  private var roundReadings = IntentOrder()
  private var wordReadings = IntentOrder()
  private let store: any GameStore
  private let localTime: LocalTime
  private let router: any Router<WordGameDestination>

  init(store: any GameStore, localTime: LocalTime, router: any Router<WordGameDestination>) {
    self.store = store
    self.localTime = localTime
    self.router = router
  }

  /// Reads the rounds that match `query`, in this order.
  public func loadRounds(_ query: RoundQuery = RoundQuery(), order: RoundOrder = .newest) async {
    var whole = query
    if order != .newest { whole.limit = nil }
    let turn = roundReadings.next()
    do {
      let rounds = try await store.rounds(whole)
      guard roundReadings.isLatest(turn) else { return }
      state.rounds = Array(order.sorted(rounds).prefix(query.limit ?? .max))
      state.problem = nil
    } catch {
      if roundReadings.isLatest(turn) { state.problem = .storage(error) }
    }
  }

  /// Reads the words in these languages, in this order, at most `limit`.
  public func loadWords(in languages: WordLanguages = .any, order: HistoryOrder = .weakest, limit: Int? = nil) async {
    let turn = wordReadings.next()
    do {
      let histories = try await store.histories(in: languages, localTime)
      guard wordReadings.isLatest(turn) else { return }
      state.words = Array(histories.sorted(by: order.precedes).prefix(limit ?? .max))
      state.problem = nil
    } catch {
      if wordReadings.isLatest(turn) { state.problem = .storage(error) }
    }
  }

  /// Navigates to a round.
  public func play(_ options: RoundOptions = RoundOptions()) { router.navigate(to: .play(options)) }

  /// Navigates to the scores.
  public func openScores() { router.navigate(to: .scores) }

  /// Navigates to the words that were asked.
  public func openWords() { router.navigate(to: .words) }
}

/// The state of the scores.
public struct ScoresState: Equatable, Sendable {
  /// The rounds that were read.
  public internal(set) var rounds: [RoundRecord] = []
  /// The words that were read.
  public internal(set) var words: [WordHistory] = []
  /// The last failure.
  public internal(set) var problem: WordGameProblem?
}

/// The order of rounds.
public enum RoundOrder: String, CaseIterable, Sendable {
  /// By start, latest first.
  case newest
  /// By correct answers, most first; then by wrong answers, fewest first; then by level, highest first.
  case best

  func sorted(_ rounds: [RoundRecord]) -> [RoundRecord] {
    switch self {
    case .newest: rounds
    case .best:
      rounds.enumerated().sorted { left, right in
        let (one, other) = (left.element, right.element)
        return (other.correct, one.wrong, other.setup.level.rawValue, left.offset)
          < (one.correct, other.wrong, one.setup.level.rawValue, right.offset)
      }.map(\.element)
    }
  }
}

/// The order of words.
public enum HistoryOrder: String, CaseIterable, Sendable {
  /// By the share of correct answers, smallest first.
  case weakest
  /// By the last time they were asked, latest first.
  case newest
  /// By the word, in byte order.
  case text

  func precedes(_ left: WordHistory, _ right: WordHistory) -> Bool {
    switch self {
    case .weakest:
      let (one, other) = (left.correct * right.asked, right.correct * left.asked)
      if one != other { return one < other }
      if left.streak != right.streak { return left.streak < right.streak }
      if left.asked != right.asked { return left.asked > right.asked }
    case .newest: if left.last != right.last { return left.last > right.last }
    case .text: break
    }
    let texts = (left.prompt.utf8, right.prompt.utf8)
    if !texts.0.elementsEqual(texts.1) { return texts.0.lexicographicallyPrecedes(texts.1) }
    return (left.languages?.from ?? "", left.languages?.to ?? "") < (right.languages?.from ?? "", right.languages?.to ?? "")
  }
}
