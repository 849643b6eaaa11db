public import ContentKeyboard
public import CoreModule
import CoreModuleTesting

extension KeyboardSurroundings {
  /// Surroundings in memory: no files, a service with the example board, an empty clipboard.
  public static func given(_ board: Board? = nil, clock: WallClock) -> KeyboardSurroundings {
    let sources = ContentSources(
      files: NoFiles(), client: givenService, clock: MonotonicClock { .zero }, log: SilentLog(),
      pause: { _ in }, fileStamp: { _ in nil }
    )
    return KeyboardSurroundings(
      store: InMemoryBoardStore(board, clock: clock), sources: sources, clipboard: InMemoryClipboard(), isOffline: false,
      refreshInBackground: {}
    )
  }

  /// A service with the example board.
  public static var givenService: any HTTPClient { GivenHTTPClient(BoardText.document(.given)) }
}

private struct NoFiles: UserFiles {
  func read(_ path: String, limit: Int) throws(UserFileError) -> [UInt8] { throw UserFileError(path: path, .missing) }
  func write(_ text: String, to path: String) throws(UserFileError) { throw UserFileError(path: path, .cannotCreate) }
}
