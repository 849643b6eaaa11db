/// Files that the user names on the command line.
public protocol UserFiles: Sendable {
  /// All bytes of the file at `path`, which may be relative.
  ///
  /// - Throws: ``UserFileError``, also when it has more than `limit` bytes.
  func read(_ path: String, limit: Int) throws(UserFileError) -> [UInt8]

  /// Reads the file at `path` block by block, as long as `take` says that it wants more, without ever holding all of it.
  ///
  /// - Throws: ``UserFileError``.
  func read(_ path: String, inBlocks take: (Span<UInt8>) -> Bool) throws(UserFileError)

  /// The bytes of the file at `path`, piece by piece.
  func stream(_ path: String) throws(UserFileError) -> any ByteStream

  /// Puts `text` into the file at `path`, whole or not at all, and lets nobody else read it. What is no file but takes text, such as a pipe,
  /// gets the text as it is.
  func write(_ text: String, to path: String) throws(UserFileError)

  /// Whether others than the user may read the file at `path`; not when there is none.
  func isOpenToOthers(_ path: String) -> Bool

  /// Whether there is something at `path` of which nobody knows whether it ever ends: a pipe, a device.
  func mayBeEndless(_ path: String) -> Bool

  /// The names of the files in the folder at `path`, an empty path being the working folder, in order. Those of folders end with `/`; what
  /// cannot be read has none.
  func names(in path: String) -> [String]
}

/// What files that are read whole anyway need not do themselves.
extension UserFiles {
  /// Gives all of it at once.
  public func read(_ path: String, inBlocks take: (Span<UInt8>) -> Bool) throws(UserFileError) {
    let bytes = try read(path, limit: .max)
    _ = take(bytes.span)
  }

  /// All of it.
  public func stream(_ path: String) throws(UserFileError) -> any ByteStream { GivenBytes(try read(path, limit: .max)) }

  /// Nobody else is there.
  public func isOpenToOthers(_ path: String) -> Bool { false }

  /// Everything ends.
  public func mayBeEndless(_ path: String) -> Bool { false }

  /// Nothing is known of any folder.
  public func names(in path: String) -> [String] { [] }
}

/// What can go wrong with a file that the user named.
public struct UserFileError: Error, Equatable, Sendable {
  /// Why the file cannot be used.
  public enum Reason: Equatable, Sendable {
    /// There is no such file.
    case missing
    /// It is a folder.
    case isFolder
    /// It is a pipe, and nobody writes to it.
    case silentPipe
    /// It is one of the program's own files.
    case isOwn
    /// It may not be read or written.
    case permissionDenied
    /// The place can be read but not written.
    case readOnly
    /// The disk is full.
    case diskFull
    /// The folder it would be in is not there, or is no folder.
    case cannotCreate
    /// It has more bytes than this.
    case tooLarge(limit: Int)
    /// Reading or writing failed for another reason, given in the system's words.
    case failed(String)
  }

  /// The path as the user gave it.
  public let path: String
  /// Why it cannot be used.
  public let reason: Reason

  /// An error from its parts.
  public init(path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
