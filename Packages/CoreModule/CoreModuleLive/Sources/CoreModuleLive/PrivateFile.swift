public import CoreModule
import CoreModulePOSIX
import Glibc

/// A file that is replaced atomically and that only the user can read.
public struct PrivateFile: Sendable {
  private let path: String

  /// The file at `path`, which need not exist.
  public init(path: String) { self.path = path }

  /// All bytes of the file, or `nil` when it does not exist.
  public func read() throws(StorageError) -> [UInt8]? {
    do throws(SystemError) {
      let file = try FileDescriptor(opening: path, O_RDONLY)
      defer { file.close() }
      return try file.readToEnd()
    } catch {
      if error.isMissing { return nil }
      throw .writing(error, path: path)
    }
  }

  /// Replaces the file with `bytes`: a temporary file is written, synced and renamed. If the path is a symbolic link, its target is
  /// replaced.
  public func replace(with bytes: [UInt8]) throws(StorageError) {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(SystemError) in try replace(with: bytes, makingFolders: true) }
    }
    do throws(SystemError) { try result.get() } catch { throw .writing(error, path: path) }
  }

  /// Like ``replace(with:)``, but creates missing folders only if `makingFolders` is set.
  func replace(with bytes: UnsafeRawBufferPointer, makingFolders: Bool) throws(SystemError) {
    let target = endOfLinks
    let folder = PrivateFolder(of: target)
    let folderFailure = makingFolders ? folder.make() : nil
    var template = Array("\(target).new-XXXXXX".utf8CString)
    let file = FileDescriptor(rawValue: mkstemp(&template))
    guard file.rawValue >= 0 else {
      let error = SystemError.last
      throw error.code == ENOENT ? folderFailure ?? error : error
    }
    defer {
      file.close()
      unlink(template)
    }
    try file.write(bytes)
    try file.synchronize()
    guard rename(template, target) == 0 else { throw .last }
    let parent = try FileDescriptor(opening: folder.path + "/", O_RDONLY | O_DIRECTORY)
    defer { parent.close() }
    try parent.synchronize()
  }

  private var endOfLinks: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
