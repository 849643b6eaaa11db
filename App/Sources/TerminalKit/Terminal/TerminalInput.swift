import Foundation
import Glibc

/// Reads keys on its own thread: a blocking `poll` on the main actor would block the view models.
///
/// Code that sends a query to the terminal must borrow the input, or the answer would be read as keys.
package final class TerminalInput: Sendable {
  /// Esc is a key of its own when nothing follows within this time.
  private static let escapeMilliseconds: Int32 = 30
  /// A paste has stalled when nothing follows within this time.
  private static let pasteMilliseconds: Int32 = 3000
  /// How long to wait for the reading thread to lend the input.
  private static let borrowMilliseconds: Int32 = 1000

  /// Becomes readable when the input is to be borrowed.
  private let borrowRequest = PipeSignal()
  private let granted = PipeSignal()
  private let returned = PipeSignal()

  /// Reads until the input ends.
  func listen(_ send: @escaping @Sendable (TerminalEvent) -> Void) {
    let thread = Thread { [self] in
      var parser = InputParser()
      while true {
        var descriptors = [STDIN_FILENO, borrowRequest.readEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let ready = poll(&descriptors, 2, Self.pollTimeout(parser))
        if ready < 0, errno == EINTR { continue }
        if descriptors[1].revents != 0 { lend() }
        let now = MonotonicTime.now()
        guard ready != 0 else {
          if parser.isPasting {
            parser.stall()
            continue
          }
          send(.keys(parser.flush(), now))
          continue
        }
        guard descriptors[0].revents != 0, descriptors[1].revents == 0 else { continue }
        guard let bytes = Self.bytes(), !bytes.isEmpty else {
          send(.terminationRequested(SIGHUP))
          return
        }
        let keys = parser.feed(bytes)
        if !keys.isEmpty { send(.keys(keys, now)) }
      }
    }
    thread.stackSize = 512 << 10
    thread.start()
  }

  /// Milliseconds to wait for more input; -1 means forever.
  private static func pollTimeout(_ parser: InputParser) -> Int32 {
    if parser.isPasting { return pasteMilliseconds }
    return parser.isWaiting ? escapeMilliseconds : -1
  }

  /// Pauses reading until ``giveBack()``. Only one caller at a time.
  ///
  /// - Returns: Whether reading has paused.
  package func borrow() -> Bool {
    borrowRequest.signal()
    if granted.wait(Self.borrowMilliseconds) { return true }
    // If the thread lends the input later, it must not wait for a return.
    returned.signal()
    return false
  }

  /// Resumes reading.
  package func giveBack() { returned.signal() }

  private func lend() {
    guard borrowRequest.wait(0) else { return }
    granted.signal()
    returned.wait(-1)
  }

  /// The available bytes; empty at the end of the input, `nil` after a failure.
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

/// A signal between threads through a pipe, which `poll` can wait for together with the terminal.
private final class PipeSignal: Sendable {
  /// Readable after ``signal()``.
  let readEnd: Int32
  private let writeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func signal() { _ = write(writeEnd, [1] as [UInt8], 1) }

  /// Waits for the signal. -1 means forever.
  ///
  /// - Returns: Whether it was received.
  @discardableResult
  func wait(_ milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, milliseconds) < 0, errno == EINTR {}
    var byte: UInt8 = 0
    return read(readEnd, &byte, 1) == 1
  }
}
