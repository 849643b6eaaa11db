public import CoreModule

/// Creates the content source for a board source.
public struct ContentSources: Sendable {
  /// Sends the requests to services.
  public var client: any HTTPClient
  private let files: any UserFiles
  private let clock: MonotonicClock
  private let log: any Log
  private let pause: @Sendable (_ milliseconds: Int64) async -> Void
  private let fileStamp: @Sendable (String) -> String?

  /// Creates the content sources.
  ///
  /// - Parameters:
  ///   - files: Reads files.
  ///   - client: Sends the requests to services.
  ///   - clock: Measures the requests for the log.
  ///   - log: Receives a line for each attempt.
  ///   - pause: Waits between two attempts.
  ///   - fileStamp: The modification time and size of the file at an absolute path; `nil` when there is none.
  public init(
    files: any UserFiles, client: any HTTPClient = OfflineHTTPClient(), clock: MonotonicClock, log: any Log,
    pause: @escaping @Sendable (_ milliseconds: Int64) async -> Void,
    fileStamp: @escaping @Sendable (String) -> String?
  ) {
    self.files = files
    self.client = client
    self.clock = clock
    self.log = CategoryLog("board", log)
    self.pause = pause
    self.fileStamp = fileStamp
  }

  /// The content source for `source`; `nil` for boards that are not fetched.
  public func content(of source: BoardSource) -> (any ContentSource)? {
    switch source {
    case .starter, .own: nil
    case .file(let path): LoggingContentSource(FileContentSource(path: path, files: files), log: log)
    case .service(let address):
      RetryingContentSource(
        base: LoggingContentSource(HTTPContentSource(address: address, client: BoundedHTTPClient(client, clock: clock)), log: log),
        pause: pause
      )
    }
  }

  /// The current stamp of the file of `source`; `nil` when there is none.
  public func stamp(of source: BoardSource) -> String? {
    if case .file(let path) = source { fileStamp(path) } else { nil }
  }
}

/// Logs the outcome of each attempt, never the content of a board.
struct LoggingContentSource: ContentSource {
  private let base: any ContentSource
  private let log: any Log

  init(_ base: any ContentSource, log: any Log) { (self.base, self.log) = (base, log) }

  func board() async throws(ContentSourceError) -> Board {
    log.debug("fetch")
    do throws(ContentSourceError) {
      let board = try await base.board()
      log.info("fetched \(board.buttons.count) buttons")
      return board
    } catch {
      switch error {
      case .shape(let faults): log.warning("no board: \(faults.faults.count) faults, the first on line \(faults.faults.first?.line ?? 0)")
      case .transport, .status, .file: log.warning("no board: \(error)")
      }
      throw error
    }
  }
}
