import Foundation
import Glibc

/// Reads keys on a thread of its own: a blocking `poll` on the main actor would starve the view models.
///
/// Who asks the terminal something borrows it meanwhile, for else the answer would be taken for keys.
final class TerminalInput: Sendable {
  /// A lone Esc is one when nothing has followed it for so long.
  private static let escapeMilliseconds: Int32 = 30
  /// A paste may have lost its end when nothing has followed for so long.
  private static let pasteMilliseconds: Int32 = 3000
  /// Whoever reads gives the terminal away within so many milliseconds, or does not read any more.
  private static let loanMilliseconds: Int32 = 1000

  /// Can be read from when somebody wants to borrow the terminal.
  private let wish = PipeSignal()
  private let lent = PipeSignal()
  private let returned = PipeSignal()

  /// Reads until the terminal is gone.
  func listen(_ send: @escaping @Sendable (TerminalEvent) -> Void) {
    let thread = Thread { [self] in
      var parser = InputParser()
      while true {
        var descriptors = [STDIN_FILENO, wish.end].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let ready = poll(&descriptors, 2, Self.patience(parser))
        if ready < 0, errno == EINTR { continue }
        if descriptors[1].revents != 0 { lend() }
        let now = Moment.now()
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

  /// For how many milliseconds more is waited for.
  private static func patience(_ parser: InputParser) -> Int32 {
    if parser.isPasting { return pasteMilliseconds }
    return parser.isWaiting ? escapeMilliseconds : -1
  }

  /// Takes the terminal away from whoever reads keys. One at a time may; ``giveBack()`` ends it.
  ///
  /// - Returns: Whether nobody reads from it now.
  func borrow() -> Bool {
    wish.give()
    if lent.wait(Self.loanMilliseconds) { return true }
    // Whoever reads after all must not wait for what was never borrowed.
    returned.give()
    return false
  }

  /// Lets keys be read again.
  func giveBack() { returned.give() }

  private func lend() {
    guard wish.wait(0) else { return }
    lent.give()
    returned.wait(-1)
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

/// Something that one thread tells another by a pipe, which can be waited for together with the terminal.
private final class PipeSignal: Sendable {
  /// What can be read from when it was given.
  let end: Int32
  private let start: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (end, start) = (ends[0], ends[1])
  }

  deinit {
    close(end)
    close(start)
  }

  func give() { _ = write(start, [1] as [UInt8], 1) }

  /// Waits until it is given, for so many milliseconds at most; -1 is for ever.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  func wait(_ milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, milliseconds) < 0, errno == EINTR {}
    var byte: UInt8 = 0
    return read(end, &byte, 1) == 1
  }
}
