public import CoreModule
import Glibc

/// The file in which a process that nobody watches leaves what it has to say. When it was last written tells when that was last tried.
public struct MessageFile: Sendable {
  private let path: String

  /// The file at an absolute path.
  public init(path: String) { self.path = path }

  /// What is said and was not taken yet; `nil` for nothing.
  public func take() -> String? {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0, ftruncate(descriptor, 0) == 0 else { return nil }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init)
  }

  /// Leaves one line, in place of what was left before.
  public func leave(_ text: String) throws(StorageError) {
    try PrivateFile(path: path).replace(with: Array((text + "\n").utf8))
  }

  /// Whether the last try is longer ago than so many seconds, or was never made.
  public func isOlder(than seconds: Int64, at now: Timestamp) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    let age = now.wholeSeconds - Int64(status.st_mtim.tv_sec)
    return age < 0 || age >= seconds
  }

  /// Says that it was tried now.
  public func touch() {
    PrivateFolder(path: String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))).make()
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return }
    futimens(descriptor, nil)
    close(descriptor)
  }
}
