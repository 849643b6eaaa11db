public import CoreModule

/// Where the content of a board can be had.
public protocol ContentSource: Sendable {
  /// The board as it is there now: whole and valid, or not at all.
  func board() async throws(ContentSourceError) -> Board
}

/// Why a source gave no board.
public enum ContentSourceError: Error, Equatable, Sendable {
  /// No answer came from the service.
  case transport(HTTPError)
  /// The service answered with this status, and perhaps said why; `retryAfter` is in seconds.
  case status(Int, message: String?, retryAfter: Int64?)
  /// What came is no board.
  case shape(BoardFaults)
  /// The file cannot be read.
  case file(FileFailure)
}

/// Why a file cannot be read.
public enum FileFailure: Hashable, Sendable {
  /// There is none.
  case missing
  /// It is a folder.
  case isFolder
  /// It is a pipe, and nobody writes to it.
  case silentPipe
  /// It may not be read.
  case permissionDenied
  /// It has more bytes than a board may have.
  case tooLarge
  /// Another reason, in the system's words.
  case failed(String)
}

/// A source that holds a board: for tests, and for a host that has its boards elsewhere.
public actor MemoryContentSource: ContentSource {
  private var content: Result<Board, ContentSourceError>

  /// A source that gives `board`.
  public init(_ board: Board) { content = .success(board) }

  /// From now on the source gives `board`.
  public func change(to board: Board) { content = .success(board) }

  /// From now on the source fails.
  public func fail(with error: ContentSourceError) { content = .failure(error) }

  /// See ``ContentSource/board()``.
  public func board() throws(ContentSourceError) -> Board { try content.get() }
}

/// A board in a file.
public struct FileContentSource: ContentSource {
  private let path: String
  private let files: any UserFiles

  /// The file at `path`.
  public init(path: String, files: any UserFiles) {
    self.path = path
    self.files = files
  }

  /// See ``ContentSource/board()``.
  public func board() async throws(ContentSourceError) -> Board {
    let bytes: [UInt8]
    do throws(UserFileError) { bytes = try files.read(path, limit: BoardReader.maximumBytes) } catch { throw .file(Self.failure(error)) }
    do throws(BoardFaults) { return try BoardReader.board(bytes) } catch { throw .shape(error) }
  }

  private static func failure(_ error: UserFileError) -> FileFailure {
    switch error.reason {
    case .missing, .cannotCreate: .missing
    case .isFolder: .isFolder
    case .silentPipe: .silentPipe
    case .permissionDenied, .readOnly, .isOwn: .permissionDenied
    case .tooLarge: .tooLarge
    case .diskFull: .failed("ENOSPC")
    case .failed(let words): .failed(words)
    }
  }
}
