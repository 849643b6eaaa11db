import CoreModule
import Glibc
import TodoList

/// A file with the user's key for a service in its first line.
struct KeyFile {
  private let path: String
  private static let mostBytes = 1 << 20
  private static let longestKey = 1000

  /// The file at `path`.
  init(_ path: String) { self.path = path }

  /// The first line of the file that is not empty.
  func key() throws(KeyFileFault) -> String {
    let lines = try bytes().split { $0 == 10 || $0 == 13 }.map { String(decoding: $0, as: UTF8.self) }
    let key = lines.lazy.map(\.trimmed).first { !$0.isEmpty }
    // A header of a request can carry nothing else.
    guard let key, key.utf8.allSatisfy({ (32...126).contains($0) }), key.utf8.count <= Self.longestKey else { throw .noKey }
    return key
  }

  /// All bytes of the file. A pipe would be waited for, and a device never ends.
  private func bytes() throws(KeyFileFault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing
      case EACCES, EPERM: throw .permissionDenied
      default: throw .noFile
      }
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
    guard status.st_size <= Self.mostBytes else { throw .noKey }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.mostBytes) { buffer, count in
      while count < Self.mostBytes {
        let received = read(descriptor, buffer.baseAddress?.advanced(by: count), Self.mostBytes - count)
        if received < 0, errno == EINTR { continue }
        failed = received < 0
        if received <= 0 { return }
        count += received
      }
    }
    guard !failed else { throw .noFile }
    return bytes
  }
}

extension Pause {
  /// Waits as long as told, or until the task is cancelled.
  static let system = Pause { seconds in
    // A wait that is cut short is over.
    _ = try? await Task.sleep(for: .seconds(seconds))
  }
}
