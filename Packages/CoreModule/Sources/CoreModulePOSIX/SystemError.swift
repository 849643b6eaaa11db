public import CoreModule
import Glibc

/// A failed system call.
public struct SystemError: Error, Equatable, Sendable {
  /// The value of `errno`.
  public let code: Int32

  /// The error with this number.
  public init(code: Int32) { self.code = code }

  /// The error of the last failed call.
  public static var last: SystemError { SystemError(code: errno) }

  /// The system's description of the error.
  public var text: String { String(cString: strerror(code)) }

  /// Whether the file or its folder does not exist.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}

extension UserFileError.Reason {
  /// The reason why a file cannot be read.
  public static func reading(_ error: SystemError) -> UserFileError.Reason {
    switch error.code {
    case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG: .missing
    case EISDIR: .isFolder
    case EACCES, EPERM: .permissionDenied
    default: .failed(error.text)
    }
  }

  /// The reason why a file cannot be written.
  public static func writing(_ error: SystemError) -> UserFileError.Reason {
    switch error.code {
    case ENOENT, ENOTDIR, EEXIST, ELOOP, ENAMETOOLONG: .cannotCreate
    case EROFS: .readOnly
    case ENOSPC, EDQUOT: .diskFull
    default: .reading(error)
    }
  }
}

extension StorageError {
  /// The error for a file at `path` that cannot be read.
  public static func reading(_ error: SystemError, path: String) -> StorageError {
    UserFileError.Reason.reading(error) == .permissionDenied ? .permissionDenied(path: path) : .inputOutput(path: path, detail: error.text)
  }

  /// The error for a file at `path` that cannot be written.
  public static func writing(_ error: SystemError, path: String) -> StorageError {
    switch UserFileError.Reason.writing(error) {
    case .cannotCreate, .isFolder: .cannotCreate(path: path)
    case .permissionDenied: .permissionDenied(path: path)
    case .readOnly: .readOnly(path: path)
    case .diskFull: .diskFull(path: path)
    default: .inputOutput(path: path, detail: error.text)
    }
  }
}
