import CoreModule

/// What is known of the board's source.
public struct BoardSourceState: Equatable, Sendable {
  /// The board that is used; `nil` until it is read.
  public var board: BoardStatus?
  /// How many buttons it has.
  public var buttonCount = 0
  /// Whether it is older than its limit.
  public var isStale = false
  /// Whether it is being fetched.
  public var isFetching = false
  /// What went wrong; the board from before is used then.
  public var problem: ContentKeyboardProblem?
}

/// Shows and chooses where the board comes from, and fetches it.
@MainActor
public final class BoardSourceViewModel {
  /// The state to show.
  public private(set) var state = BoardSourceState()

  private var readings = IntentOrder()
  private var choiceCount = 0
  /// The newest choice whose board is here.
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

  /// Reads what is known.
  public func load() async {
    await attempt { () throws(ContentKeyboardProblem) in }
  }

  /// Asks for the question for another source.
  public func addSource() { router.navigate(to: .newSource) }

  /// Fetches the board again.
  public func refresh() async {
    await attempt { () throws(ContentKeyboardProblem) in _ = try await refresher.refresh() }
  }

  /// Uses the board of `source` from now on, when there is one; else everything stays as it is.
  ///
  /// - Parameter maximumAge: The seconds after which it is fetched again; `nil` for never.
  public func choose(_ source: BoardSource, maximumAge: Int64?) async {
    choiceCount += 1
    let choice = Choice(number: choiceCount, source: source, maximumAge: source.place == nil ? nil : maximumAge)
    await attempt { () throws(ContentKeyboardProblem) in
      do throws(ContentKeyboardProblem) {
        if source.place != nil { try await refresher.fetch(source) }
      } catch {
        // Whether this one is there does not matter to who has asked for another one since.
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
    // A newer one may have been stored while this one was on its way, and must come last.
    while let choice, choice.number != stored {
      do throws(BoardStoreError) { try await store.choose(choice.source, maximumAge: choice.maximumAge) } catch {
        throw ContentKeyboardProblem(error)
      }
      stored = choice.number
    }
  }

  private struct Choice {
    /// A newer one has a higher number.
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
    let turn = readings.next()
    do throws(BoardStoreError) {
      let board = try await store.boardStatus()
      let buttonCount = try await store.states().count
      guard readings.isLatest(turn) else { return }
      state.board = board
      state.isStale = board.isStale(at: clock.now().milliseconds)
      state.buttonCount = buttonCount
    } catch {
      if readings.isLatest(turn) { state.problem = state.problem ?? ContentKeyboardProblem(error) }
    }
  }
}
