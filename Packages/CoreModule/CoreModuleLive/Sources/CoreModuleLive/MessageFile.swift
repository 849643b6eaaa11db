public import CoreModule
import CoreModulePOSIX
import Glibc

/// A file in which a background process leaves a message. Its modification time is that of the last try.
public struct MessageFile: Sendable {
  /// The absolute path of the file.
  public let path: String

  /// The file at an absolute path.
  public init(path: String) { self.path = path }

  /// Returns the message and removes it; `nil` when there is none.
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

  /// Replaces the message by one line.
  public func leave(_ text: String) throws(StorageError) {
    try PrivateFile(path: path).replace(with: Array((text + "\n").utf8))
  }

  /// Whether the last try is longer ago than this, or there was none.
  public func isOlder(than seconds: Int64, at now: Timestamp) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    let age = now.wholeSeconds - Int64(status.st_mtim.tv_sec)
    return age < 0 || age >= seconds
  }

  /// Records that the job is being tried now.
  public func touch() {
    PrivateFolder(of: path).make()
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return }
    futimens(descriptor, nil)
    close(descriptor)
  }
}
