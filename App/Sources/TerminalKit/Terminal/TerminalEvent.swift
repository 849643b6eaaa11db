import Glibc

/// An event of the terminal.
package enum TerminalEvent: Sendable {
  /// Keys, and when they were read.
  case keys([Key], MonotonicTime)
  case resized
  /// The process was continued.
  case resumed
  /// The process should stop (SIGTSTP).
  case stopRequested
  /// Nothing happened; the loop only looks again whether the interface has ended.
  case woken
  /// A signal asks the program to end.
  case terminationRequested(Int32)
}

/// A time of the monotonic clock.
package struct MonotonicTime: Sendable {
  package let nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  package static func now() -> MonotonicTime {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  package func milliseconds(since earlier: MonotonicTime) -> Double { Double(nanoseconds - earlier.nanoseconds) / 1_000_000 }
}

package struct Size: Equatable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }
}
