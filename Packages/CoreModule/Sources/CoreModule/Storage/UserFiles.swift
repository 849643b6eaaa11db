/// Files that the user names on the command line.
public protocol UserFiles: Sendable {
  /// Reads the whole file at `path`, which may be relative.
  ///
  /// - Throws: ``UserFileError``, also when the file has more than `limit` bytes.
  func read(_ path: String, limit: Int) throws(UserFileError) -> [UInt8]

  /// Reads the file at `path` block by block until `take` returns `false`.
  ///
  /// - Throws: ``UserFileError``.
  func read(_ path: String, inBlocks take: (Span<UInt8>) -> Bool) throws(UserFileError)

  /// Opens the file at `path` for reading in pieces.
  func stream(_ path: String) throws(UserFileError) -> any ByteStream

  /// Creates a temporary spool, which is deleted when it is released.
  func spool() throws(UserFileError) -> any ByteSpool

  /// Creates an empty file that only the user can read, and that is deleted when it is released.
  ///
  /// - Parameter ending: The end of its name, such as `.apkg`.
  func temporaryFile(ending: String) throws(UserFileError) -> any TemporaryFile

  /// Copies the file at `path` into the folder at an absolute path, which is made when it is missing. Only the user can read the copy.
  ///
  /// - Parameter name: The name of the copy. When another file has it, a number is added.
  /// - Returns: The path of the copy.
  func copy(_ path: String, intoFolder folder: String, as name: String) throws(UserFileError) -> String

  /// Deletes a copy that was made by ``copy(_:intoFolder:as:)``.
  func deleteCopy(_ path: String)

  /// Replaces the file at `path` atomically with `text`, readable only by the user. A pipe or device gets the text written to it.
  func write(_ text: String, to path: String) throws(UserFileError)

  /// Checks that the file at `path` may be replaced by another program's library, and returns its absolute path.
  ///
  /// - Throws: ``UserFileError``, also for pipes and devices.
  func replaceable(_ path: String) throws(UserFileError) -> String

  /// Whether users other than the owner may read the file at `path`; `false` when there is none.
  func isOpenToOthers(_ path: String) -> Bool

  /// Whether `path` is a pipe or a device, which may never end.
  func mayBeEndless(_ path: String) -> Bool

  /// The sorted names of the readable entries of the folder at `path`; an empty path means the working folder. Names of folders end with
  /// `/`.
  func names(in path: String) -> [String]
}

/// A file that is deleted when it is released.
public protocol TemporaryFile: AnyObject, Sendable {
  /// The absolute path of the file.
  var path: String { get }
  /// Appends bytes.
  func write(_ bytes: [UInt8]) throws(UserFileError)
}

/// Defaults for implementations that read whole files.
extension UserFiles {
  /// Passes the whole file as one block.
  public func read(_ path: String, inBlocks take: (Span<UInt8>) -> Bool) throws(UserFileError) {
    let bytes = try read(path, limit: .max)
    _ = take(bytes.span)
  }

  /// Streams the whole file.
  public func stream(_ path: String) throws(UserFileError) -> any ByteStream { MemoryStream(try read(path, limit: .max)) }

  /// A spool in memory.
  public func spool() throws(UserFileError) -> any ByteSpool { MemorySpool() }

  /// Fails: there is no folder for it.
  public func temporaryFile(ending: String) throws(UserFileError) -> any TemporaryFile { throw UserFileError(path: ending, .cannotCreate) }

  /// Fails: there is no folder for it.
  public func copy(_ path: String, intoFolder folder: String, as name: String) throws(UserFileError) -> String {
    throw UserFileError(path: folder, .cannotCreate)
  }

  /// Does nothing.
  public func deleteCopy(_ path: String) {}

  /// Allows every path.
  public func replaceable(_ path: String) throws(UserFileError) -> String { path }

  /// Always `false`.
  public func isOpenToOthers(_ path: String) -> Bool { false }

  /// Always `false`.
  public func mayBeEndless(_ path: String) -> Bool { false }

  /// Always empty.
  public func names(in path: String) -> [String] { [] }
}

/// An error with a file that the user named.
public struct UserFileError: Error, Equatable, Sendable {
  /// Why the file cannot be used.
  public enum Reason: Equatable, Sendable {
    /// The file does not exist.
    case missing
    /// The path is a folder.
    case isFolder
    /// The file is a pipe without a writer.
    case silentPipe
    /// The file is one of the program's own files.
    case isOwn
    /// The user has no permission to read or write it.
    case permissionDenied
    /// The file system is read-only.
    case readOnly
    /// The disk is full.
    case diskFull
    /// The parent folder does not exist, or is not a folder.
    case cannotCreate
    /// The file has more bytes than this.
    case tooLarge(limit: Int)
    /// Another failure, with the system's description.
    case failed(String)
  }

  /// The path as the user gave it.
  public let path: String
  /// Why it cannot be used.
  public let reason: Reason

  /// Creates an error.
  public init(path: String, _ reason: Reason) { (self.path, self.reason) = (path, reason) }
}
