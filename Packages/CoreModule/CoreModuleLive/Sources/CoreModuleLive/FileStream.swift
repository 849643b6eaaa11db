import CoreModule
import Glibc

/// The bytes of an open file.
final class FileStream: ByteStream {
  /// How many there are, of a regular file.
  let size: Int?
  private let path: String
  private let descriptor: Int32

  private static let portion = 1 << 18

  /// Opens the file at `place`, which the user calls `path`.
  init(_ place: String, named path: String) throws(UserFileError) {
    self.path = path
    descriptor = open(place, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw UserFileError(path: path, .reading(errno)) }
    var status = stat()
    size = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  deinit { close(descriptor) }

  func next() throws(UserFileError) -> [UInt8] {
    while true {
      var code: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: Self.portion) { buffer, count in
        let received = read(descriptor, buffer.baseAddress, Self.portion)
        code = received < 0 ? errno : 0
        count = max(0, received)
      }
      if code == EINTR { continue }
      if code != 0 { throw UserFileError(path: path, .reading(code)) }
      return part
    }
  }
}
