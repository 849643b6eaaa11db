import Glibc

/// An event of the terminal.
enum TerminalEvent: Sendable {
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
struct Moment: Sendable {
  let nanoseconds: Int64

  static func now() -> Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  func milliseconds(since earlier: Moment) -> Double { Double(nanoseconds - earlier.nanoseconds) / 1_000_000 }
}

struct Size: Equatable, Sendable {
  var columns: Int
  var rows: Int
}
