import CoreModule
import CoreModulePOSIX
import Glibc

/// A spool in an unlinked file, which the system deletes when it is closed, even after a crash.
final class SpoolFile: ByteSpool {
  private let folder: String
  private let file: FileDescriptor
  private var writtenCount = 0
  private var readCount = 0

  private static let portion = 1 << 18

  /// Creates the file in `folder`.
  init(in folder: String) throws(UserFileError) {
    self.folder = folder
    var template = Array("\(folder)/glot-XXXXXX".utf8CString)
    file = FileDescriptor(rawValue: mkstemp(&template))
    guard file.rawValue >= 0 else { throw UserFileError(path: folder, .writing(.last)) }
    _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC)
    unlink(template)
  }

  deinit { file.close() }

  var size: Int? { writtenCount }

  func write(_ bytes: [UInt8]) throws(UserFileError) {
    let result = bytes.withUnsafeBytes { bytes in Result { () throws(SystemError) in try file.write(bytes) } }
    do throws(SystemError) { try result.get() } catch { throw UserFileError(path: folder, .writing(error)) }
    writtenCount += bytes.count
  }

  func next() throws(UserFileError) -> [UInt8] {
    do throws(SystemError) {
      let bytes = try file.read(upTo: Self.portion, at: readCount)
      readCount += bytes.count
      return bytes
    } catch { throw UserFileError(path: folder, .reading(error)) }
  }
}
