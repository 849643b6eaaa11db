import Foundation
import Glibc

/// Reads keys on a thread of its own: a blocking `poll` on the main actor would starve the view models.
enum TerminalInput {
  /// A lone Esc is one when nothing has followed it for so long.
  private static let escapeMilliseconds: Int32 = 30

  /// Reads until the terminal is gone.
  static func listen(_ send: @escaping @Sendable (TerminalEvent) -> Void) {
    let thread = Thread {
      var parser = InputParser()
      while true {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        let ready = poll(&descriptor, 1, parser.isWaiting ? escapeMilliseconds : -1)
        if ready < 0, errno == EINTR { continue }
        let now = Moment.now()
        guard ready != 0 else {
          send(.keys(parser.flush(), now))
          continue
        }
        guard let bytes = bytes(), !bytes.isEmpty else {
          send(.endRequested(SIGHUP))
          return
        }
        let keys = parser.feed(bytes)
        if !keys.isEmpty { send(.keys(keys, now)) }
      }
    }
    thread.stackSize = 512 << 10
    thread.start()
  }

  /// What there is to read; nothing at the end of the input, `nil` after a failure.
  private static func bytes() -> [UInt8]? {
    var isFailure = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      var received = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      while received < 0, errno == EINTR { received = read(STDIN_FILENO, buffer.baseAddress, buffer.count) }
      isFailure = received < 0
      count = max(0, received)
    }
    return isFailure ? nil : bytes
  }
}
