public import CoreModule
import Glibc

/// A file of the user's that is replaced whole or not at all, and that nobody else may read.
public struct PrivateFile: Sendable {
  private let path: String

  /// The file at `path`, whether there is one or not.
  public init(path: String) { self.path = path }

  /// All bytes of the file, or `nil` when there is none.
  public func read() throws(StorageError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(errno)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      var code: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        let received = Glibc.read(descriptor, buffer.baseAddress, 65_536)
        code = received < 0 ? errno : 0
        count = max(0, received)
      }
      if code != 0 { throw failure(code) }
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  /// Puts `bytes` in the file's place: written beside it, synced, renamed. A symbolic link stays one; its target is replaced.
  public func replace(with bytes: [UInt8]) throws(StorageError) {
    let code = bytes.withUnsafeBytes { replace(with: $0, makingFolders: true) }
    if let code { throw failure(code) }
  }

  /// As ``replace(with:)``; folders on the way are made only if so told.
  ///
  /// - Returns: The number of the system's error, or `nil` when all is on the disk.
  func replace(with bytes: UnsafeRawBufferPointer, makingFolders: Bool) -> Int32? {
    let target = endOfLinks
    let folder = String(target.prefix(upTo: target.lastIndex(of: "/") ?? target.startIndex)) + "/"
    let folderFailure = makingFolders ? PrivateFolder(path: folder).make() : nil
    var template = Array("\(target).new-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return errno == ENOENT ? folderFailure ?? ENOENT : errno }
    defer {
      close(descriptor)
      unlink(template)
    }
    if let code = bytes.writeAll(to: descriptor) { return code }
    guard fsync(descriptor) == 0, rename(template, target) == 0 else { return errno }
    let parent = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard parent >= 0 else { return errno }
    defer { close(parent) }
    return fsync(parent) == 0 ? nil : errno
  }

  private var endOfLinks: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func failure(_ code: Int32) -> StorageError {
    switch code {
    case EACCES, EPERM: .permissionDenied(path: path)
    case EROFS: .readOnly(path: path)
    case ENOSPC, EDQUOT: .diskFull(path: path)
    case ENOENT, ENOTDIR, EEXIST, EISDIR, ELOOP, ENAMETOOLONG: .cannotCreate(path: path)
    default: .inputOutput(path: path, detail: String(cString: strerror(code)))
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Writes everything; what the system takes at once may be less, on a full disk for one.
  ///
  /// - Returns: The number of the system's error, or `nil` when all was written.
  func writeAll(to descriptor: Int32) -> Int32? {
    var rest = self[...]
    while !rest.isEmpty {
      let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else { return errno }
      rest = rest.dropFirst(written)
    }
    return nil
  }
}
