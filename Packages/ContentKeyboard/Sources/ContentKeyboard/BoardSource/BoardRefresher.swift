public import CoreModule

/// Fetches the board in use and stores it if it is valid.
struct BoardRefresher: Sendable {
  let store: any BoardStore
  let sources: ContentSources
  let isOffline: Bool
  let clock: WallClock

  /// Whether the file of the board was changed since it was read.
  func isFileChanged(_ board: BoardStatus) async -> Bool {
    guard case .file = board.source else { return false }
    let stamp = await stamp(of: board.source)
    return board.isMissing || stamp != nil && stamp != board.stamp
  }

  /// Whether the board is outdated and the network may be used.
  func isDue(_ board: BoardStatus) -> Bool { !isOffline && board.isStale(at: clock.now().milliseconds) }

  /// Fetches the board in use.
  func refresh() async throws(ContentKeyboardProblem) -> BoardStatus {
    let board: BoardStatus
    do throws(BoardStoreError) { board = try await store.boardStatus() } catch { throw ContentKeyboardProblem(error) }
    return try await fetch(board.source)
  }

  /// Fetches the board of `source`.
  @discardableResult
  func fetch(_ source: BoardSource) async throws(ContentKeyboardProblem) -> BoardStatus {
    guard let content = sources.content(of: source) else { throw .nothingToFetch(source) }
    if isOffline, case .service = source { throw .offline(source) }
    // Taken before reading, so that a later write is noticed as a change.
    let stamp = await stamp(of: source)
    let board: Board
    do throws(ContentSourceError) { board = try await Self.board(of: content) } catch { throw .source(source, error) }
    do throws(BoardStoreError) {
      try await store.keep(board, of: source, at: clock.now(), stamp: stamp)
      return try await store.boardStatus()
    } catch { throw ContentKeyboardProblem(error) }
  }

  // Not on the main actor: the disk may be slow and the board large.

  @concurrent
  private func stamp(of source: BoardSource) async -> String? { sources.stamp(of: source) }

  @concurrent
  private static func board(of content: any ContentSource) async throws(ContentSourceError) -> Board { try await content.board() }
}

/// The dependencies of features that fetch and store boards.
@MainActor
public protocol BoardRefresherDependency: BoardStoreDependency {
  /// Fetches boards.
  var contentSources: ContentSources { get }
  /// Whether the network must not be used.
  var isOffline: Bool { get }
  /// The current time.
  var clock: WallClock { get }
}

extension BoardRefresher {
  @MainActor
  init(_ dependency: any BoardRefresherDependency) {
    self.init(
      store: dependency.boardStore, sources: dependency.contentSources, isOffline: dependency.isOffline, clock: dependency.clock
    )
  }
}
