import CoreModule

/// Fetches the board that is used, whole and valid or not at all, and keeps it in the place of the old one.
struct BoardRefresher: Sendable {
  let surroundings: KeyboardSurroundings
  let clock: WallClock

  /// Whether the file of the board is another than the one that was read.
  func isFileChanged(_ board: KeptBoard) async -> Bool {
    guard case .file = board.source else { return false }
    let stamp = await stamp(of: board.source)
    return board.isMissing || stamp != nil && stamp != board.stamp
  }

  /// Whether the board is to be fetched again, and may be.
  func isDue(_ board: KeptBoard) -> Bool { !surroundings.isOffline && board.isStale(at: clock.now().milliseconds) }

  /// Fetches the board that is used.
  func refresh() async throws(ContentKeyboardProblem) -> KeptBoard {
    let board: KeptBoard
    do throws(BoardStoreError) { board = try await surroundings.store.keptBoard() } catch { throw ContentKeyboardProblem(error) }
    return try await fetch(board.source)
  }

  /// Fetches the board of `source`.
  @discardableResult
  func fetch(_ source: BoardSource) async throws(ContentKeyboardProblem) -> KeptBoard {
    guard let content = surroundings.sources.content(of: source) else { throw .nothingToFetch(source) }
    if surroundings.isOffline, case .service = source { throw .offline(source) }
    // Before reading: what is written meanwhile makes it another.
    let stamp = await stamp(of: source)
    let board: Board
    do throws(ContentSourceError) { board = try await Self.board(of: content) } catch { throw .source(source, error) }
    do throws(BoardStoreError) {
      try await surroundings.store.keep(board, of: source, at: clock.now(), stamp: stamp)
      return try await surroundings.store.keptBoard()
    } catch { throw ContentKeyboardProblem(error) }
  }

  // A folder may be on a slow network, and a board may be large: whoever asks for it is not kept from anything else meanwhile.

  @concurrent
  private func stamp(of source: BoardSource) async -> String? { surroundings.sources.stamp(of: source) }

  @concurrent
  private static func board(of content: any ContentSource) async throws(ContentSourceError) -> Board { try await content.board() }
}
