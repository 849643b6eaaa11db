import Glibc

/// When to stop waiting, by a clock that nobody sets.
struct Deadline {
  private let end: Int

  init(after limit: Duration) {
    let (seconds, attoseconds) = limit.components
    end = Self.now + Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  var millisecondsLeft: Int { max(0, end - Self.now) }

  /// Waits until something can be read or written there, which an end is too; `false` when the time is over before.
  func wait(for event: Int32, on descriptor: Int32) -> Bool {
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      let count = poll(&waiting, 1, Int32(clamping: millisecondsLeft))
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
