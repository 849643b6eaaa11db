import CoreModule
public import Observation

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

  /// A state in which nothing was read yet.
  public init() {}
}

/// Shows and chooses where the board comes from, and fetches it.
@MainActor
@Observable
public final class BoardSourceViewModel {
  /// What to show.
  public private(set) var state = BoardSourceState()

  @ObservationIgnored private var intents = IntentOrder()
  @ObservationIgnored private var readings = IntentOrder()
  @ObservationIgnored private var choices = IntentOrder()
  @ObservationIgnored private var fetchCount = 0
  @ObservationIgnored private let store: any BoardStore
  @ObservationIgnored private let refresher: BoardRefresher
  @ObservationIgnored private let clock: WallClock
  @ObservationIgnored private let router: any Router<ContentKeyboardDestination>

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
    let turn = choices.next()
    await attempt { () throws(ContentKeyboardProblem) in
      if source.place != nil { try await refresher.fetch(source) }
      // Another one may have been chosen while this one was fetched.
      guard choices.isLatest(turn) else { return }
      do throws(BoardStoreError) {
        try await store.choose(source, maximumAge: source.place == nil ? nil : maximumAge)
      } catch { throw ContentKeyboardProblem(error) }
    }
  }

  private func attempt(_ body: () async throws(ContentKeyboardProblem) -> Void) async {
    let turn = intents.next()
    state.problem = nil
    fetchCount += 1
    state.isFetching = true
    var problem: ContentKeyboardProblem?
    do throws(ContentKeyboardProblem) { try await body() } catch { problem = error }
    fetchCount -= 1
    state.isFetching = fetchCount > 0
    do throws(BoardStoreError) { try await read() } catch { problem = problem ?? ContentKeyboardProblem(error) }
    if problem != nil || intents.isLatest(turn) { state.problem = problem }
  }

  private func read() async throws(BoardStoreError) {
    let turn = readings.next()
    let board = try await store.boardStatus()
    let buttonCount = try await store.states().count
    guard readings.isLatest(turn) else { return }
    state.board = board
    state.isStale = board.isStale(at: clock.now().milliseconds)
    state.buttonCount = buttonCount
  }
}
