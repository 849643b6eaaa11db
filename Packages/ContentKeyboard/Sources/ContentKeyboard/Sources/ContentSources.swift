public import CoreModule

/// The content sources of this program, by where a board comes from.
public struct ContentSources: Sendable {
  private let files: any UserFiles
  private let client: any HTTPClient
  private let clock: MonotonicClock
  private let log: any Log
  private let pause: @Sendable (_ milliseconds: Int64) async -> Void
  private let fileStamp: @Sendable (String) -> String?

  /// Sources from what they need.
  ///
  /// - Parameters:
  ///   - files: Reads files.
  ///   - client: Asks services.
  ///   - clock: Measures how long that takes.
  ///   - log: Takes a line for each attempt.
  ///   - pause: Waits between two attempts.
  ///   - fileStamp: Tells whether the file at an absolute path has changed: when, and how large it is; `nil` when there is none.
  public init(
    files: any UserFiles, client: any HTTPClient, clock: MonotonicClock, log: any Log,
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

  /// What gives the board of `source`; `nil` for the boards that need not be fetched.
  public func content(of source: BoardSource) -> (any ContentSource)? {
    switch source {
    case .starter, .own: nil
    case .file(let path): LoggingContentSource(FileContentSource(path: path, files: files), log: log)
    case .service(let address):
      RetryingContentSource(
        LoggingContentSource(HTTPContentSource(address: address, client: BoundedHTTPClient(client, clock: clock)), log: log), pause: pause)
    }
  }

  /// What the file of `source` looks like now; `nil` where there is none.
  public func stamp(of source: BoardSource) -> String? {
    if case .file(let path) = source { fileStamp(path) } else { nil }
  }
}

/// Logs how each attempt ended. What a board says appears nowhere.
struct LoggingContentSource: ContentSource {
  private let base: any ContentSource
  private let log: any Log

  init(_ base: any ContentSource, log: any Log) {
    self.base = base
    self.log = log
  }

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
