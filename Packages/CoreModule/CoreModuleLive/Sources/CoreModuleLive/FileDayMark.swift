public import CoreModule
import Glibc

/// A day mark in a file of its own. Processes that claim a day at the same time wait for each other.
public struct FileDayMark: DayMark {
  private let path: String

  /// The mark at an absolute path.
  public init(path: String) { self.path = path }

  /// See `DayMark.last()`. A file that holds no day says that there was none.
  public func last() throws(StorageError) -> CalendarDay? {
    try PrivateFile(path: path).read().flatMap(day)
  }

  /// See `DayMark.claim(_:)`.
  public func claim(_ day: CalendarDay) throws(StorageError) -> Bool {
    PrivateFolder(path: String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))).make()
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw .cannotCreate(path: path) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .inputOutput(path: path, detail: String(cString: strerror(errno))) }
    }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count >= 0 else { throw .inputOutput(path: path, detail: String(cString: strerror(errno))) }
    if self.day(Array(bytes.prefix(count))) == day { return false }
    let text = Array("\(day)\n".utf8)
    guard pwrite(descriptor, text, text.count, 0) == text.count, ftruncate(descriptor, off_t(text.count)) == 0 else {
      throw .inputOutput(path: path, detail: String(cString: strerror(errno)))
    }
    return true
  }

  private func day(_ bytes: [UInt8]) -> CalendarDay? { CalendarDay(iso8601: String(decoding: bytes.prefix(10), as: UTF8.self)) }
}
