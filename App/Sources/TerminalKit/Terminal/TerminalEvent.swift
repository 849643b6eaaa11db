import Glibc

/// An event of the terminal.
package enum TerminalEvent: Sendable {
  /// Keys, and when they were read.
  case keys([Key], Moment)
  case resized
  /// The process was continued.
  case resumed
  /// The process should stop (SIGTSTP).
  case stopRequested
  /// The state of the program has changed.
  case woken
  /// A signal asks the program to end.
  case terminationRequested(Int32)
}

/// A time of the monotonic clock.
package struct Moment: Sendable {
  package let nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  package static func now() -> Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  package func milliseconds(since earlier: Moment) -> Double { Double(nanoseconds - earlier.nanoseconds) / 1_000_000 }
}

package struct Size: Equatable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }
}
