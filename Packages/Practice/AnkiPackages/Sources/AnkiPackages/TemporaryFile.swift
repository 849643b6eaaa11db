import CoreModule
import CoreModulePOSIX
import Glibc

/// A new, empty file that only the user can read. It is closed and deleted when this object is released.
final class TemporaryFile {
  let path: String
  let file: FileDescriptor
  private var isLinked = true

  /// Creates a file with a unique name in an existing folder.
  init(in folder: String, prefix: String) throws(AnkiPackageError) {
    var template = Array("\(folder)/\(prefix)XXXXXX".utf8CString)
    let number = template.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.map { mkstemp($0) } ?? -1 }
    guard number >= 0 else { throw .workFile(UserFileError(path: folder, .writing(.last))) }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    file = FileDescriptor(rawValue: number)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    unlink()
    file.close()
  }

  /// Removes the name; open descriptors stay valid. The file therefore disappears even if the program is killed.
  func unlink() {
    guard isLinked else { return }
    isLinked = false
    _ = Glibc.unlink(path)
  }

  /// Renames the finished file to its final name, replacing any file of that name.
  func rename(to target: String) throws(AnkiPackageError) {
    do throws(SystemError) {
      try file.synchronize()
      guard Glibc.rename(path, target) == 0 else { throw SystemError.last }
      isLinked = false
    } catch { throw .file(UserFileError(path: target, .writing(error))) }
  }

  func write(_ bytes: [UInt8]) throws(AnkiPackageError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      do throws(SystemError) { try file.write(buffer) } catch { failure = error }
    }
    if let failure { throw .workFile(UserFileError(path: path, .writing(failure))) }
  }
}
