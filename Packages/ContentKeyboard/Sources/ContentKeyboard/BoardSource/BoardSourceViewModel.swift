import CoreModule

/// The state of the choice of the board's source.
public struct BoardSourceState: Equatable, Sendable {
  /// The board in use; `nil` until it is read.
  public var board: BoardStatus?
  /// The number of its buttons.
  public var buttonCount = 0
  /// Whether it is older than its limit.
  public var isStale = false
  /// Whether it is being fetched.
  public var isFetching = false
  /// The last failure; the previous board then stays in use.
  public var problem: ContentKeyboardProblem?
}

/// Shows and chooses the source of the board, and fetches the board.
@MainActor
public final class BoardSourceViewModel {
  /// The state to show.
  public private(set) var state = BoardSourceState()

  private var reads = IntentOrder()
  private var choiceCount = 0
  /// The newest choice whose board was fetched.
  private var choice: Choice?
  private var fetchCount = 0
  private let store: any BoardStore
  private let refresher: BoardRefresher
  private let clock: WallClock
  private let router: any Router<ContentKeyboardDestination>

  init(store: any BoardStore, refresher: BoardRefresher, clock: WallClock, router: any Router<ContentKeyboardDestination>) {
    self.store = store
    self.refresher = refresher
    self.clock = clock
    self.router = router
  }

  /// Reads the board in use.
  public func load() async {
    await attempt { () throws(ContentKeyboardProblem) in }
  }

  /// Navigates to the question for another source.
  public func addSource() { router.navigate(to: .newSource) }

  /// Fetches the board again.
  public func refresh() async {
    await attempt { () throws(ContentKeyboardProblem) in _ = try await refresher.refresh() }
  }

  /// Uses the board of `source` from now on, if it can be fetched; otherwise nothing changes.
  ///
  /// - Parameter maximumAge: The age in seconds at which it is fetched again; `nil` for never.
  public func choose(_ source: BoardSource, maximumAge: Int64?) async {
    choiceCount += 1
    let choice = Choice(number: choiceCount, source: source, maximumAge: source.place == nil ? nil : maximumAge)
    await attempt { () throws(ContentKeyboardProblem) in
      do throws(ContentKeyboardProblem) {
        if source.place != nil { try await refresher.fetch(source) }
      } catch {
        // The failure no longer matters when the user has chosen another source meanwhile.
        guard choice.number == choiceCount else { return }
        throw error
      }
      try await use(choice)
    }
  }

  /// Stores the choice, unless a newer one is stored already.
  private func use(_ fetched: Choice) async throws(ContentKeyboardProblem) {
    if let choice, choice.number > fetched.number { return }
    choice = fetched
    var stored: Int?
    // A newer choice may have been made during the storing; it must be stored last.
    while let choice, choice.number != stored {
      do throws(BoardStoreError) { try await store.choose(choice.source, maximumAge: choice.maximumAge) } catch {
        throw ContentKeyboardProblem(error)
      }
      stored = choice.number
    }
  }

  private struct Choice {
    /// The number of the choice; newer ones have higher numbers.
    let number: Int
    let source: BoardSource
    let maximumAge: Int64?
  }

  private func attempt(_ body: () async throws(ContentKeyboardProblem) -> Void) async {
    state.problem = nil
    fetchCount += 1
    state.isFetching = true
    do throws(ContentKeyboardProblem) { try await body() } catch { state.problem = error }
    fetchCount -= 1
    state.isFetching = fetchCount > 0
    await read()
  }

  private func read() async {
    let turn = reads.next()
    do throws(BoardStoreError) {
      let board = try await store.boardStatus()
      let buttonCount = try await store.states().count
      guard reads.isLatest(turn) else { return }
      state.board = board
      state.isStale = board.isStale(at: clock.now().milliseconds)
      state.buttonCount = buttonCount
    } catch {
      if reads.isLatest(turn) { state.problem = state.problem ?? ContentKeyboardProblem(error) }
    }
  }
}
