import CoreModule
import Glibc

/// The bytes of an open file.
final class FileStream: ByteStream {
  /// How many there are, of a regular file.
  let size: Int?
  private let path: String
  private let descriptor: Int32

  /// What was read to find out whether anybody writes.
  private var first: [UInt8] = []

  private static let portion = 1 << 18
  /// How long a pipe may have no writer, in milliseconds.
  private static let patience: Int32 = 2000

  /// Opens the file at `place`, which the user calls `path`.
  init(_ place: String, named path: String) throws(UserFileError) {
    self.path = path
    // A named pipe would keep the program waiting until somebody writes.
    descriptor = open(place, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw UserFileError(path: path, .reading(errno)) }
    var status = stat()
    let kind = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
    size = kind == S_IFREG ? Int(status.st_size) : nil
    if kind == S_IFIFO { try waitForWriter() }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
  }

  /// A writer may come a little later, and may take as long as it likes once it is there.
  private func waitForWriter() throws(UserFileError) {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Self.patience) == 0 else { return }
    var byte: UInt8 = 0
    switch read(descriptor, &byte, 1) {
    case 0: throw UserFileError(path: path, .silentPipe)
    case 1: first = [byte]
    default: break
    }
  }

  deinit { close(descriptor) }

  func next() throws(UserFileError) -> [UInt8] {
    if !first.isEmpty {
      defer { first = [] }
      return first
    }
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
