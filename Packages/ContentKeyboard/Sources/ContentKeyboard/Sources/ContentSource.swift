public import CoreModule

/// Provides a board.
public protocol ContentSource: Sendable {
  /// The current board, complete and valid.
  func board() async throws(ContentSourceError) -> Board
}

/// Why a source cannot provide a board.
public enum ContentSourceError: Error, Equatable, Sendable {
  /// No answer came from the service.
  case transport(HTTPError)
  /// The service answered with this status, and with a message if it gave one; `retryAfter` is in seconds.
  case status(Int, message: String?, retryAfter: Int64?)
  /// The text is not a board.
  case shape(BoardFaults)
  /// The file cannot be read.
  case file(FileFailure)
}

/// Why a file cannot be read.
public enum FileFailure: Hashable, Sendable {
  /// It does not exist.
  case missing
  /// It is a folder.
  case isFolder
  /// It is a pipe to which no process writes.
  case silentPipe
  /// Permission to read it is denied.
  case permissionDenied
  /// It is larger than ``BoardReader/maximumBytes``.
  case tooLarge
  /// Another reason, as the system describes it.
  case failed(String)
}

/// A board in a file.
public struct FileContentSource: ContentSource {
  let path: String
  let files: any UserFiles

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
