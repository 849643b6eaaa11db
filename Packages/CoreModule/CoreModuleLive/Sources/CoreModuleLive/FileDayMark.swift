public import CoreModule
import CoreModulePOSIX
import Glibc

/// A day mark in a file. A lock serializes processes that claim a day.
public struct FileDayMark: DayMark {
  private let path: String

  /// The mark at an absolute path.
  public init(path: String) { self.path = path }

  /// See `DayMark.last()`. Invalid content counts as no day.
  public func last() throws(StorageError) -> CalendarDay? {
    try PrivateFile(path: path).read().flatMap(day)
  }

  public func claim(_ day: CalendarDay) throws(StorageError) -> Bool {
    PrivateFolder(of: path).make()
    do throws(SystemError) {
      let file = try FileDescriptor(opening: path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
      defer { file.close() }
      try file.lock()
      if self.day(try file.read(upTo: 64, at: 0)) == day { return false }
      let text = Array("\(day)\n".utf8)
      guard pwrite(file.rawValue, text, text.count, 0) == text.count, ftruncate(file.rawValue, off_t(text.count)) == 0 else { throw .last }
      return true
    } catch { throw .writing(error, path: path) }
  }

  private func day(_ bytes: [UInt8]) -> CalendarDay? { CalendarDay(iso8601: String(decoding: bytes.prefix(10), as: UTF8.self)) }
}
