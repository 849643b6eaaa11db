import Glibc
import PersonalDictionary

/// A file of which parts are read where they stand. It is never mapped: one that somebody cuts off meanwhile gives an error, not a signal.
final class RandomAccessFile: Sendable {
  let path: String
  /// How many bytes the file had when it was opened.
  let count: Int
  private let descriptor: Int32

  init(path: String) throws(SourceFault) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw RandomAccessFile.fault(path, errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw SourceFault(path: path, .noFile)
    }
    self.path = path
    self.descriptor = descriptor
    count = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// The bytes from `offset` on: so many, or fewer at the end of the file.
  func bytes(at offset: Int, upTo most: Int) throws(SourceFault) -> [UInt8] {
    guard offset >= 0, offset < count, most > 0 else { return [] }
    let wanted = min(most, count - offset)
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
      while initialized < wanted {
        let read = pread(descriptor, buffer.baseAddress.map { $0 + initialized }, wanted - initialized, off_t(offset + initialized))
        if read < 0, errno == EINTR { continue }
        if read < 0 { failure = errno }
        if read <= 0 { break }
        initialized += read
      }
    }
    if failure != 0 { throw RandomAccessFile.fault(path, failure) }
    return bytes
  }

  /// Exactly these bytes.
  func bytes(at offset: Int, count: Int) throws(SourceFault) -> [UInt8] {
    guard offset >= 0, count >= 0, offset <= self.count - count else { throw SourceFault(path: path, .truncated) }
    let bytes = try bytes(at: offset, upTo: count)
    guard bytes.count == count else { throw SourceFault(path: path, .truncated) }
    return bytes
  }

  private static func fault(_ path: String, _ code: Int32) -> SourceFault {
    switch code {
    case ENOENT, ENOTDIR: SourceFault(path: path, .missing)
    case EACCES, EPERM: SourceFault(path: path, .permissionDenied)
    case EISDIR: SourceFault(path: path, .noFile)
    default: SourceFault(path: path, .failed(String(cString: strerror(code))))
    }
  }
}
