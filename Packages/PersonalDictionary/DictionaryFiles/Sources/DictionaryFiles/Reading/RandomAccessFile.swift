import CoreModule
import CoreModulePOSIX
import Glibc
import PersonalDictionary

/// A file with random access. It is not mapped into memory, so that truncating it causes an error instead of a signal.
final class RandomAccessFile: Sendable {
  let path: String
  /// The size of the file when it was opened.
  let count: Int
  private let file: FileDescriptor

  init(path: String) throws(SourceFault) {
    let file: FileDescriptor
    do throws(SystemError) { file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK) } catch {
      throw RandomAccessFile.fault(path, error)
    }
    var status = stat()
    guard fstat(file.rawValue, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      file.close()
      throw SourceFault(path: path, .noFile)
    }
    self.path = path
    self.file = file
    count = Int(status.st_size)
  }

  deinit { file.close() }

  /// At most this number of bytes from `offset` on; fewer at the end of the file.
  func bytes(at offset: Int, upTo most: Int) throws(SourceFault) -> [UInt8] {
    guard offset >= 0, offset < count, most > 0 else { return [] }
    let wanted = min(most, count - offset)
    do throws(SystemError) {
      var bytes = try file.read(upTo: wanted, at: offset)
      while bytes.count < wanted, case let part = try file.read(upTo: wanted - bytes.count, at: offset + bytes.count), !part.isEmpty {
        bytes += part
      }
      return bytes
    } catch { throw RandomAccessFile.fault(path, error) }
  }

  /// Exactly these bytes, or an error.
  func bytes(at offset: Int, count: Int) throws(SourceFault) -> [UInt8] {
    guard offset >= 0, count >= 0, offset <= self.count - count else { throw SourceFault(path: path, .truncated) }
    let bytes = try bytes(at: offset, upTo: count)
    guard bytes.count == count else { throw SourceFault(path: path, .truncated) }
    return bytes
  }

  private static func fault(_ path: String, _ error: SystemError) -> SourceFault {
    switch UserFileError.Reason.reading(error) {
    case .missing: SourceFault(path: path, .missing)
    case .permissionDenied: SourceFault(path: path, .permissionDenied)
    case .isFolder: SourceFault(path: path, .noFile)
    default: SourceFault(path: path, .failed(error.text))
    }
  }
}
