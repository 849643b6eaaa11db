public import ContentKeyboard
public import CoreModule
import CoreModuleTesting

extension ContentSources {
  /// No files, and a service with the example board.
  public static var given: ContentSources {
    ContentSources(
      files: NoFiles(), client: givenService, clock: MonotonicClock { .zero }, log: SilentLog(), pause: { _ in }, fileStamp: { _ in nil }
    )
  }

  /// A service with the example board.
  public static var givenService: any HTTPClient { StubHTTPClient(BoardText.document(.given)) }
}

private struct NoFiles: UserFiles {
  func read(_ path: String, limit: Int) throws(UserFileError) -> [UInt8] { throw UserFileError(path: path, .missing) }
  func write(_ text: String, to path: String) throws(UserFileError) { throw UserFileError(path: path, .cannotCreate) }
}
